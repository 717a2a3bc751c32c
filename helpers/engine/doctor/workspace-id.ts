import { FACTS } from '../facts/facts.ts'
import { textOf } from '../facts/workspace.ts'
import { Inconclusive } from '../outcome/errors.ts'
import type { Look } from './look.ts'
import { insteadOf, remark, type Remark } from './remark.ts'

/**
 * Whether the control interface knows the workspace: it is asked for the events of a draft, if it offers events.
 * @param id the id of the draft
 */
export async function workspaceId({ session, journal }: Look, id: string): Promise<Remark[]> {
  const { workspace, capabilities } = session.target
  const known = textOf(workspace, 'workspace-id')
  if (known === undefined || !capabilities.includes('events')) return []
  try {
    await session.control(journal).events(known, id)
    return []
  } catch (error) {
    if (!(error instanceof Inconclusive)) throw error
    // A temporary failure says nothing about the id.
    if (error.passing) return [remark('facts', 'note', error.message)]
    const why = `${error.message}; ${insteadOf('workspace-id')}`
    return [remark('facts', 'warning', `${FACTS['workspace-id'].variable}: ${why}`)]
  }
}

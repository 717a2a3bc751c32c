import type { Outgoing } from '../http/client.ts'
import { FACTS } from '../facts/facts.ts'
import { FIELD_TYPES } from '../facts/field-types.ts'
import { offersInitials, type Workspace } from '../facts/workspace.ts'

/**
 * Says in a sentence which part of a request the workspace does not offer, if any. Such a request is not sent, and no rule about it is judged
 * (readings of the document: the types of fields that a workspace may create are a fact about the target).
 */
export function lackingFor({ call, form }: Outgoing, workspace: Pick<Workspace, 'facts'>): string | undefined {
  const { variable } = FACTS['field-types']
  if (call?.name === 'addInitials')
    return offersInitials(workspace) ? undefined : `the workspace offers no initials (${variable} without initials)`
  if (call?.name !== 'addField' && call?.name !== 'updateField') return undefined
  const offered = workspace.facts['field-types']
  const type = FIELD_TYPES.find((known) => form?.some(([name, value]) => name === 'type' && value === known))
  const isOffered = type === undefined || !Array.isArray(offered) || offered.includes(type)
  return isOffered ? undefined : `the workspace offers no fields of type ${type} (${variable})`
}

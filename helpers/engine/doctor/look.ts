import { apiCalls, type Api } from '../api/api.ts'
import { createJournal, type Journal } from '../evidence/journal.ts'
import type { TextFact } from '../facts/facts.ts'
import { textOf } from '../facts/workspace.ts'
import type { Answer } from '../http/exchange.ts'
import { Inconclusive } from '../outcome/errors.ts'
import { unwrapped } from '../judge/basics.ts'
import { markedName } from '../leftovers/mark.ts'
import type { Session } from '../session/session.ts'
import { idOf } from '../targets/profile.ts'
import { isObject } from '../values/json.ts'
import { remark, type Remark } from './remark.ts'

/** The means to check a set-up: few requests, and everything that is created is cancelled if possible. */
export interface Look {
  readonly session: Session
  readonly journal: Journal
  readonly api: Api
  /** The documented calls with another key of the workspace. */
  apiWith(key: TextFact): Api
}

/** Creates the means to check the set-up of a session. */
export function lookAt(session: Session): Look {
  const { scheme, workspace } = session.target
  const journal = createJournal(session)
  const apiAs = (secret: string): Api => {
    const api = apiCalls(
      (outgoing) => session.send(journal, { scheme, secret }, outgoing),
      () => session.arrays(),
    )
    // If the response to a creation is lost, the draft is found by its name.
    return { ...api, create: (args) => api.create({ name: markedName(session.mark), ...args }) }
  }
  return {
    session,
    journal,
    api: apiAs(workspace.key),
    apiWith: (key) => apiAs(textOf(workspace, key) ?? ''),
  }
}

/** The members and the id of a response, whatever envelope it is in. */
export function contentOf(answer: Answer): {
  readonly id: string | undefined
  readonly members: Record<string, unknown>
} {
  const body = unwrapped(answer.body)
  return { id: idOf({ body }), members: isObject(body) ? body : {} }
}

/** Runs a check. If the target does not respond properly, the remark says that nothing could be checked. */
export async function found(about: string, look: () => Promise<Remark[]>): Promise<Remark[]> {
  try {
    return await look()
  } catch (error) {
    if (!(error instanceof Inconclusive)) throw error
    return [remark(about, 'note', `could not be checked: ${error.message}`)]
  }
}

import { apiCalls, type Api } from '../api/api.ts'
import { createJournal, type Journal } from '../evidence/journal.ts'
import type { TextFact } from '../facts/facts.ts'
import { textOf } from '../facts/workspace.ts'
import type { Answer } from '../http/exchange.ts'
import { Inconclusive } from '../outcome/errors.ts'
import { unwrapped } from '../judge/basics.ts'
import type { Session } from '../session/session.ts'
import { idOf } from '../targets/profile.ts'
import { isObject } from '../values/json.ts'
import { remark, type Remark } from './remark.ts'

/** What is looked at a set-up with: few requests, of which nothing stays that can be cancelled. */
export interface Look {
  readonly session: Session
  readonly journal: Journal
  readonly api: Api
  /** The documented calls with another key of the workspace. */
  apiWith(key: TextFact): Api
}

/** Begins to look at the set-up of a session. */
export function lookAt(session: Session): Look {
  const { scheme, workspace } = session.target
  const journal = createJournal(session)
  const apiAs = (secret: string) =>
    apiCalls(
      (outgoing) => session.send(journal, { scheme, secret }, outgoing),
      () => session.arrays(),
    )
  return {
    session,
    journal,
    api: apiAs(workspace.key),
    apiWith: (key) => apiAs(textOf(workspace, key) ?? ''),
  }
}

/** The members of what an answer tells, whatever envelope it is in, with its id. */
export function toldIn(answer: Answer): { readonly id: string | undefined; readonly members: Record<string, unknown> } {
  const body = unwrapped(answer.body)
  return { id: idOf({ body }), members: isObject(body) ? body : {} }
}

/** What is found about something; nothing could be where the target did not answer as it should. */
export async function found(about: string, look: () => Promise<Remark[]>): Promise<Remark[]> {
  try {
    return await look()
  } catch (error) {
    if (!(error instanceof Inconclusive)) throw error
    return [remark(about, 'note', `could not be looked at: ${error.message}`)]
  }
}

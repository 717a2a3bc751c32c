import { Inconclusive, Violation } from '../outcome/errors.ts'
import type { Outcome } from '../targets/control.ts'
import { objectsIn } from '../values/json.ts'
import type { Reading } from './reading.ts'
import { inTime, softly, type Tools } from './tools.ts'

/** What participants do, through the control interface. Which actions are open is found by trying. */
export function participantsFor({ hooks, patience, signal, step }: Tools, { actions, read }: Reading) {
  const participants = {
    /** Lets every participant whose action is open perform it. Needs `actions`. */
    signed: (id: string): Promise<void> =>
      step('the participants sign', async () => {
        const all = await actions(id)
        const acted = await Promise.all(all.map((action) => hooks.act(action, { outcome: 'done' })))
        if (!acted.includes(true))
          throw new Inconclusive('set-up: no action of the transaction is open to its participant')
      }),

    /** Lets one participant act whose action is open. Returns the id of the action. Needs `actions`. */
    acted: (id: string, outcome: Outcome): Promise<string> =>
      step(`a participant acts: ${outcome.outcome}`, () =>
        inTime(patience.readMs, signal, async () => {
          for (const action of await actions(id)) if (await hooks.act(action, outcome)) return action
          throw new Violation('actions', 'one that is open to its participant', 'none')
        }),
      ),

    /** Lets one participant perform their action, and waits until it reads as done, if it ever does. Needs `actions`. */
    performed: async (id: string): Promise<string> => {
      const action = await participants.acted(id, { outcome: 'done' })
      await softly(patience.readMs, signal, async () => {
        const tasks = objectsIn(await read(id), 'actions').flatMap((shown) => objectsIn(shown, 'tasks'))
        if (!tasks.some(({ state }) => state === 'done')) throw new Violation('tasks', 'one that is done', 'none')
      })
      return action
    },

    /** Has the final documents of a transaction produced, once it is closed, where the workspace holds them back. */
    finished: (id: string): Promise<void> =>
      inTime(patience.slowMs, signal, async () => {
        if (!(await hooks.finish(id)))
          throw new Violation('transaction that all participants acted on', 'completed by the control interface', '409')
      }),
  }
  return participants
}

import { ARRIVALS } from '../judge/basics.ts'
import { Violation } from '../outcome/errors.ts'
import type { Outcome } from '../targets/control.ts'
import { sameEmail } from '../values/emails.ts'
import { objectsIn } from '../values/json.ts'
import { readingFor, type Reading } from './reading.ts'
import { inTime, softly, type Tools } from './tools.ts'

/** What participants do, through the control interface. Which actions are open is found by trying. */
export function participantsFor(tools: Tools, { read }: Reading) {
  const { hooks, patience } = tools
  const step = <T>(name: string, body: (reading: Reading) => Promise<T>) =>
    tools.step(name, (within) => body(readingFor(within)))
  const opening = { until: 'an action is open', ms: patience.readMs, causes: [ARRIVALS.opening, ARRIVALS.start] }
  const none = () => new Violation('actions', 'one that is open to its participant', 'none')

  const participants = {
    /** Lets every participant whose action is open perform it. Needs `actions`. */
    signed: (id: string): Promise<void> =>
      step('the participants sign', ({ actions }) =>
        inTime(tools, opening, async () => {
          const all = await actions(id)
          const acted = await Promise.all(all.map((action) => hooks.act(action, { outcome: 'done' })))
          if (!acted.includes(true)) throw none()
        }),
      ),

    /**
     * Lets one participant act whose action is open. Returns the id of the action. Needs `actions`.
     * @param but an action that was acted on before, as what a participant did may show a moment later
     */
    acted: (id: string, outcome: Outcome, but?: string): Promise<string> =>
      step(`a participant acts: ${outcome.outcome}`, ({ actions }) =>
        inTime(tools, opening, async () => {
          const left = (await actions(id)).filter((action) => action !== but)
          for (const action of left) if (await hooks.act(action, outcome)) return action
          throw none()
        }),
      ),

    /**
     * Lets this participant act, whose action is found by its actor. Where it is not open yet, the others act first, as the queue
     * of a transaction is up to the target. Returns the id of the action. Needs `actions`.
     */
    actedBy: (id: string, who: string, outcome: Outcome): Promise<string> =>
      step(`${who} acts: ${outcome.outcome}`, (reading) =>
        inTime(tools, opening, async () => {
          const all = objectsIn(await reading.read(id), 'actions')
          const own = all.filter(({ actor }) => sameEmail(who, actor)).map((action) => String(action['id']))
          for (const action of own) if (await hooks.act(action, outcome)) return action
          const others = all.map((action) => String(action['id'])).filter((action) => !own.includes(action))
          // One at a time: what comes before may be all that was missing.
          for (const action of others) if (await hooks.act(action, { outcome: 'done' })) break
          throw none()
        }),
      ),

    /** Lets one participant perform their action, and waits until it reads as done, if it ever does. Needs `actions`. */
    performed: async (id: string): Promise<string> => {
      const action = await participants.acted(id, { outcome: 'done' })
      await softly(tools, { until: 'a task is done', ms: patience.readMs }, async () => {
        const tasks = objectsIn(await read(id), 'actions').flatMap((shown) => objectsIn(shown, 'tasks'))
        if (!tasks.some(({ state }) => state === 'done')) throw new Violation('tasks', 'one that is done', 'none')
      })
      return action
    },

    /** Has the final documents of a transaction produced, once it is closed, where the workspace holds them back. */
    finished: (id: string): Promise<void> =>
      inTime(
        tools,
        { until: 'a transaction can be completed', ms: patience.slowMs, causes: [ARRIVALS.completion] },
        async () => {
          if (!(await hooks.finish(id)))
            throw new Violation(
              'transaction that all participants acted on',
              'completed by the control interface',
              '409',
            )
        },
      ),
  }
  return participants
}

import { ARRIVALS } from '../judge/basics.ts'
import { Inconclusive, NotExercised, Violation } from '../outcome/errors.ts'
import type { Outcome } from '../targets/control.ts'
import { sameEmail } from '../values/emails.ts'
import { objectsIn, shown } from '../values/json.ts'
import { readingFor, type Reading } from './reading.ts'
import { waitUntil, waitWithoutFailing, type Tools } from './tools.ts'

/** More acts than those that others must perform before a participant. */
const MOST_ACTS = 20

/** Lets participants act through the control interface. Which actions are open is found out by trying. */
export function participantsFor(tools: Tools, { read }: Reading) {
  const { hooks, patience } = tools
  const step = <T>(name: string, body: (reading: Reading) => Promise<T>) =>
    tools.step(name, (within) => body(readingFor(within)))
  const opening = { until: 'an action is open', ms: patience.readMs, causes: [ARRIVALS.opening, ARRIVALS.start] }
  const none = () => new Violation('actions', 'one that is open to its participant', 'none')

  /**
   * For an error, because no action was open: if one can be performed, it is open, and the hook lacks the outcome. That says
   * nothing about the target.
   */
  const orLacking = (ids: () => Promise<string[]>, outcome: Outcome) => async (error: unknown) => {
    const isPlain = Object.keys(outcome).length === 1
    const wasNone = error instanceof Inconclusive && !error.passing
    for (const id of isPlain || !wasNone ? [] : await ids())
      if (await hooks.act(id, { outcome: 'done' }))
        throw new NotExercised(`the control interface performs actions, but does not support ${shown(outcome)}`)
    throw error
  }

  const participants = {
    /** Lets every participant with an open action perform it. Needs `actions`. */
    signed: (id: string): Promise<void> =>
      step('the participants sign', ({ actions }) =>
        waitUntil(tools, opening, async () => {
          const all = await actions(id)
          const acted = await Promise.all(all.map((action) => hooks.act(action, { outcome: 'done' })))
          if (!acted.includes(true)) throw none()
        }),
      ),

    /**
     * Lets one participant with an open action act. Needs `actions`.
     * @param but an earlier action, whose effect may not show yet
     * @returns the id of the action
     */
    acted: (id: string, outcome: Outcome, but?: string): Promise<string> =>
      step(`a participant acts: ${outcome.outcome}`, async ({ actions }) => {
        const others = async () => (await actions(id)).filter((action) => action !== but)
        const act = async () => {
          for (const action of await others()) if (await hooks.act(action, outcome)) return action
          throw none()
        }
        return waitUntil(tools, opening, act).catch(orLacking(others, outcome))
      }),

    /**
     * Lets this participant act; their action is found by its actor. If it is not open yet, the others act first,
     * because the target decides the order. Needs `actions`.
     * @returns the id of the action
     */
    actedBy: (id: string, who: string, outcome: Outcome): Promise<string> =>
      step(`${who} acts: ${outcome.outcome}`, async (reading) => {
        const actionsOf = async (isMeant: (isOwn: boolean) => boolean) => {
          const all = objectsIn(await reading.read(id), 'actions')
          return all.filter(({ actor }) => isMeant(sameEmail(who, actor))).map((action) => String(action['id']))
        }
        const ownActions = () => actionsOf((isOwn) => isOwn)
        const act = async (mayOthers: boolean): Promise<{ own?: string }> => {
          for (const action of await ownActions()) if (await hooks.act(action, outcome)) return { own: action }
          const others = mayOthers ? await actionsOf((isOwn) => !isOwn) : []
          // One at a time, because a single earlier action may have been missing.
          for (const action of others) if (await hooks.act(action, { outcome: 'done' })) return {}
          throw none()
        }
        // After each act of another participant, the next action may take as long to open.
        for (let acts = 0; ; acts += 1) {
          const { own } = await waitUntil(tools, opening, () => act(acts < MOST_ACTS)).catch(
            orLacking(ownActions, outcome),
          )
          if (own !== undefined) return own
        }
      }),

    /** Lets one participant perform their action, and waits for a while until it shows as done. Needs `actions`. */
    performed: async (id: string): Promise<string> => {
      const action = await participants.acted(id, { outcome: 'done' })
      await waitWithoutFailing(tools, { until: 'a task is done', ms: patience.readMs }, async () => {
        const tasks = objectsIn(await read(id), 'actions').flatMap((one) => objectsIn(one, 'tasks'))
        if (!tasks.some(({ state }) => state === 'done')) throw new Violation('tasks', 'one that is done', 'none')
      })
      return action
    },

    /** Completes a closed transaction if the workspace would leave it closed. */
    finished: (id: string): Promise<void> =>
      waitUntil(
        tools,
        { until: 'a transaction can be completed', ms: patience.slowMs, causes: [ARRIVALS.completion] },
        async () => {
          if (!(await hooks.finish(id)))
            throw new Violation(
              'a transaction in which all participants have acted',
              'completed by the control interface',
              '409',
            )
        },
      ),
  }
  return participants
}

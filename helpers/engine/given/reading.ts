import { isDeepStrictEqual } from 'node:util'
import { ARRIVALS, BASICS } from '../judge/basics.ts'
import { setUp } from '../judge/requests.ts'
import { Violation } from '../outcome/errors.ts'
import { isAbsent, objectsIn, type JsonObject, type Transaction } from '../values/json.ts'
import { STATES, type State } from './states.ts'
import { waitUntil, waitWithoutFailing, type Tools } from './tools.ts'

/** For each state, the rules that explain why a transaction does not reach it if they are violated. */
const CAUSES: Readonly<Record<State, readonly string[]>> = {
  draft: [],
  started: [ARRIVALS.start],
  paused: [ARRIVALS.pause],
  cancelled: [ARRIVALS.cancel],
  expired: [ARRIVALS.expiry],
  closed: [ARRIVALS.closing, ARRIVALS.beforeCompletion],
  completed: [ARRIVALS.closing, ARRIVALS.completion],
}

/** Members that a transaction has in a state, but that may appear with a delay. */
const CARRIED: Readonly<Partial<Record<State, readonly string[]>>> = {
  started: ['started_at', 'expires_at'],
  paused: ['started_at', 'expires_at'],
  cancelled: ['closed_at'],
  expired: ['closed_at'],
  closed: ['closed_at'],
  completed: ['closed_at'],
}

/** How a transaction reached a state, to recognize that it did. */
export interface Arrival {
  /** The response of the call that changed the state, if a call did. */
  readonly answered?: JsonObject | undefined
  /** The transaction as it read before, if time or people changed the state. */
  readonly before?: JsonObject
}

/** Reads transactions during set-up. Reads may lag, so a new resource may not be found at once. */
export function readingFor(tools: Tools) {
  const { api, patience } = tools
  const reading = {
    /** The current state of a transaction. */
    read: (id: string): Promise<JsonObject> =>
      waitUntil(
        tools,
        { until: 'a transaction is read', ms: patience.readMs, causes: [BASICS.reading, BASICS.id] },
        async () => {
          const answer = await api.get(id)
          if (answer.status === 404)
            throw new Violation('reading the transaction', 'the transaction created before', '404')
          return setUp(() => Promise.resolve(answer))
        },
      ),

    /**
     * Reads until the transaction is in `state`. An undocumented state violates a rule of its own: once a read shows
     * that the target has caught up, the scenario continues with it.
     */
    settled: async (id: string, state: State, patienceMs: number, arrival: Arrival = {}): Promise<Transaction> => {
      const wait = { until: `state ${state}`, ms: patienceMs, causes: [...CAUSES[state], ARRIVALS.state] }
      const found = await waitUntil(tools, wait, async () => {
        const transaction = await reading.read(id)
        if (transaction['state'] !== state && !isUndocumented(transaction['state'], arrival))
          throw new Violation('state of the transaction', state, String(transaction['state']))
        return transaction
      })
      return { ...(await reading.whole(id, found)), id }
    },

    /** Reads a transaction until it has all members of its state; returns it as it is if it never does. */
    whole: async (id: string, found: JsonObject): Promise<JsonObject> => {
      const missing = CARRIED[found['state'] as State]?.find((member) => isAbsent(found[member]))
      if (missing === undefined) return found
      await reading.carrying(id, missing)
      return reading.read(id)
    },

    /** Reads until the transaction is in `state`; the change or its reads may lag. */
    reached: (id: string, state: State): Promise<Transaction> => reading.settled(id, state, patience.slowMs),

    /** Reads until the transaction has `member`; continues without it if it never does. */
    carrying: (id: string, member: string): Promise<void> =>
      waitWithoutFailing(tools, { until: `${member} shows`, ms: patience.readMs }, async () => {
        if (isAbsent((await reading.read(id))[member])) throw new Violation(member, 'a value', 'nothing')
      }),

    /**
     * The ids of the actions of a started transaction, once it has any. Numbers are accepted because another rule
     * judges the type of ids.
     */
    actions: (id: string): Promise<string[]> =>
      waitUntil(tools, { until: 'actions show', ms: patience.readMs, causes: [ARRIVALS.actions] }, async () => {
        const ids = objectsIn(await reading.read(id), 'actions').map((action) => action['id'])
        if (ids.length === 0) throw new Violation('actions of the started transaction', 'at least one', 'none')
        return ids.filter((action) => typeof action === 'string' || typeof action === 'number').map(String)
      }),

    /**
     * The item of a transaction in the list, found by its one-word name or among the latest, once it is listed and has
     * `member`.
     */
    listed: (id: string, name: string, member = 'id'): Promise<JsonObject> =>
      waitUntil(tools, { until: `${member} is listed`, ms: patience.slowMs, causes: [BASICS.itself] }, async () => {
        const item = (await itemOf(id, { text_search: name })) ?? (await itemOf(id, { size: 100 }))
        if (!item) throw new Violation('list', `the transaction ${id}`, 'no such transaction')
        if (isAbsent(item[member])) throw new Violation(`${member} of the list item`, 'a value', 'nothing')
        return item
      }),
  }

  const itemOf = async (id: string, filter: { text_search: string } | { size: number }) => {
    const list = await setUp(() => api.list(filter))
    return objectsIn(list, 'content').find((found) => found['id'] === id)
  }
  return reading
}

/** Whether a state is undocumented and the transaction has reached it. */
function isUndocumented(state: unknown, { answered, before }: Arrival): boolean {
  if (STATES.some((known) => known === state)) return false
  if (answered) return isDeepStrictEqual(state, answered['state'])
  return before !== undefined && !isDeepStrictEqual(state, before['state'])
}

/** Reads transactions during set-up. */
export type Reading = ReturnType<typeof readingFor>

import { isDeepStrictEqual } from 'node:util'
import { ARRIVALS, BASICS } from '../judge/basics.ts'
import { setUp } from '../judge/requests.ts'
import { Violation } from '../outcome/errors.ts'
import { isAbsent, objectsIn, type JsonObject, type Transaction } from '../values/json.ts'
import { STATES, type State } from './states.ts'
import { inTime, softly, type Tools } from './tools.ts'

/** The rules, breaches of which would explain that a transaction does not get into a state. */
const CAUSES: Readonly<Record<State, readonly string[]>> = {
  draft: [],
  started: [ARRIVALS.start],
  paused: [ARRIVALS.pause],
  cancelled: [ARRIVALS.cancel],
  expired: [ARRIVALS.expiry],
  closed: [ARRIVALS.closing, ARRIVALS.beforeCompletion],
  completed: [ARRIVALS.closing, ARRIVALS.completion],
}

/** What a transaction carries in a state, and may show a moment after it. */
const CARRIED: Readonly<Partial<Record<State, readonly string[]>>> = {
  started: ['started_at', 'expires_at'],
  paused: ['started_at', 'expires_at'],
  cancelled: ['closed_at'],
  expired: ['closed_at'],
  closed: ['closed_at'],
  completed: ['closed_at'],
}

/** What brought a transaction into a state: how it shows that it did. */
export interface Arrival {
  /** What the call was answered with, where one brought it there. */
  readonly answered?: JsonObject | undefined
  /** How the transaction read before, where time or people brought it there. */
  readonly before?: JsonObject
}

/** How cases look at a transaction before they judge it. Reads may lag: what was just made may not be there at once. */
export function readingFor(tools: Tools) {
  const { api, patience } = tools
  const reading = {
    /** A transaction as it reads now. */
    read: (id: string): Promise<JsonObject> =>
      inTime(
        tools,
        { until: 'a transaction is read', ms: patience.readMs, causes: [BASICS.reading, BASICS.id] },
        async () => {
          const answer = await api.get(id)
          if (answer.status === 404) throw new Violation('reading the transaction', 'what was made before', '404')
          return setUp(() => Promise.resolve(answer))
        },
      ),

    /**
     * Reads until `state` shows. A state that is none of the documented ones is told by its own rule: once it shows that the
     * read has caught up, the case goes on with what was accepted.
     */
    settled: async (id: string, state: State, patienceMs: number, arrival: Arrival = {}): Promise<Transaction> => {
      const wait = { until: `state ${state}`, ms: patienceMs, causes: [...CAUSES[state], ARRIVALS.state] }
      const found = await inTime(tools, wait, async () => {
        const transaction = await reading.read(id)
        if (transaction['state'] !== state && !isUndocumented(transaction['state'], arrival))
          throw new Violation('state of the transaction', state, String(transaction['state']))
        return transaction
      })
      return { ...(await reading.whole(id, found)), id }
    },

    /** The same reading, or a later one with what a transaction carries in that state; as it is where it never does. */
    whole: async (id: string, found: JsonObject): Promise<JsonObject> => {
      const missing = CARRIED[found['state'] as State]?.find((member) => isAbsent(found[member]))
      if (missing === undefined) return found
      await reading.carrying(id, missing)
      return reading.read(id)
    },

    /** The transaction once it reads in `state`: what brings it there, or its reads, may lag. */
    reached: (id: string, state: State): Promise<Transaction> => reading.settled(id, state, patience.slowMs),

    /** Reads until the transaction carries `member`; where it never does, the case goes on without. */
    carrying: (id: string, member: string): Promise<void> =>
      softly(tools, { until: `${member} shows`, ms: patience.readMs }, async () => {
        if (isAbsent((await reading.read(id))[member])) throw new Violation(member, 'a value', 'nothing')
      }),

    /** The ids of the actions of a started transaction, once it shows any; that a number is no id has a rule of its own. */
    actions: (id: string): Promise<string[]> =>
      inTime(tools, { until: 'actions show', ms: patience.readMs, causes: [ARRIVALS.actions] }, async () => {
        const ids = objectsIn(await reading.read(id), 'actions').map((action) => action['id'])
        if (ids.length === 0) throw new Violation('actions of the started transaction', 'at least one', 'none')
        return ids.filter((action) => typeof action === 'string' || typeof action === 'number').map(String)
      }),

    /**
     * The item of a transaction in the list, found by its name of one word or among the latest, once it shows there and
     * carries `member`.
     */
    listed: (id: string, name: string, member = 'id'): Promise<JsonObject> =>
      inTime(tools, { until: `${member} is listed`, ms: patience.slowMs, causes: [BASICS.itself] }, async () => {
        const item = (await itemOf(id, { text_search: name })) ?? (await itemOf(id, { size: 100 }))
        if (!item) throw new Violation('list', `the transaction ${id}`, 'it is not there')
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

/** Whether a state is none that the document knows, and the transaction has arrived there. */
function isUndocumented(state: unknown, { answered, before }: Arrival): boolean {
  if (STATES.some((known) => known === state)) return false
  if (answered) return isDeepStrictEqual(state, answered['state'])
  return before !== undefined && !isDeepStrictEqual(state, before['state'])
}

/** How cases look at a transaction. */
export type Reading = ReturnType<typeof readingFor>

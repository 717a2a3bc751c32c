import { setUp } from '../judge/requests.ts'
import { Violation } from '../outcome/errors.ts'
import { isAbsent, objectsIn, type JsonObject, type Transaction } from '../values/json.ts'
import type { State } from './states.ts'
import { inTime, softly, type Tools } from './tools.ts'

/** How cases look at a transaction before they judge it. Reads may lag: what was just made may not be there at once. */
export function readingFor({ api, patience, signal }: Tools) {
  const reading = {
    /** A transaction as it reads now. */
    read: (id: string): Promise<JsonObject> =>
      inTime(patience.readMs, signal, async () => {
        const answer = await api.get(id)
        if (answer.status === 404) throw new Violation('reading the transaction', 'what was made before', '404')
        return setUp(() => Promise.resolve(answer))
      }),

    /** Reads until `state` shows. */
    settled: (id: string, state: State, patienceMs: number): Promise<Transaction> =>
      inTime(patienceMs, signal, async () => {
        const transaction = await reading.read(id)
        if (transaction['state'] !== state)
          throw new Violation('state of the transaction', state, String(transaction['state']))
        return { ...transaction, id }
      }),

    /** The transaction once it reads in `state`: what brings it there, or its reads, may lag. */
    reached: (id: string, state: State): Promise<Transaction> => reading.settled(id, state, patience.slowMs),

    /** Reads until the transaction carries `member`; where it never does, the case goes on without. */
    carrying: (id: string, member: string): Promise<void> =>
      softly(patience.readMs, signal, async () => {
        if (isAbsent((await reading.read(id))[member])) throw new Violation(member, 'a value', 'nothing')
      }),

    /** The ids of the actions of a started transaction, once it shows any. */
    actions: (id: string): Promise<string[]> =>
      inTime(patience.readMs, signal, async () => {
        const ids = objectsIn(await reading.read(id), 'actions').map((action) => action['id'])
        if (ids.length === 0) throw new Violation('actions of the started transaction', 'at least one', 'none')
        return ids.filter((action) => typeof action === 'string')
      }),

    /** The item of a transaction in the list, found by its name of one word, once it shows there and carries `member`. */
    listed: (id: string, name: string, member = 'id'): Promise<JsonObject> =>
      inTime(patience.slowMs, signal, async () => {
        const list = await setUp(() => api.list({ text_search: name }))
        const item = objectsIn(list, 'content').find((found) => found['id'] === id)
        if (!item) throw new Violation('list', `the transaction ${id}`, 'it is not there')
        if (isAbsent(item[member])) throw new Violation(`${member} of the list item`, 'a value', 'nothing')
        return item
      }),
  }
  return reading
}

/** How cases look at a transaction. */
export type Reading = ReturnType<typeof readingFor>

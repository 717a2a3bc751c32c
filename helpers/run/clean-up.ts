import { setMaxListeners } from 'node:events'
import { pathOf } from '../api/calls.ts'
import { createJournal } from '../evidence/journal.ts'
import type { Client } from '../http/client.ts'
import type { Auth } from '../http/exchange.ts'
import { begin } from './sending.ts'

/** Longest time that clearing up after one scenario may take. */
const CLEAN_UP_MS = 15_000

/** Cancels transactions, as far as they can be. Returns the ids of those that are left. */
export async function cancelAll(ids: Iterable<string>, client: Client, auth: Auth): Promise<string[]> {
  const signal = AbortSignal.timeout(CLEAN_UP_MS)
  setMaxListeners(0, signal)
  const left = await Promise.all(
    [...ids].map(async (id) => ((await isOutOfTheWay(id, client, auth, signal)) ? [] : [id])),
  )
  return left.flat()
}

/** Whether the transaction is cancelled now, or ended before. */
async function isOutOfTheWay(id: string, client: Client, auth: Auth, signal: AbortSignal): Promise<boolean> {
  const exchange = begin(createJournal(), 'api', { method: 'POST', path: pathOf('cancel', [id]) }, auth)
  try {
    const { status } = await client.send(exchange, signal)
    return status < 500 && status !== 401 && status !== 403
  } catch {
    return false
  }
}

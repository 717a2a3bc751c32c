import type { Exchange } from '../http/exchange.ts'
import { Violation } from '../outcome/errors.ts'
import { checkUnchanged } from '../judge/unchanged.ts'
import type { Shape } from '../judge/shapes.ts'
import { isObject, type JsonObject } from '../values/json.ts'

/** Members that time and participants change as well. */
const CHANGED_BY_OTHERS = ['state', 'closed_at', 'collected', 'uploads']

/** Whether a path begins with `/v1/transactions/{transaction_id}`. */
const isOf = (id: string, path: string): boolean => path.split(/[/?]/)[3] === encodeURIComponent(id)

/**
 * The object in the response to the last accepted write on a transaction. None if there was no write, or if the last one was
 * a deletion, whose response is empty.
 */
export function lastWriteOn(id: string, exchanges: readonly Exchange[]): JsonObject | undefined {
  const isWrite = ({ side, method, path, answer }: Exchange) =>
    side === 'api' && method !== 'GET' && isOf(id, path) && answer !== undefined && answer.status < 300
  const body = exchanges.findLast(isWrite)?.answer?.body
  return isObject(body) ? body : undefined
}

/**
 * Checks that a reading of a transaction shows the result of the last write.
 * @param written the transaction, document or field in the response to that write
 * @throws Violation if the reading lacks something or has another value
 */
export function checkShowsWrite(written: JsonObject, read: JsonObject, shapes: readonly Shape[]): void {
  const { id } = written
  const leeway = { but: CHANGED_BY_OTHERS, whereFirstShows: true }
  if (id === read['id']) return checkUnchanged(written, read, shapes, 'after the last write', leeway)
  if (id === undefined) return
  const named = JSON.stringify(id)
  if (!JSON.stringify(read).includes(named)) throw new Violation('the transaction', `with ${named}`, 'without it')
}

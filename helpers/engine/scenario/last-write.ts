import type { Exchange } from '../http/exchange.ts'
import { Violation } from '../outcome/errors.ts'
import { checkUnchanged } from '../judge/unchanged.ts'
import type { Shape } from '../judge/shapes.ts'
import { isObject, objectsIn, type JsonObject } from '../values/json.ts'

/** Members that time and participants change as well. */
const CHANGED_BY_OTHERS = ['state', 'closed_at', 'collected', 'uploads']

/** Whether a path begins with `/v1/transactions/{transaction_id}`. */
const isOf = (id: string, path: string): boolean => path.split(/[/?]/)[3] === encodeURIComponent(id)

/** The last accepted write on a transaction. */
export function lastWriteOn(id: string, exchanges: readonly Exchange[]): Exchange | undefined {
  return exchanges.findLast(
    ({ side, method, path, answer }) =>
      side === 'api' && method !== 'GET' && isOf(id, path) && answer !== undefined && answer.status < 300,
  )
}

/** The order of the states from a draft to its end. Whether a paused transaction can be resumed is not documented. */
const PROGRESS: Readonly<Record<string, number>> = {
  draft: 0,
  started: 1,
  paused: 2,
  closed: 3,
  cancelled: 4,
  expired: 4,
  completed: 4,
}
const progressOf = (body: unknown): number => (isObject(body) ? (PROGRESS[String(body['state'])] ?? 0) : 0)

/**
 * Checks that a reading of a transaction shows no earlier state than a response before it.
 * @throws Violation if the reading is older
 */
export function checkAsFarOn(id: string, read: JsonObject, exchanges: readonly Exchange[]): void {
  const seen = exchanges.filter(({ side, path }) => side === 'api' && isOf(id, path)).map(({ answer }) => answer?.body)
  const last = seen.findLast((body) => progressOf(body) > progressOf(read))
  if (isObject(last)) throw new Violation('state', String(last['state']), String(read['state']))
}

/**
 * Checks that a reading of a transaction shows the result of a write: the transaction, document or field in its response, or
 * each element of it. After a deletion, whose response is empty, the document or field of its path must be gone.
 * @throws Violation if the reading lacks something or has another value
 */
export function checkShowsWrite(write: Exchange, read: JsonObject, shapes: readonly Shape[]): void {
  if (write.method === 'DELETE') return checkGone(write.path, read)
  const body = write.answer?.body
  const leeway = { but: CHANGED_BY_OTHERS, whereFirstShows: true }
  for (const written of Array.isArray(body) ? body : [body]) {
    if (!isObject(written) || written['id'] === undefined) continue
    if (written['id'] === read['id']) checkUnchanged(written, read, shapes, 'after the last write', leeway)
    else checkNamed(written['id'], read)
  }
}

function checkNamed(id: unknown, read: JsonObject): void {
  const named = JSON.stringify(id)
  if (!JSON.stringify(read).includes(named)) throw new Violation('the transaction', `with ${named}`, 'without it')
}

/** A path ends with `/documents/{document_id}` or `/fields/{field_id}`. Ids are unique only among those of one kind. */
function checkGone(path: string, read: JsonObject): void {
  const [kind = '', id = ''] = path.split('/').slice(-2)
  const documents = objectsIn(read, 'documents')
  const left = kind === 'fields' ? documents.flatMap((document) => objectsIn(document, 'fields')) : documents
  if (left.some((one) => encodeURIComponent(String(one['id'])) === id))
    throw new Violation(kind, `without ${id}`, 'with it')
}

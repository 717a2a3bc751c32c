import type { Exchange } from '../http/exchange.ts'
import { Inconclusive, NotExercised, ServerError } from '../outcome/errors.ts'
import type { Attempt } from './attempt.ts'
import { turnOf } from '../session/sending.ts'

/**
 * Identifies the request without a usable response that left an attempt inconclusive, in the same words for every
 * attempt. `undefined` if the attempt reached a conclusion, if there is no such request, or after a time-out, because
 * another attempt would take as long.
 */
export function failedRequestOf({ error, journal, malformed }: Attempt): string | undefined {
  if (!(error instanceof Inconclusive || error instanceof NotExercised)) return undefined
  if (error instanceof Inconclusive && error.trouble === 'slow') return undefined
  const { exchanges } = journal
  // The request of the error itself comes first: among requests that are sent concurrently, another one may end last.
  const own = error instanceof ServerError && exchanges.find(({ number }) => number === error.exchange)
  if (own) return placeOf(own, journal)
  // The error may be from a later step, because a scenario may continue after a failed request.
  const last = exchanges.findLast((one) => isUnusable(one) && !wasRepeated(one, exchanges))
  if (last) return placeOf(last, journal)
  const kind = malformed.at(-1)?.kind
  if (kind !== undefined) return kind
  return error instanceof Inconclusive && error.passing ? 'a request outside the scenario' : undefined
}

const REQUEST_TIMEOUT = 408

/** Whether there was no response, or one that may come from something in front of the service. */
const isUnusable = ({ answer, failure }: Exchange): boolean =>
  failure !== undefined || (answer !== undefined && (answer.status >= 500 || answer.status === REQUEST_TIMEOUT))

/** Whether a read was repeated successfully. */
const wasRepeated = ({ number, method, path }: Exchange, exchanges: readonly Exchange[]): boolean =>
  method === 'GET' &&
  exchanges.some((one) => one.number > number && one.method === method && one.path === path && !isUnusable(one))

/** The number of reads differs between attempts, so reads are not counted. */
function placeOf(exchange: Exchange, journal: Attempt['journal']): string {
  const { side, method, call } = exchange
  const place = `${side} ${method} ${call?.name ?? 'elsewhere'}`
  return method === 'GET' ? place : `${place} ${turnOf(journal, exchange)}`
}

import type { Exchange } from '../http/exchange.ts'
import { Inconclusive, NotExercised } from '../outcome/errors.ts'
import type { Attempt } from './attempt.ts'
import { turnOf } from '../session/sending.ts'

/**
 * The request at which a try came to nothing, in words that are the same in another try, where no answer came to it or none that
 * must be the target's own. Absent where the try came to a conclusion, where nothing of that kind happened in it, and where time
 * ran out: another try would take as long.
 */
export function stumbleOf({ error, journal, flawed }: Attempt): string | undefined {
  if (!(error instanceof Inconclusive || error instanceof NotExercised)) return undefined
  if (error instanceof Inconclusive && error.trouble === 'slow') return undefined
  const { exchanges } = journal
  // The error may be that of a later step: a case may go on where a request failed it.
  const last = exchanges.findLast((one) => isUseless(one) && !isMadeGood(one, exchanges))
  if (last) return placeOf(last, journal)
  const kind = flawed.at(-1)?.kind
  if (kind !== undefined) return kind
  return error instanceof Inconclusive && error.passing ? 'a request beside the scenario' : undefined
}

const REQUEST_TIMEOUT = 408

/** Whether nothing came back, or what something in front of the service may have said. */
const isUseless = ({ answer, failure }: Exchange): boolean =>
  failure !== undefined || (answer !== undefined && (answer.status >= 500 || answer.status === REQUEST_TIMEOUT))

/** Whether a reading was sent again, and answered. */
const isMadeGood = ({ number, method, path }: Exchange, exchanges: readonly Exchange[]): boolean =>
  method === 'GET' &&
  exchanges.some((one) => one.number > number && one.method === method && one.path === path && !isUseless(one))

/** How often something is read differs from try to try. */
function placeOf(exchange: Exchange, journal: Attempt['journal']): string {
  const { side, method, call } = exchange
  const place = `${side} ${method} ${call?.name ?? 'elsewhere'}`
  return method === 'GET' ? place : `${place} ${turnOf(journal, exchange)}`
}

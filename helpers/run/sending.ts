import type { Journal } from '../evidence/journal.ts'
import type { Redactor } from '../evidence/redact.ts'
import type { Outgoing } from '../http/client.ts'
import { isSuccess, type Answer, type Auth, type Exchange } from '../http/exchange.ts'
import { isPage } from '../http/html-page.ts'
import { Inconclusive, ServerError } from '../outcome/errors.ts'
import { isObject, objectsIn } from '../values/json.ts'

/** Begins an exchange in the journal: what is sent is noted before anything can go wrong with it. */
export function begin(journal: Journal, side: Exchange['side'], outgoing: Outgoing, auth: Auth | undefined): Exchange {
  const exchange: Exchange = {
    headers: {},
    ...outgoing,
    ...(auth && { auth }),
    number: journal.exchanges.length + 1,
    side,
    startedAt: Date.now(),
    durationMs: 0,
  }
  journal.exchanges.push(exchange)
  return exchange
}

/**
 * The answer, where it can be the target's own.
 * @throws ServerError for the 5xx range, Inconclusive for a page in the place of a success
 */
export function trusted(answer: Answer): Answer {
  const { status, exchange } = answer
  const name = `${exchange.method} ${exchange.path}`
  // A time-out of the request is told by something in front of the service as often as by itself.
  if (status === 408) throw new Inconclusive(`${name}: answered 408`, { passing: true })
  if (status >= 500) throw new ServerError(name, status)
  if (isPage(answer) && status < 400) {
    throw new Inconclusive(`${name}: answered ${status} with an HTML page`, { passing: true })
  }
  return answer
}

/** The id of the transaction that the request made, if it made one. */
export function createdId(answer: Answer): string | undefined {
  const { body, exchange } = answer
  const creates = exchange.method === 'POST' && exchange.path === '/v1/transactions' && isSuccess(answer)
  return creates && isObject(body) && typeof body['id'] === 'string' ? body['id'] : undefined
}

/** Keeps every key of a workspace that was made out of what is shown, also those that no scenario uses. */
export function hideKeysIn({ answer }: Exchange, redactor: Redactor): void {
  for (const { secret } of objectsIn(answer?.body, 'api_keys')) {
    if (typeof secret === 'string') redactor.add(secret, '$KEY')
  }
}

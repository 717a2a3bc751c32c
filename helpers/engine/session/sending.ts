import { setTimeout as sleep } from 'node:timers/promises'
import type { Journal } from '../evidence/journal.ts'
import type { Redactor } from '../evidence/redact.ts'
import type { Outgoing } from '../http/client.ts'
import { isSuccess, type Answer, type Auth, type Exchange } from '../http/exchange.ts'
import { ERROR_OBJECTS, jsonRulesOf, unwrapped } from '../judge/basics.ts'
import { MalformedResponse, Inconclusive, ServerError } from '../outcome/errors.ts'
import { idOf } from '../targets/profile.ts'
import { isObject, objectsIn } from '../values/json.ts'

/** Begins an exchange in the journal, so that the request is recorded before anything can go wrong. */
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

/** The keys that the target has accepted in this run, each with its form of authentication. */
export interface AcceptedKeys {
  /**
   * The response, marked as malformed if it is a 401 for a key that the target accepted before: it may come from
   * something in front of the target. A 401 to a request with a PIN may be about the PIN.
   */
  mark(as: Auth | undefined, answer: Answer): Answer
}

/** @param own the key that was accepted at first contact */
export function acceptedKeys(own: Auth): AcceptedKeys {
  const nameOf = ({ scheme, secret }: Auth) => `${scheme} ${secret}`
  const taken = new Set([nameOf(own)])
  return {
    mark(as, answer) {
      if (!as) return answer
      if (isSuccess(answer)) taken.add(nameOf(as))
      const isAboutKey = answer.status === 401 && answer.exchange.call?.name !== 'authorizeSeal'
      const isDenied = isAboutKey && taken.has(nameOf(as))
      return isDenied ? { ...answer, defect: 'a rejection of the key that was accepted before' } : answer
    },
  }
}

/** The position of an exchange among those of the same call, starting at 1, including concurrent ones. */
export function turnOf({ exchanges }: Pick<Journal, 'exchanges'>, exchange: Exchange): number {
  const { method, call } = exchange
  const like = exchanges.filter((one) => one.method === method && one.call?.name === call?.name)
  return like.indexOf(exchange) + 1
}

/**
 * Returns the response if it can be attributed to the target.
 * @param doubt the kind of a malformed response that an intermediary may have caused
 * @param turn the position of the request among those of the same call
 * @throws ServerError for a 5xx, MalformedResponse for a malformed response
 */
export function trusted(answer: Answer, doubt: string | undefined, turn: number): Answer {
  const { status, exchange, defect = '' } = answer
  const name = `${exchange.method} ${exchange.path}`
  // 408 often comes from something in front of the service.
  if (status === 408) throw new Inconclusive(`${name}: the response is 408`, { passing: true })
  if (status >= 500) throw new ServerError(name, status, exchange.number)
  if (doubt === undefined) return answer
  const causes = defect === 'text that is not JSON' ? (status >= 400 ? ERROR_OBJECTS : jsonRulesOf(exchange)) : []
  throw new MalformedResponse(`${name}: the response is ${status} with ${defect}`, doubt, turn, causes)
}

/**
 * The number of times that a read is sent again: at once after a lost or malformed response, or after a pause if the
 * response is a 5xx.
 */
const READ_AGAIN = 3
const READ_AGAIN_MS = [50, 150]

/**
 * Sends a request once, or a read several times, because reads change nothing. It is not repeated after a time-out. If
 * every attempt fails, the last response counts.
 */
export async function sentAgain(isReading: boolean, sendOnce: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await sendOnce()
    } catch (error) {
      const pauseMs = pauseAfter(error, tries)
      if (!isReading || pauseMs === undefined) throw error
      if (pauseMs > 0) await sleep(pauseMs)
    }
  }
}

/** Milliseconds before a read is sent again; `undefined` if that would not help. */
function pauseAfter(error: unknown, tries: number): number | undefined {
  if (error instanceof ServerError) return READ_AGAIN_MS[tries]
  const mayPass = error instanceof MalformedResponse || (error instanceof Inconclusive && error.trouble === 'lost')
  return mayPass && tries < READ_AGAIN ? 0 : undefined
}

/** The first id in a text: that of the object itself, which precedes the ids of inner objects. */
const FIRST_ID = /"id"\s*:\s*"([^"\\]{1,200})"/

/** Whether a request creates a transaction if it is accepted (document: Create a transaction). */
export const isCreation = ({ method, path }: Outgoing): boolean => method === 'POST' && path === '/v1/transactions'

/** The name in a creation. */
export function nameIn({ form = [], json, raw }: Outgoing): string | undefined {
  const pairs = typeof raw === 'string' ? [...new URLSearchParams(raw)] : form
  const name = pairs.find(([key]) => key === 'name')?.[1] ?? (isObject(json) ? json['name'] : undefined)
  return typeof name === 'string' ? name : undefined
}

/** Whether the response says that nothing was created. */
export const isRefusal = ({ status, defect }: Answer): boolean => status >= 400 && status < 500 && defect === undefined

/**
 * The id of the transaction that the request created, if any. It is also found in a truncated response, because the
 * transaction must be cleaned up.
 */
export function createdId(answer: Answer): string | undefined {
  const { text, defect, exchange } = answer
  if (!isCreation(exchange) || !isSuccess(answer)) return undefined
  return idOf(answer) ?? (defect === undefined ? undefined : FIRST_ID.exec(text)?.[1])
}

/** Redacts all keys and PINs of a created workspace, including unused ones. */
export function hideKeysIn({ answer }: Exchange, redactor: Redactor): void {
  for (const { secret } of objectsIn(answer?.body, 'api_keys')) {
    if (typeof secret === 'string') redactor.add(secret, '$KEY')
  }
  for (const { pin } of objectsIn(answer?.body, 'seals').flatMap((seal) => objectsIn(seal, 'authentication_means'))) {
    if (typeof pin === 'number' || typeof pin === 'string') redactor.add(`${pin}`, '$ESIGN_SEAL_PIN')
  }
}

/** Whether a URL has more than a server address: otherwise it gives nobody access to an action. */
const hasPath = (url: string): boolean => {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return false
  const { pathname, search, hash } = new URL(url)
  return `${pathname}${search}${hash}`.length > 1
}

/** Redacts the addresses of action pages: anybody with such an address can act as its participant. */
export function hideActionsIn({ body }: Pick<Answer, 'body'>, redactor: Redactor): void {
  const transactions = [unwrapped(body), ...objectsIn(body, 'content')]
  for (const { url } of transactions.flatMap((transaction) => objectsIn(transaction, 'actions'))) {
    if (typeof url === 'string' && hasPath(url)) redactor.addAddress(url, '$ACTION_URL')
  }
}

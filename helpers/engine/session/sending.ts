import { setTimeout as sleep } from 'node:timers/promises'
import type { Journal } from '../evidence/journal.ts'
import type { Redactor } from '../evidence/redact.ts'
import type { Outgoing } from '../http/client.ts'
import { isSuccess, type Answer, type Auth, type Exchange } from '../http/exchange.ts'
import { ERROR_OBJECTS, jsonRulesOf, unwrapped } from '../judge/basics.ts'
import { FlawedAnswer, Inconclusive, ServerError } from '../outcome/errors.ts'
import { idOf } from '../targets/profile.ts'
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

/** The keys that a target took in a run, each in the form that it took it in. */
export interface TakenKeys {
  /**
   * The answer, with the flaw that only who asks tells: a 401 to a key that the target took before may be told by something before
   * it, or by one of several that stand there. Where a PIN is sent, a 401 may be about that.
   */
  heard(as: Auth | undefined, answer: Answer): Answer
}

/** @param own was taken at first contact */
export function takenKeys(own: Auth): TakenKeys {
  const nameOf = ({ scheme, secret }: Auth) => `${scheme} ${secret}`
  const taken = new Set([nameOf(own)])
  return {
    heard(as, answer) {
      if (!as) return answer
      if (isSuccess(answer)) taken.add(nameOf(as))
      const isAboutKey = answer.status === 401 && answer.exchange.call?.name !== 'authorizeSeal'
      const isDenied = isAboutKey && taken.has(nameOf(as))
      return isDenied ? { ...answer, flaw: 'a denial of the key that it took before' } : answer
    },
  }
}

/** Which request of its call an exchange is: the first, the second. Of those that are under way side by side, too. */
export function turnOf({ exchanges }: Pick<Journal, 'exchanges'>, exchange: Exchange): number {
  const { method, call } = exchange
  const like = exchanges.filter((one) => one.method === method && one.call?.name === call?.name)
  return like.indexOf(exchange) + 1
}

/**
 * The answer, where it can be the target's own.
 * @param doubt the kind of a flaw that something on the way may have made
 * @param turn which request of its call was answered so
 * @throws ServerError for the 5xx range, FlawedAnswer for what is none of the interface's
 */
export function trusted(answer: Answer, doubt: string | undefined, turn: number): Answer {
  const { status, exchange, flaw = '' } = answer
  const name = `${exchange.method} ${exchange.path}`
  // A time-out of the request is told by something in front of the service as often as by itself.
  if (status === 408) throw new Inconclusive(`${name}: answered 408`, { passing: true })
  if (status >= 500) throw new ServerError(name, status)
  if (doubt === undefined) return answer
  const causes = flaw === 'text that is no JSON' ? (status >= 400 ? ERROR_OBJECTS : jsonRulesOf(exchange)) : []
  throw new FlawedAnswer(`${name}: answered ${status} with ${flaw}`, doubt, turn, causes)
}

/** Times that a reading is sent again: at once, where its answer went astray or is none of the interface's, or a moment after 5xx. */
const READ_AGAIN = 3
const READ_AGAIN_MS = [50, 150]

/**
 * Sends a request once, or a reading again: what only reads does no harm. A time-out is not spent again. Who fails each time is
 * held to it as before: the last answer counts.
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

/** Milliseconds before a reading is sent again; none where another answer is not to be had. */
function pauseAfter(error: unknown, tries: number): number | undefined {
  if (error instanceof ServerError) return READ_AGAIN_MS[tries]
  const mayPass = error instanceof FlawedAnswer || (error instanceof Inconclusive && error.trouble === 'lost')
  return mayPass && tries < READ_AGAIN ? 0 : undefined
}

/** The first id of a text: that of the object itself, which stands before those of what is in it. */
const FIRST_ID = /"id"\s*:\s*"([^"\\]{1,200})"/

/** Whether a request makes a transaction, if it is taken (document: Create a transaction). */
export const isCreation = ({ method, path }: Outgoing): boolean => method === 'POST' && path === '/v1/transactions'

/** The name that a creation gives. */
export function nameIn({ form = [], json, raw }: Outgoing): string | undefined {
  const pairs = typeof raw === 'string' ? [...new URLSearchParams(raw)] : form
  const name = pairs.find(([key]) => key === 'name')?.[1] ?? (isObject(json) ? json['name'] : undefined)
  return typeof name === 'string' ? name : undefined
}

/** Whether the answer says that nothing was made. */
export const isRefusal = ({ status, flaw }: Answer): boolean => status >= 400 && status < 500 && flaw === undefined

/** The id of the transaction that the request made, if it made one: also where the answer was cut short, as it is there to be cleared up. */
export function createdId(answer: Answer): string | undefined {
  const { text, flaw, exchange } = answer
  if (!isCreation(exchange) || !isSuccess(answer)) return undefined
  return idOf(answer) ?? (flaw === undefined ? undefined : FIRST_ID.exec(text)?.[1])
}

/** Keeps the keys and the PINs of a workspace that was made out of what is shown, also those that no scenario uses. */
export function hideKeysIn({ answer }: Exchange, redactor: Redactor): void {
  for (const { secret } of objectsIn(answer?.body, 'api_keys')) {
    if (typeof secret === 'string') redactor.add(secret, '$KEY')
  }
  for (const { pin } of objectsIn(answer?.body, 'seals').flatMap((seal) => objectsIn(seal, 'authentication_means'))) {
    if (typeof pin === 'number' || typeof pin === 'string') redactor.add(`${pin}`, '$ESIGN_SEAL_PIN')
  }
}

/** Whether an address leads further than to a server: one that does not lets nobody act. */
const leadsOn = (url: string): boolean => {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return false
  const { pathname, search, hash } = new URL(url)
  return `${pathname}${search}${hash}`.length > 1
}

/** Keeps the addresses of action pages out of what is shown: whoever has one acts in the place of its participant. */
export function hideActionsIn({ body }: Pick<Answer, 'body'>, redactor: Redactor): void {
  const transactions = [unwrapped(body), ...objectsIn(body, 'content')]
  for (const { url } of transactions.flatMap((transaction) => objectsIn(transaction, 'actions'))) {
    if (typeof url === 'string' && leadsOn(url)) redactor.addAddress(url, '$ACTION_URL')
  }
}

import { isSuccess, type Answer } from '../http/exchange.ts'
import { check } from '../judge/check.ts'
import { judged, type Send } from '../judge/requests.ts'
import { Inconclusive, Violation } from '../outcome/errors.ts'
import { isObject, shown, type JsonObject } from '../values/json.ts'

/** What goes with a request that must be refused. */
export interface Twin {
  /**
   * The same request but for the one thing that is wrong with the other: it must be accepted, or else the refusal says
   * nothing about that thing, and the case is left without a conclusion.
   */
  readonly twin: Send
  /** The id of the transaction that the refused request must leave as it was. */
  readonly leaves?: string
  /** An argument names something that does not exist: 404 is a refusal too. */
  readonly notFound?: boolean
}

/** Reads a transaction now, and gives the assertion that it reads the same later. */
export type Unchanged = (id: string) => Promise<() => Promise<void>>

/** Asserts that `bad` is refused, and changes nothing, where its twin is accepted. */
export async function refused(
  bad: Send,
  { twin, leaves, notFound = false }: Twin,
  unchanged: Unchanged,
): Promise<void> {
  const assertUnchanged = leaves === undefined ? undefined : await unchanged(leaves)
  const answer = await judged('a refusal (4xx)', bad)
  if (isSuccess(answer)) throw notRefused(answer)
  check.refused(answer, { notFound })
  await assertUnchanged?.()
  await assertTwin(twin)
}

/**
 * For what may be refused or ignored: asserts nothing of `bad` but that it is either. Its twin must be accepted. Returns the
 * answered object where `bad` was accepted, for the case to look at.
 */
export async function refusedOrIgnored(bad: Send, { twin, notFound = false }: Twin): Promise<JsonObject | undefined> {
  const answer = await judged('a refusal (4xx) or an ignored argument', bad)
  const isAccepted = isSuccess(answer)
  if (!isAccepted) check.refused(answer, { notFound })
  else if (!isObject(answer.body)) throw new Inconclusive('the accepted request was answered without a JSON object')
  await assertTwin(twin)
  return isAccepted && isObject(answer.body) ? answer.body : undefined
}

async function assertTwin(twin: Send): Promise<void> {
  const answer = await twin()
  if (isSuccess(answer)) return
  const request = requestOf(answer)
  throw new Inconclusive(`the twin ${request} was answered ${answer.status} too: the refusal says nothing`)
}

/** Tells what the target stored of the arguments: it may have shortened them. */
function notRefused(answer: Answer): Violation {
  const names = new Set((answer.exchange.form ?? []).map(([name]) => name.replace(/\[.*$/s, '')))
  const body = isObject(answer.body) ? answer.body : {}
  const stored = [...names].map((name) => `${name} ${shown(body[name])}`)
  const actual = stored.length > 0 ? `${answer.status}, holding ${stored.join(', ')}` : `${answer.status}`
  return new Violation(requestOf(answer), 'a refusal (4xx)', actual)
}

/** The request in words: method, path and arguments. */
function requestOf({ exchange: { method, path, form = [] } }: Answer): string {
  return form.length === 0 ? `${method} ${path}` : `${method} ${path} with ${shown(Object.fromEntries(form))}`
}

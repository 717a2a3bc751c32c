import { isSuccess, type Answer } from '../http/exchange.ts'
import { partText } from '../http/multipart.ts'
import { BASICS, causesOfRefusal, isErrorWithSuccess } from '../judge/basics.ts'
import { check } from '../judge/check.ts'
import { judged, unlessConflicting, type Send } from '../judge/requests.ts'
import { Inconclusive, ServerError, Violation } from '../outcome/errors.ts'
import { isObject, shown, type JsonObject } from '../values/json.ts'

/** What goes with a request that must be refused. */
export interface Twin {
  /**
   * The same request but for the one thing that is wrong with the other: it must be accepted, or else the refusal says
   * nothing about that thing, and the case is left without a conclusion.
   */
  readonly twin: Send
  /** Another twin, for a target that refuses the first one for a reason of its own. */
  readonly otherTwin?: Send
  /** The id of the transaction that the refused request must leave as it was. */
  readonly leaves?: string
  /** An argument names something that does not exist: 404 is a refusal too. */
  readonly notFound?: boolean
}

/** Reads a transaction now, and gives the assertion that it reads the same later. */
export type Unchanged = (id: string) => Promise<() => Promise<void>>

/** Asserts that `bad` is refused, and changes nothing, where its twin is accepted. */
export async function refused(bad: Send, { leaves, notFound = false, ...twins }: Twin, unchanged: Unchanged) {
  const assertUnchanged = leaves === undefined ? undefined : await unchanged(leaves)
  try {
    const answer = await judged('a refusal (4xx)', bad, [BASICS.refusalStatus])
    if (isErrorWithSuccess(answer)) await assertUnchanged?.()
    if (isSuccess(answer)) throw notRefused(answer)
    check.refused(answer, { notFound })
  } catch (error) {
    // What failed where it should have refused may have changed something: then that is what is wrong.
    if (error instanceof ServerError) await assertUnchanged?.()
    throw error
  }
  await assertUnchanged?.()
  await assertTwin(twins)
}

/**
 * For what may be refused or ignored: asserts nothing of `bad` but that it is either. Its twin must be accepted. Returns the
 * answered object where `bad` was accepted, for the case to look at.
 */
export async function refusedOrIgnored(
  bad: Send,
  { notFound = false, ...twins }: Twin,
): Promise<JsonObject | undefined> {
  const answer = await judged('a refusal (4xx) or an ignored argument', bad, [BASICS.refusalStatus])
  const isAccepted = isSuccess(answer) && !isErrorWithSuccess(answer)
  if (!isAccepted) check.refused(answer, { notFound })
  else if (!isObject(answer.body)) throw new Inconclusive('the accepted request was answered without a JSON object')
  await assertTwin(twins)
  return isAccepted && isObject(answer.body) ? answer.body : undefined
}

async function assertTwin({ twin, otherTwin }: Pick<Twin, 'twin' | 'otherTwin'>): Promise<void> {
  const answer = await unlessConflicting(twin)
  if (isAccepted(answer) || (otherTwin && isAccepted(await unlessConflicting(otherTwin)))) return
  const request = requestOf(answer)
  throw new Inconclusive(`the twin ${request} was answered ${answer.status} too: the refusal says nothing`, {
    causes: causesOfRefusal(answer),
  })
}

const isAccepted = (answer: Answer) => isSuccess(answer) && !isErrorWithSuccess(answer)

/** Tells what the target stored of the arguments: it may have shortened them. */
function notRefused(answer: Answer): Violation {
  const names = new Set((answer.exchange.form ?? []).map(([name]) => name.replace(/\[.*$/s, '')))
  const body = isObject(answer.body) ? answer.body : {}
  const isError = isErrorWithSuccess(answer)
  const stored = [...names].map((name) => `${name} ${shown(body[name])}`)
  const held = stored.length > 0 ? `${answer.status}, holding ${stored.join(', ')}` : `${answer.status}`
  const actual = isError ? `${answer.status} with an error object` : held
  return new Violation(requestOf(answer), 'a refusal (4xx)', actual, isError ? [BASICS.errorWithSuccess] : [])
}

/** The request in words: method, path and arguments. */
function requestOf({ exchange: { method, path, form = [], parts = [] } }: Answer): string {
  if (parts.length > 0) return `${method} ${path} with ${parts.map(partText).join(', ')}`
  return form.length === 0 ? `${method} ${path}` : `${method} ${path} with ${shown(Object.fromEntries(form))}`
}

import { isSuccess, type Answer } from '../http/exchange.ts'
import { partText } from '../http/multipart.ts'
import { BASICS, causesOfRefusal, isErrorWithSuccess } from '../judge/basics.ts'
import { check } from '../judge/check.ts'
import { judged, unlessConflicting, type Send } from '../judge/requests.ts'
import { Inconclusive, ServerError, Violation } from '../outcome/errors.ts'
import { isObject, shown, type JsonObject } from '../values/json.ts'

/** Options for a request that must be refused. */
export interface Twin {
  /**
   * The same request without the one fault of the other: it must be accepted, otherwise the refusal proves nothing
   * about that fault and the scenario is inconclusive.
   */
  readonly twin: Send
  /** Another twin, for a target that refuses the first one for a different reason. */
  readonly otherTwin?: Send
  /** Called if every twin is refused as well: where the document leaves open whether such a request is accepted at all. */
  readonly onRefusedTwin?: () => never
  /** The id of the transaction that the refused request must not change. */
  readonly leaves?: string
  /** An argument names something that does not exist, so 404 also counts as a refusal. */
  readonly notFound?: boolean
  /** An argument asks for something that the key may have no permission for, so 403 also counts as a refusal. */
  readonly forbidden?: boolean
  /** The workspace lacks the feature of an argument, so 403 and similar statuses also count as refusals. */
  readonly lacksFeature?: boolean
}

/** Reads a transaction now, and returns the assertion that it reads the same later. */
export type Unchanged = (id: string) => Promise<() => Promise<void>>

/** Asserts that `bad` is refused and changes nothing, while its twin is accepted. */
export async function refused(
  bad: Send,
  { leaves, notFound = false, forbidden = false, ...twins }: Twin,
  unchanged: Unchanged,
) {
  const assertUnchanged = leaves === undefined ? undefined : await unchanged(leaves)
  try {
    const answer = await judged('a refusal (4xx)', bad, [BASICS.refusalStatus])
    if (isErrorWithSuccess(answer)) await assertUnchanged?.()
    if (isSuccess(answer)) throw notRefused(answer, !showsArguments(answer) && (await holds(assertUnchanged)))
    check.refused(answer, { notFound, forbidden })
  } catch (error) {
    // A failed request may have changed something: then the change is the violation.
    if (error instanceof ServerError) await assertUnchanged?.()
    throw error
  }
  await assertUnchanged?.()
  await assertTwin(twins)
}

/** Whether a response contains all values that were sent: then there is no need to wait for a change. */
function showsArguments({ exchange: { form = [] }, text }: Answer): boolean {
  const isShown = (value: string) => text.includes(JSON.stringify(value)) || text.includes(`:${value}`)
  return form.length > 0 && form.every(([, value]) => isShown(value))
}

/** Whether a transaction is known to read as before; only texts depend on it. */
async function holds(assertUnchanged: (() => Promise<void>) | undefined): Promise<boolean> {
  if (!assertUnchanged) return false
  return assertUnchanged().then(
    () => true,
    () => false,
  )
}

/**
 * Asserts that `bad` is refused or ignored, while its twin is accepted.
 * @returns the object of the response if `bad` was accepted
 */
export async function refusedOrIgnored(
  bad: Send,
  { notFound = false, forbidden = false, lacksFeature = false, ...twins }: Twin,
): Promise<JsonObject | undefined> {
  const answer = await judged('a refusal (4xx) or an ignored argument', bad, [BASICS.refusalStatus])
  const isAccepted = isSuccess(answer) && !isErrorWithSuccess(answer)
  if (!isAccepted) check.refused(answer, { notFound, forbidden, lacksFeature })
  else if (!isObject(answer.body)) throw new Inconclusive('the response to the accepted request is not a JSON object')
  await assertTwin(twins)
  return isAccepted && isObject(answer.body) ? answer.body : undefined
}

async function assertTwin({ twin, otherTwin, onRefusedTwin }: Twin): Promise<void> {
  const answer = await unlessConflicting(twin)
  if (isAccepted(answer) || (otherTwin && isAccepted(await unlessConflicting(otherTwin)))) return
  onRefusedTwin?.()
  const request = requestOf(answer)
  throw new Inconclusive(
    `the response to the twin ${request} is ${answer.status} as well, so the refusal proves nothing`,
    {
      causes: causesOfRefusal(answer),
    },
  )
}

const isAccepted = (answer: Answer) => isSuccess(answer) && !isErrorWithSuccess(answer)

/** Reports which arguments the target stored, because it may have shortened them, or that it ignored them. */
function notRefused(answer: Answer, isUnchanged: boolean): Violation {
  const names = new Set((answer.exchange.form ?? []).map(([name]) => name.replace(/\[.*$/s, '')))
  const body = isObject(answer.body) ? answer.body : {}
  const isError = isErrorWithSuccess(answer)
  const stored = [...names].map((name) => `${name} ${shown(body[name])}`)
  const held = isUnchanged
    ? `${answer.status}, and the transaction reads as before`
    : stored.length > 0
      ? `${answer.status}, stored ${stored.join(', ')}`
      : `${answer.status}`
  const actual = isError ? `${answer.status} with an error object` : held
  return new Violation(requestOf(answer), 'a refusal (4xx)', actual, {
    kind: 'refused',
    causes: isError ? [BASICS.errorWithSuccess] : [],
    exchange: answer.exchange.number,
  })
}

/** The request for messages: method, path and arguments. */
function requestOf({ exchange: { method, path, form = [], parts = [] } }: Answer): string {
  if (parts.length > 0) return `${method} ${path} with ${parts.map(partText).join(', ')}`
  return form.length === 0 ? `${method} ${path}` : `${method} ${path} with ${shown(Object.fromEntries(form))}`
}

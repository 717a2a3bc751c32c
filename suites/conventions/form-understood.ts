import { isDeepStrictEqual } from 'node:util'
import type { Form } from '../../helpers/engine/api/api.ts'
import type { CallName } from '../../helpers/engine/api/calls.ts'
import type { Args } from '../../helpers/engine/http/encode.ts'
import { isSuccess, type Answer } from '../../helpers/engine/http/exchange.ts'
import { BASICS } from '../../helpers/engine/judge/basics.ts'
import { unlessConflicting } from '../../helpers/engine/judge/requests.ts'
import { Inconclusive, ServerError } from '../../helpers/engine/outcome/errors.ts'
import type { Context, Write } from '../../helpers/engine/scenario/context.ts'
import { isObject, type JsonObject } from '../../helpers/engine/values/json.ts'
import type { RuleId } from '../catalogue.ts'
import { ENDPOINTS, type Endpoint } from '../interface/scenes/endpoints.ts'
import { responseOrServerError } from '../interface/writes/answer-or-server-error.ts'

/** A form as it is sent, and the value that the transaction, document or field then holds. */
export interface Written {
  /** A function if the form also needs the arguments of a plain call. */
  readonly form: Form | ((args: Args) => Form)
  readonly member: string
  readonly held: unknown
  /** Finds the value in the response if it is not a member of the object. */
  readonly at?: (answered: JsonObject) => unknown
  /** The usual form with the same value, if the service may refuse the value however it is written. */
  readonly usual?: Written['form']
  /** Why a service may refuse the request however it is written, in a plain form: then it shows nothing about the writing. */
  readonly mayRefuse?: string
}

/**
 * Asserts that a form is understood in the way it is written. If a plain form with the same values has no effect either, the writing
 * is not the reason and the scenario is inconclusive.
 * @param judgedBy the rules that judge the plain form, and the values in it
 * @param prepare prepares the call, if the usual preparation is not enough
 */
export async function understood(
  context: Context,
  on: CallName,
  written: Written,
  plain: Written,
  judgedBy: RuleId | readonly RuleId[] = [],
  prepare: Endpoint['prepare'] = ENDPOINTS[on].prepare,
): Promise<void> {
  const { api, check, given, notExercised } = context
  const send = async ({ form }: Written) => {
    const { ids, args = {} } = await prepare(context)
    return unlessConflicting(() => api.raw(on, ids, typeof form === 'function' ? form(args) : form))
  }
  const answer = await responseOrServerError(() => send(written))
  if (isStored(answer, written)) return
  const plainly = await send(plain)
  if (!isStored(plainly, plain)) {
    if (plain.mayRefuse !== undefined && plainly.status >= 400) notExercised(plain.mayRefuse)
    throw new Inconclusive(`a plain ${plain.member} has no effect either`, {
      causes: [...[judgedBy].flat(), BASICS.itself, BASICS.json, BASICS.forms],
    })
  }
  if (answer instanceof ServerError) throw answer
  if (judgedBy.length > 0 && isEscaped(answer, written))
    throw new Inconclusive(`the ${written.member} is escaped for HTML`, { causes: [judgedBy].flat() })
  const { usual } = written
  if (usual && !isSuccess(answer) && !isStored(await send({ ...written, form: usual }), written))
    notExercised(`the service refuses the ${written.member}`)
  check.accepted(answer)
  check.equal(written.member, heldIn(await given.success(async () => answer), written), written.held)
}

const heldIn = (answered: JsonObject, { member, at = (it) => it[member] }: Written) => at(answered)
const isStored = (answer: Answer | ServerError, written: Written) =>
  isDeepStrictEqual(heldIn(objectIn(answer), written), written.held)

/** Whether a text is stored with its ampersands escaped for HTML: then the form was understood. */
function isEscaped(answer: Answer, written: Written): boolean {
  const shown = JSON.stringify(heldIn(objectIn(answer), written) ?? '')
  return (
    /&amp;|&#38;|&#x26;/i.test(shown) && shown.replaceAll(/&amp;|&#38;|&#x26;/gi, '&') === JSON.stringify(written.held)
  )
}

/** The object in the response to an accepted request, or an empty object. */
const objectIn = (answer: Answer | ServerError): JsonObject =>
  !(answer instanceof ServerError) && isSuccess(answer) && isObject(answer.body) ? answer.body : {}

/** Makes sure that a call is accepted without a form: with no body, or with a body of another type. */
async function assertWithoutForm(context: Context, on: 'create' | 'update'): Promise<void> {
  for (const body of [{}, { json: { language: 'de' } }]) {
    const { ids } = await ENDPOINTS[on].prepare(context)
    if (isSuccess(await context.api.raw(on, ids, body))) return
  }
  throw new Inconclusive(`${ENDPOINTS[on].doing} also fails without a form`)
}

/**
 * Asserts that any of several plain arguments takes effect, together in one form or alone. The rules of each argument judge which of
 * them do.
 */
export async function formsTakeEffect(context: Context, write: Write<'create' | 'update'>): Promise<void> {
  const { check, people, shows, given } = context
  const { send } = await write.prepare(context)
  // No value is a default, so each of them shows that the form was read.
  const args = { name: people.letters(12), language: 'de', carbon_copy_subject: 'Lease', duration: 5_000 }
  const isTaken = (shown: JsonObject) => Object.entries(args).some(([name, value]) => shown[name] === value)
  const answer = await responseOrServerError(() => send(args))
  if (isTaken(objectIn(answer))) return
  for (const [name, value] of Object.entries(args)) {
    // Without the name that every draft of a run has: a service that refuses the name must not fail this rule.
    if (isTaken(objectIn(await responseOrServerError(() => send({ name: undefined, [name]: value }))))) return
  }
  if (answer instanceof ServerError) throw answer
  if (!isSuccess(answer)) await assertWithoutForm(context, write.on)
  check.accepted(answer)
  const { id } = await given.success(async () => answer)
  const expected = `any of ${Object.keys(args).join(', ')} as sent`
  await shows(String(id), (read) => check.that('transaction written with a form', isTaken(read), expected, read))
}

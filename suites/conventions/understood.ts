import { isDeepStrictEqual } from 'node:util'
import type { Form } from '../../helpers/api/api.ts'
import { isSuccess, type Answer } from '../../helpers/http/exchange.ts'
import { Inconclusive } from '../../helpers/outcome/errors.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import type { Write } from '../../helpers/scenario/write.ts'
import { isObject, type JsonObject } from '../../helpers/values/json.ts'
import { ENDPOINTS } from '../interface/endpoints.ts'

/** A form as it is sent, and what the transaction then holds. */
export interface Written {
  readonly form: Form
  readonly member: string
  readonly held: unknown
}

/**
 * Asserts that a form is understood, as far as its writing goes: where a plain one that holds as much has no effect either, it
 * is not the writing that is at fault, and nothing is concluded.
 */
export async function understood(
  context: Context,
  on: 'create' | 'update' | 'cancel',
  written: Written,
  plain: Written,
): Promise<void> {
  const { api, copes, check, given } = context
  const send = async ({ form }: Written) => api.raw(on, (await ENDPOINTS[on].prepare(context)).ids, form)
  const answer = await copes(() => send(written))
  if (hasTaken(answer, written)) return
  const twin = await send(plain)
  if (!hasTaken(twin, plain))
    throw new Inconclusive(`a plain ${plain.member} has no effect either: it was answered ${twin.status}`)
  check.accepted(answer)
  const { [written.member]: held } = await given.success(async () => answer)
  check.equal(written.member, held, written.held)
}

const hasTaken = (answer: Answer, { member, held }: Written) =>
  isSuccess(answer) && isObject(answer.body) && isDeepStrictEqual(answer.body[member], held)

/** A creation is accepted without a form: with no body at all, or with one of another type. */
async function withoutForm({ api }: Context): Promise<JsonObject> {
  for (const body of [{}, { json: {} }]) {
    const answer = await api.raw('create', [], body)
    if (isSuccess(answer) && isObject(answer.body)) return answer.body
  }
  throw new Inconclusive('a creation without arguments is not accepted either')
}

/**
 * Asserts that any of several plain arguments takes effect, in one form or alone in one. Which of them do is what the rules of
 * each are about.
 */
export async function takesForms(context: Context, write: Write): Promise<void> {
  const { copes, check, people, shows, given } = context
  const { send, before = await withoutForm(context) } = await write.prepare(context)
  const args = {
    name: people.letters(12),
    language: 'de',
    private: before['private'] !== true,
    carbon_copy_subject: 'Lease',
    duration: 5_000,
  }
  const isTaken = (body: unknown) =>
    isObject(body) &&
    Object.entries(args).some(([name, value]) => body[name] === value && !isDeepStrictEqual(before[name], value))
  const answer = await copes(() => send(args))
  if (isSuccess(answer) && isTaken(answer.body)) return
  for (const [name, value] of Object.entries(args)) {
    const alone = await send({ [name]: value })
    if (isSuccess(alone) && isTaken(alone.body)) return
  }
  check.accepted(answer)
  const { id } = await given.success(async () => answer)
  const expected = `any of ${Object.keys(args).join(', ')} as sent`
  await shows(String(id), (read) => check.that('transaction written with a form', isTaken(read), expected, read))
}

import { isDeepStrictEqual } from 'node:util'
import { contentIn, isErrorWithSuccess, isObject, isSuccess } from '../../helpers/engine/index.ts'
import type { Args, Context, JsonObject } from '../../helpers/engine/index.ts'
import { showsArguments } from '../interface/reads/field-shows.ts'
import type { Site } from '../interface/reads/fields.ts'
import { onceStarted } from '../interface/scenes/once-started.ts'
import { unlessRefused } from '../interface/writes/unless-refused.ts'
import { creatableIn, showsEach, writeOn, type Held, type Looked, type On } from './cases.ts'

/** Asserts that fields store the arguments of each accepted write unchanged. Not exercised if all writes are refused. */
export async function storedIfAccepted(context: Context, on: On, each: readonly Held[]): Promise<void> {
  const mine = creatableIn(context, each)
  await storedOn(context, await context.given.documented(), on, mine)
}

/** Asserts the same for fields that are added to a transaction after its start, and maybe updated there. */
export async function storedIfLate(
  context: Context,
  on: On,
  when: Parameters<typeof onceStarted>[1],
  each: readonly Held[],
): Promise<void> {
  const mine = creatableIn(context, each)
  await storedOn(context, await onceStarted(context, when), on, mine, { isLate: true })
}

/** Whether a field shows each argument as before its update. After the start, a target may ignore an update. */
const isIgnored = (args: Args, before: JsonObject, now: JsonObject): boolean =>
  Object.keys(args).every((name) => isDeepStrictEqual(now[name], before[name]))

/** @param isLate the target may refuse the field of an update, and the group of a box, too */
async function storedOn(context: Context, site: Site, on: On, mine: readonly Held[], { isLate = false } = {}) {
  const looked: Looked[] = []
  for (const { type, args, look = showsArguments(type, args) } of mine) {
    const prepare = () => writeOn(on, type, site).prepare(context)
    const [ready] = isLate ? await unlessRefused(prepare) : [await prepare()]
    if (!ready) continue
    const answer = await ready.send(args)
    const field = contentIn(answer)
    if (!isSuccess(answer) || isErrorWithSuccess(answer) || !isObject(field)) continue
    if (isLate && ready.before && isIgnored(args, ready.before, field)) continue
    look(field)
    looked.push({ id: ready.before?.['id'] ?? field['id'], look })
  }
  const sent = JSON.stringify(mine.map(({ args }) => args))
  if (looked.length === 0) context.notExercised(`none of ${sent} is accepted on ${on === 'create' ? 'creation' : on}`)
  await showsEach(context, site, looked)
}

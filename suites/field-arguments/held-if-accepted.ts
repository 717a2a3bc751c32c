import { contentIn, isObject, isSuccess, type Context } from '../../helpers/engine/index.ts'
import { showsArguments } from '../interface/reads/field-shows.ts'
import { creatableIn, showsEach, writeOn, type Held, type Looked, type On } from './cases.ts'

/** Asserts that fields store the arguments of each accepted write unchanged. Not exercised if all writes are refused. */
export async function storedIfAccepted(context: Context, on: On, each: readonly Held[]): Promise<void> {
  const mine = creatableIn(context, each)
  const site = await context.given.documented()
  const looked: Looked[] = []
  for (const { type, args, look = showsArguments(type, args) } of mine) {
    const { send, before } = await writeOn(on, type, site).prepare(context)
    const answer = await send(args)
    const field = contentIn(answer)
    if (!isSuccess(answer) || !isObject(field)) continue
    look(field)
    looked.push({ id: before?.['id'] ?? field['id'], look })
  }
  const sent = JSON.stringify(mine.map(({ args }) => args))
  if (looked.length === 0) context.notExercised(`none of ${sent} is accepted on ${on === 'create' ? 'creation' : on}`)
  await showsEach(context, site, looked)
}

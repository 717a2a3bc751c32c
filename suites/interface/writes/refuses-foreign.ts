import type { TextFact } from '../../../helpers/engine/facts/facts.ts'
import { BASICS, type Answer, type Context } from '../../../helpers/engine/index.ts'

/** The id of a thing of another workspace. This one must not have a thing with the same id. */
export async function foreignId(context: Context, thing: TextFact): Promise<string> {
  const { fact, factOfAnotherWorkspace, notExercised } = context
  const foreign = (await factOfAnotherWorkspace(thing)) ?? notExercised('the other workspace has no such thing')
  return foreign === fact(thing) ? notExercised('the things of two workspaces have the same id') : foreign
}

/** Asserts that a request is refused, in any way, if it names a thing of another workspace instead of an own one. */
export async function refusesForeign(context: Context, thing: TextFact, send: (id: string) => Promise<Answer>) {
  const { check, copes, fact, given } = context
  context.dependsOn(BASICS.errorWithSuccess)
  const foreign = await foreignId(context, thing)
  const { status } = await copes(() => send(foreign))
  // 403 and 404 conform too, because the thing exists only for keys of its own workspace.
  check.that('status of the request', status >= 400, 'a refusal (4xx)', status)
  await given.answer(() => send(fact(thing)))
}

import { checkUnchanged } from '../helpers/judge/unchanged.ts'
import { Violation } from '../helpers/outcome/errors.ts'
import type { Context } from '../helpers/scenario/context.ts'
import { shapes } from './shapes.ts'

/**
 * Reads a transaction once reads have caught up, and gives the assertion that it reads the same later: in all documented
 * members but those that may change by themselves.
 */
export async function rememberedBy(context: Context, id: string): Promise<() => Promise<void>> {
  const { api, given, shows, eventually } = context
  await caughtUp(context)
  const before = await given.read(id)
  return async () => {
    await caughtUp(context)
    await eventually(async () => {
      if ((await api.get(id)).status === 404) throw new Violation('reading the transaction', 'what it was', '404')
    })
    await shows(id, (now) => checkUnchanged(before, now, shapes))
  }
}

/** Waits for a sign that reads show all that was sent before: a draft that is made now is found. */
const caughtUp = ({ given }: Context) => given.readable()

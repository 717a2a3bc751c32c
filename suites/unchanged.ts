import { checkUnchanged } from '../helpers/judge/unchanged.ts'
import { Inconclusive, Violation } from '../helpers/outcome/errors.ts'
import type { Context } from '../helpers/scenario/context.ts'
import type { RuleId } from './catalogue.ts'
import { shapes } from './shapes.ts'

/** Asserts that a transaction reads as it did before. */
type AssertUnchanged = () => Promise<void>

/**
 * Reads a transaction once reads have caught up, and gives the assertion that it reads the same later: in all documented
 * members but those that may change by themselves.
 */
export async function readAgain(context: Context, id: string): Promise<AssertUnchanged> {
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

/** The same for what a request must not change; what readings change by themselves is not held against it. */
export async function unchanged(context: Context, id: string): Promise<AssertUnchanged> {
  const assertSame = await readAgain(context, id)
  return async () => {
    const difference = await violationOf(assertSame)
    if (!difference) return
    const because: RuleId = 'conventions/get-changes-nothing'
    const another = await context.given.draft()
    if (await violationOf(await readAgain(context, another.id)))
      throw new Inconclusive('a transaction is changed by reading it', { because })
    throw difference
  }
}

async function violationOf(assertSame: AssertUnchanged): Promise<Violation | undefined> {
  try {
    await assertSame()
    return undefined
  } catch (error) {
    if (error instanceof Violation) return error
    throw error
  }
}

/** Waits for a sign that reads show all that was sent before: a draft that is made now is found. */
const caughtUp = ({ given }: Context) => given.readable()

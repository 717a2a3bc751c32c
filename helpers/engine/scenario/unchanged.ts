import { eventually } from '../judge/eventually.ts'
import type { Shape } from '../judge/shapes.ts'
import { checkUnchanged, REREAD } from '../judge/unchanged.ts'
import { Inconclusive, Violation } from '../outcome/errors.ts'
import type { Patience } from '../targets/target.ts'
import type { JsonObject } from '../values/json.ts'
import type { Context } from './context.ts'

/** Asserts that a transaction reads as it did. */
export type AssertUnchanged = () => Promise<void>

/** The rule that readings change nothing themselves: where it is broken, nobody else can be blamed for a change. */
const READING = 'conventions/get-changes-nothing'

/** Milliseconds for which copies may tell different things. */
const LONGEST_LAG_MS = 2_000

interface Means {
  readonly patience: Patience
  readonly signal: AbortSignal
  readonly shapes: readonly Shape[]
}

/**
 * Reads a transaction, and gives the assertion that it reads the same later, in all documented members but those that may change
 * by themselves. Reads may lag: what was sent before shows once a draft that is made later is found.
 * @param when in what the violation says: after what it changed
 */
export async function unchangedSince(context: Context, means: Means, id: string, when?: string) {
  const { api, given } = context
  const { patience, signal, shapes } = means
  await given.readable()
  const first = await given.whole(id, await given.read(id))
  // What readings change is looked for from the first of them on; anything else from where two of them agree.
  const before = when === REREAD ? first : await agreedOn(first, () => given.read(id), means)

  const look = async () => {
    const answer = await api.get(id)
    if (answer.status === 404) throw new Violation('reading the transaction', 'what it was', '404')
    checkUnchanged(before, await given.success(async () => answer), shapes, when)
  }
  return async (): Promise<void> => {
    await given.readable()
    await eventually(patience.readMs, look, signal)
  }
}

/** What two readings in a row agree on: of several copies, one may be behind the others for a while. */
async function agreedOn(first: JsonObject, read: () => Promise<JsonObject>, { patience, signal, shapes }: Means) {
  let last = first
  const look = async () => {
    const before = last
    last = await read()
    checkUnchanged(before, last, shapes)
  }
  // Where none agree, readings change what is read, which has a rule of its own.
  await eventually(Math.min(patience.readMs, LONGEST_LAG_MS), look, signal).catch(unlessOther)
  return last
}

/** The same for what a request must not change: what readings change by themselves is not held against it. */
export async function unchangedBy(context: Context, means: Means, id: string): Promise<AssertUnchanged> {
  const assertSame = await unchangedSince(context, means, id)
  return async () => {
    const difference = await violationOf(assertSame)
    if (!difference) return
    const { id: another } = await context.given.draft()
    if (await violationOf(await unchangedSince(context, means, another, REREAD)))
      throw new Inconclusive('a transaction is changed by reading it', { causes: [READING] })
    throw difference
  }
}

const violationOf = (assertSame: AssertUnchanged): Promise<Violation | undefined> =>
  assertSame().then(() => undefined, unlessOther)

/** A violation; any other error is thrown on. */
function unlessOther(error: unknown): Violation {
  if (error instanceof Violation) return error
  throw error
}

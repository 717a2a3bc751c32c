import { eventually } from '../judge/eventually.ts'
import type { Shape } from '../judge/shapes.ts'
import { checkUnchanged, REREAD } from '../judge/unchanged.ts'
import { Inconclusive, Violation } from '../outcome/errors.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Waits } from '../given/waits.ts'
import type { Patience } from '../targets/target.ts'
import type { JsonObject } from '../values/json.ts'
import type { Context } from './context.ts'
import { checkAsFarOn, checkShowsWrite, lastWriteOn } from './last-write.ts'

/** Asserts that a transaction reads as before. */
export type AssertUnchanged = () => Promise<void>

/** The rule that reads change nothing: if it is violated, a change cannot be blamed on another request. */
const READING = 'conventions/get-changes-nothing'

/** Milliseconds during which copies may differ. */
const LONGEST_LAG_MS = 3_000

interface Means {
  readonly patience: Patience
  readonly waits: Waits
  readonly signal: AbortSignal
  /** The least time in milliseconds until earlier requests must have taken effect. */
  readonly leastMs: number
  readonly shapes: readonly Shape[]
  /** The requests of the scenario. */
  readonly exchanges: readonly Exchange[]
}

/**
 * Reads a transaction, and returns the assertion that it reads the same later, in all documented members except those
 * that may change by themselves. Because reads may lag, it first waits until a later update shows, and until the transaction
 * shows the last write of the scenario, and no earlier state than one that was seen.
 * @param when ends the violation's description: the event after which the transaction was read
 */
export async function unchangedSince(context: Context, means: Means, id: string, when?: string) {
  const { api, given } = context
  const { patience, signal, shapes, leastMs } = means
  await given.takenEffect(leastMs)
  const read = () => given.read(id)
  const checkNew = newnessOf(id, means)
  const first = await caughtUp(await given.whole(id, await read()), read, checkNew, means)
  // A rule about reads compares with the first read; others compare with a state on which two reads agree.
  const before = when === REREAD ? first.read : await agreedOn(first, read, checkNew, means)

  const look = async () => {
    const answer = await api.get(id)
    if (answer.status === 404) throw new Violation('reading the transaction', 'the transaction read before', '404')
    checkUnchanged(before, await given.success(async () => answer), shapes, when)
  }
  return async (): Promise<void> => {
    await given.takenEffect()
    await eventually(patience.readMs, look, signal)
  }
}

/** Checks that a reading shows what the scenario has written and seen. */
function newnessOf(id: string, { shapes, exchanges }: Means): (read: JsonObject) => void {
  const written = lastWriteOn(id, exchanges)
  return (read) => {
    if (written) checkShowsWrite(written, read, shapes)
    checkAsFarOn(id, read, exchanges)
  }
}

/** A reading, and whether it is known to be new. A target whose responses differ from all readings has none that is. */
interface Reading {
  readonly read: JsonObject
  readonly isNew: boolean
}

/** The transaction, once it shows the last write of the scenario, and no earlier state than one that was seen. */
async function caughtUp(
  first: JsonObject,
  read: () => Promise<JsonObject>,
  checkNew: (read: JsonObject) => void,
  { patience, waits, signal }: Means,
): Promise<Reading> {
  let last: JsonObject | undefined
  const look = async () => {
    last = last ? await read() : first
    checkNew(last)
    return true
  }
  const until = 'a transaction shows the last write'
  const ms = waits.patienceFor(until, patience.readMs)
  const isNew = await eventually(ms, look, signal).catch((error: unknown) => {
    violationIn(error)
    waits.noteFailure(until)
    return false
  })
  return { read: last ?? first, isNew }
}

/** The state on which two consecutive new reads agree: with several copies, one may be behind for a while. */
async function agreedOn(
  first: Reading,
  read: () => Promise<JsonObject>,
  checkNew: (read: JsonObject) => void,
  { patience, signal, shapes }: Means,
): Promise<JsonObject> {
  let last = first.read
  const look = async () => {
    const now = await read()
    if (first.isNew) checkNew(now)
    const before = last
    last = now
    checkUnchanged(before, now, shapes)
  }
  // If no two reads agree, reads change the transaction, which another rule judges.
  await eventually(Math.min(patience.readMs, LONGEST_LAG_MS), look, signal).catch(violationIn)
  return last
}

/** Asserts that a request changes nothing; a change that reads cause by themselves is not blamed on it. */
export async function unchangedBy(context: Context, means: Means, id: string): Promise<AssertUnchanged> {
  const assertSame = await unchangedSince(context, means, id)
  return async () => {
    const difference = await violationOf(assertSame)
    if (!difference) return
    const { id: another } = await context.given.draft()
    if (await violationOf(await unchangedSince(context, means, another, REREAD)))
      throw new Inconclusive('reading a transaction changes it', { causes: [READING] })
    throw difference
  }
}

const violationOf = (assertSame: AssertUnchanged): Promise<Violation | undefined> =>
  assertSame().then(() => undefined, violationIn)

/** Returns a violation, and throws any other error again. */
function violationIn(error: unknown): Violation {
  if (error instanceof Violation) return error
  throw error
}

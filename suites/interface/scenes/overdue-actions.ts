import { Inconclusive } from '../../../helpers/engine/outcome/errors.ts'
import type { Context } from '../../../helpers/engine/scenario/context.ts'
import type { JsonObject } from '../../../helpers/engine/values/json.ts'
import { DAY, HOUR, instantOf, MINUTE, SECOND } from '../../../helpers/engine/values/time.ts'
import { isNotStalled, isStalled } from './allotted-hours.ts'
import { actionsOf, participantsOf } from '../reads/people.ts'
import { onceShown } from '../reads/once-shown.ts'
import { staysTrue } from '../reads/stays-true.ts'

/** How long the transactions run whose actions are to stall before they expire: no more than 45 days. */
const RUNS = 40 * DAY
/** How much of the minute that is left may pass while the target is asked. */
const IN_TIME = 45 * SECOND

/** The time that is allotted to an action. */
export interface Allotted {
  /** When it began, as `started_at` of the action shows. */
  readonly from: number
  /** When it is over. */
  readonly until: number
}

/** A draft that can be started, and runs for longer than any time that is counted in it. */
export async function lastingDraft({ given, people }: Context) {
  const name = people.word()
  return { ...(await given.startable({ name, duration: RUNS / MINUTE })), name }
}

/** The same, started, with the time that is allotted to its only signer. Needs `workspaces` and `clock`. */
export async function startedAllotted(context: Context) {
  const draft = await lastingDraft(context)
  await context.given.calls.start(draft.id)
  return { ...draft, allotted: await allottedTo(context, draft.id, draft.signer) }
}

/**
 * The time allotted to a person whose action is open, by the hours that the participant shows. What the document says of
 * them can be judged only where they show; nobody sets any.
 */
export async function allottedTo(context: Context, id: string, who: string): Promise<Allotted> {
  const { given, notShown, notExercised } = context
  await given.actions(id)
  const read = await given.read(id)
  const hours = Number(participantsOf(read, who)[0]?.['stall_trigger'] ?? 0)
  if (!Number.isInteger(hours) || hours < 1) notShown('participants[].stall_trigger')
  const from = await openingOf(context, id, who)
  if (from + hours * HOUR + 2 * DAY > instantOf(read['expires_at']))
    notExercised(`${hours} hours are allotted, and the transaction expires before`)
  return { from, until: from + hours * HOUR }
}

/** When the action of a person opened, once it shows. */
async function openingOf(context: Context, id: string, who: string): Promise<number> {
  const { check, notExercised } = context
  const openings = (read: JsonObject) =>
    actionsOf(read, who)
      .map(({ started_at }) => instantOf(started_at))
      .filter((instant) => !Number.isNaN(instant))
  const hasOpened = (read: JsonObject) => check.present('actions[].started_at', openings(read))
  const read = await onceShown(context, id, hasOpened).catch((error: unknown) => {
    if (error instanceof Inconclusive && !error.passing) return notExercised('the action shows no `started_at`')
    throw error
  })
  return openings(read)[0] ?? Number.NaN
}

/** Moves the clock on to an instant, where it has not passed. Needs `workspaces` and `clock`. */
export async function clockAt({ control }: Context, instant: number): Promise<void> {
  const now = await control.advance(1)
  if (instant > now) await control.advance((instant - now) / SECOND)
}

/** Moves the clock on until the time allotted to an action has been over for a minute. */
export const afterAll = (context: Context, { until }: Allotted): Promise<void> => clockAt(context, until + MINUTE)

/** A started transaction whose only signer is late, once the action shows it. Needs `workspaces` and `clock`. */
export async function overdue(context: Context) {
  const started = await startedAllotted(context)
  await afterAll(context, started.allotted)
  const read = await onceShown(context, started.id, isStalled(context, started.signer), 'action/stalled-by-time')
  return { ...started, read }
}

/** Asserts that the action of a person is not stalled a minute before the time allotted to it is over. */
export async function isInTime(context: Context, id: string, who: string, { until }: Allotted): Promise<void> {
  const since = Date.now()
  await clockAt(context, until - MINUTE)
  try {
    await staysTrue(context, id, isNotStalled(context, who))
  } catch (error) {
    if (Date.now() - since > IN_TIME)
      throw new Inconclusive('the time was over before it was looked at', { cause: error, passing: true })
    throw error
  }
}

import { Inconclusive } from '../../../helpers/engine/outcome/errors.ts'
import type { Context } from '../../../helpers/engine/scenario/context.ts'
import { isAbsent, type JsonObject } from '../../../helpers/engine/values/json.ts'
import { DAY, HOUR, instantOf, MINUTE, SECOND } from '../../../helpers/engine/values/time.ts'
import { ALLOTTED_HOURS, isNotStalled, isStalled } from './allotted-hours.ts'
import { actionsOf, participantsOf } from '../reads/people.ts'
import { onceShown } from '../reads/once-shown.ts'
import { settled, staysTrue } from '../reads/stays-true.ts'

/** The duration of transactions whose actions must stall before the expiry: at most 45 days. */
const RUNS = 40 * DAY
/** How much of the remaining minute may pass while the target is read. */
const IN_TIME = 45 * SECOND

/** Milliseconds by which the clock of the control interface may differ from that of the service. */
const CLOCKS_DIFFER = 5 * MINUTE

/** The time allotted to an action. */
export interface Allotted {
  /** Its beginning, which is `started_at` of the action. */
  readonly from: number
  /** Its end. */
  readonly until: number
}

/** A draft that can be started, with a duration longer than any allotted time. */
export async function lastingDraft({ given, people }: Context) {
  const name = people.word()
  return { ...(await given.startable({ name, duration: RUNS / MINUTE })), name }
}

/** The same, with hours allotted to its signer, as far as the target can do that. */
export async function allottedDraft(context: Context) {
  const draft = await lastingDraft(context)
  await allots(context, draft.id, draft.signer)
  return draft
}

/** Allots hours to a participant who shows none. No documented call does that, so it takes a target that offers `participants`. */
export async function allots(context: Context, id: string, who: string): Promise<void> {
  const isThere = (read: JsonObject) => context.check.present('participants[]', participantsOf(read, who))
  const read = await onceShown(context, id, isThere)
  if (isAbsent(participantsOf(read, who)[0]?.['stall_trigger'])) {
    if (await context.control.setIfOffered(id, who, { stall_trigger: ALLOTTED_HOURS })) await settled(context)
  }
}

/** An allotted draft, started, with the time allotted to its only signer. Needs `workspaces` and `clock`. */
export async function startedAllotted(context: Context) {
  const draft = await allottedDraft(context)
  await context.given.calls.start(draft.id)
  return { ...draft, allotted: await allottedTo(context, draft.id, draft.signer) }
}

/**
 * The time allotted to a person whose action is open, from the hours that the participant shows. Nothing can be judged if they do
 * not appear.
 */
export async function allottedTo(context: Context, id: string, who: string): Promise<Allotted> {
  const { given, notShown, notExercised } = context
  await given.actions(id)
  const read = await given.read(id)
  const hours = Number(participantsOf(read, who)[0]?.['stall_trigger'] ?? 0)
  if (!Number.isInteger(hours) || hours < 1) notShown('participants[].stall_trigger')
  const from = await openingOf(context, id, who)
  if (from + hours * HOUR + 2 * DAY > instantOf(read['expires_at']))
    notExercised(`${hours} hours are allotted, but the transaction expires earlier`)
  return { from, until: from + hours * HOUR }
}

/** The instant at which the action of a person opened, once the action shows it. */
async function openingOf(context: Context, id: string, who: string): Promise<number> {
  const openings = (read: JsonObject) =>
    actionsOf(read, who)
      .map(({ started_at }) => instantOf(started_at))
      .filter((instant) => !Number.isNaN(instant))
  const hasOpened = (read: JsonObject) => context.check.present('actions[].started_at', openings(read))
  const read = await onceShown(context, id, hasOpened).catch((error: unknown) => {
    if (error instanceof Inconclusive && !error.passing) return context.notExercised('the action shows no `started_at`')
    throw error
  })
  return openings(read)[0] ?? Number.NaN
}

/**
 * The time of the workspace by the clock of the control interface and by that of a new draft, which may differ a little. If they
 * differ by minutes, drafts do not follow the clock that is moved, and only this clock counts.
 */
async function timesOf({ control, given }: Context): Promise<readonly number[]> {
  const controlTime = await control.advance(1)
  const draftTime = instantOf((await given.draft())['created_at'])
  const isOneClock = Math.abs(draftTime - controlTime) < CLOCKS_DIFFER
  return isOneClock ? [controlTime, draftTime] : [controlTime]
}

/**
 * Moves the clock forward to an instant that has not passed yet. Needs `workspaces` and `clock`.
 * @param side `before`: no clock of the target exceeds the instant; `after`: each clock reaches it
 */
export async function clockAt(context: Context, instant: number, side: 'before' | 'after' = 'before'): Promise<void> {
  const times = await timesOf(context)
  const now = side === 'before' ? Math.max(...times) : Math.min(...times)
  if (instant > now) await context.control.advance((instant - now) / SECOND)
}

/** Moves the clock to one minute after the end of the time allotted to an action. */
export const afterAll = (context: Context, { until }: Allotted): Promise<void> =>
  clockAt(context, until + MINUTE, 'after')

/** A started transaction whose only signer is late, once the action is flagged as stalled. Needs `workspaces` and `clock`. */
export async function overdue(context: Context) {
  const started = await startedAllotted(context)
  await afterAll(context, started.allotted)
  const read = await onceShown(context, started.id, isStalled(context, started.signer), 'action/stalled-by-time')
  return { ...started, read }
}

/** Asserts that the action of a person is not stalled one minute before the end of its allotted time. */
export async function isInTime(context: Context, id: string, who: string, { until }: Allotted): Promise<void> {
  const since = Date.now()
  await clockAt(context, until - MINUTE)
  try {
    await staysTrue(context, id, isNotStalled(context, who))
  } catch (error) {
    if (Date.now() - since > IN_TIME)
      throw new Inconclusive('the allotted time was over before the transaction was read', {
        cause: error,
        passing: true,
      })
    throw error
  }
}

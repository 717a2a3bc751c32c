import type { Context, Look, ParticipantSettings } from '../../../helpers/engine/index.ts'
import { actionsOf } from '../reads/people.ts'
import { onceOpened } from './performing.ts'

/** Hours allotted to a participant. */
export const ALLOTTED_HOURS = 3

/** A draft that can be started, with attributes set for its signer. Needs `participants`. */
export async function startableWith({ given, control }: Context, settings: ParticipantSettings) {
  const draft = await given.startable()
  await control.setParticipant(draft.id, draft.signer, settings)
  return draft
}

/** The same, started. */
export async function startedWith(context: Context, settings: ParticipantSettings) {
  const draft = await startableWith(context, settings)
  await context.given.calls.start(draft.id)
  await context.given.actions(draft.id)
  return draft
}

/** Asserts that no action of this person is flagged as stalled. */
export const isNotStalled =
  ({ check }: Context, who: string): Look =>
  (read) => {
    for (const action of actionsOf(read, who)) check.different('actions[].stalled', action['stalled'], true)
  }

/** Asserts that an action of this person is flagged as stalled. */
export const isStalled =
  ({ check }: Context, who: string): Look =>
  (read) => {
    const flags = actionsOf(read, who).map(({ stalled }) => stalled)
    check.that('actions[].stalled', flags.includes(true), 'true, as its allotted time is over', flags)
  }

/** A started transaction whose signer is to be reminded after a day, once their action is open. Needs `participants`. */
export async function remindedAfterDay(context: Context): Promise<{ readonly id: string }> {
  const started = await startedWith(context, { schedule: [24] })
  await onceOpened(context, started.id, started.signer)
  return started
}

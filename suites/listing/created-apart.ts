import { Inconclusive } from '../../helpers/engine/outcome/errors.ts'
import { type Args, type Context, instantOf, type JsonObject, MINUTE, SECOND } from '../../helpers/engine/index.ts'
import { iso, whole } from '../interface/document/times.ts'

/** A transaction, and the instant of creation that it shows. */
export interface Created {
  readonly id: string
  readonly at: number
  /** The number of fractional digits shown; 0 if all are zeros, because a service that rounds to seconds may show zeros. */
  readonly digits: number
}

/** Milliseconds between the creation of two transactions, so that their times differ by whole seconds. */
export const APART = 2_200

/** The time of creation of a transaction. If it is not a readable time, the scenario is inconclusive. */
export function createdAt(id: string, { created_at: shown }: JsonObject): Created {
  const at = instantOf(shown)
  if (Number.isNaN(at))
    throw new Inconclusive('created_at is not a readable time', { causes: ['transaction/created-at-now'] })
  const fraction = /[.,](\d+)/.exec(String(shown))?.[1] ?? ''
  return { id, at, digits: Number(fraction) === 0 ? 0 : fraction.length }
}

/** A new draft, and the time of its creation. */
export async function draftOf({ given }: Context, args: Args): Promise<Created> {
  const draft = await given.draft(args)
  return createdAt(draft.id, draft)
}

/** A filter by creation time that singles out a transaction, if its time is readable. */
export async function aroundCreation({ given }: Context, id: string): Promise<Args> {
  const { created_at: shown } = await given.read(id)
  const at = instantOf(shown)
  if (Number.isNaN(at)) return {}
  // The time may be shown to the minute.
  const until = at + (at % MINUTE === 0 ? MINUTE : 2 * SECOND)
  return { created_gt: iso(whole(at - SECOND)), created_lt: iso(whole(until)) }
}

/** The earliest time at which a transaction may have been created: a time to the second may have been rounded up. */
export const earliest = ({ at, digits }: Created): number => (digits === 0 ? at - SECOND : at)

/**
 * Fractions of a second at which a bound a millisecond away has another second, or a service may show no fraction, or fewer digits
 * because the last ones are zeros.
 */
const isAtEdge = ({ at, digits }: Created): boolean =>
  [0, 999].includes(Math.floor(at) % SECOND) || digits === 1 || digits === 2

/** A new draft, created between the first and the last millisecond of a second if the service shows milliseconds. */
export async function draftWithinSecond(context: Context, args: Args): Promise<Created> {
  let draft = await draftOf(context, args)
  for (let again = 0; again < 2 && isAtEdge(draft); again += 1) draft = await draftOf(context, args)
  return draft
}

/**
 * The time of creation that the list shows for a draft. A reading by id may differ from it by up to a second, so bounds to the
 * millisecond are computed from the time in the list.
 */
export async function asListedAt({ given, dependsOn }: Context, { id }: Created, name: string): Promise<Created> {
  dependsOn('listing/created-at-shown')
  return createdAt(id, await given.listed(id, name, 'created_at'))
}

/** Ends the scenario if the shown times of two transactions are too close. */
export function needsApart({ notShown }: Context, older: Created, newer: Created): void {
  if (newer.at - older.at < 2 * SECOND) notShown('created_at, to the second,')
}

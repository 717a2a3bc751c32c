import { Inconclusive } from '../../helpers/engine/outcome/errors.ts'
import type { Args } from '../../helpers/engine/http/encode.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { instantOf, SECOND } from '../../helpers/engine/values/time.ts'
import type { JsonObject } from '../../helpers/engine/values/json.ts'

/** A transaction, and the instant at which it was created, as it shows it. */
export interface Created {
  readonly id: string
  readonly at: number
  /** How many digits of a second are shown; none where all are zeros, as who rounds to seconds shows them too. */
  readonly digits: number
}

/** Milliseconds between two transactions that are told apart to the second. */
export const APART = 2_200

/**
 * When a transaction was created.
 * @throws Inconclusive where the time cannot be read
 */
export function createdAt(id: string, { created_at: shown }: JsonObject): Created {
  const at = instantOf(shown)
  if (Number.isNaN(at))
    throw new Inconclusive('the time of creation cannot be read', { causes: ['transaction/created-at-now'] })
  const fraction = /[.,](\d+)/.exec(String(shown))?.[1] ?? ''
  return { id, at, digits: Number(fraction) === 0 ? 0 : fraction.length }
}

/** A new draft, and when it was created. */
export async function draftOf({ given }: Context, args: Args): Promise<Created> {
  const draft = await given.draft(args)
  return createdAt(draft.id, draft)
}

/**
 * When a draft was created, as the list shows it: a reading within a second of that is an echo, so bounds to the millisecond are
 * held against the time of the list alone.
 */
export async function asListedAt({ given }: Context, { id }: Created, name: string): Promise<Created> {
  return createdAt(id, await given.listed(id, name, 'created_at'))
}

/** Ends the scenario where the times of two of them are shown as if they were one. */
export function needsApart({ notShown }: Context, older: Created, newer: Created): void {
  if (newer.at - older.at < 2 * SECOND) notShown('created_at, to the second,')
}

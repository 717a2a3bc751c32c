import type { Context } from '../../../helpers/engine/scenario/context.ts'
import { HOUR, SECOND } from '../../../helpers/engine/values/time.ts'

export { DAY } from '../../../helpers/engine/values/time.ts'

/** The whole second that is `ms` after the target's present time, in milliseconds since the epoch. */
export const ahead = ({ now }: Pick<Context, 'now'>, ms: number): number => whole(now() + ms)

/** An instant without its fraction of a second. */
export const whole = (instant: number): number => Math.floor(instant / SECOND) * SECOND

/** An instant in UTC, without fractions. */
export const iso = (instant: number): string => isoWithFractions(instant).replace('.000', '')

/** An instant in UTC, with milliseconds. */
export const isoWithFractions = (instant: number): string => new Date(instant).toISOString()

/** An instant with an offset from UTC of fewer than ten hours, which may be negative. */
export const isoWithOffset = (instant: number, hours = 2): string =>
  iso(instant + hours * HOUR).replace('Z', `${hours < 0 ? '-' : '+'}0${Math.abs(hours)}:00`)

import type { Context } from '../../../helpers/engine/scenario/context.ts'
import { HOUR, SECOND } from '../../../helpers/engine/values/time.ts'

export { DAY } from '../../../helpers/engine/values/time.ts'

/** The whole second that lies `ms` ahead of the target's own present, in milliseconds since the epoch. */
export const ahead = ({ now }: Pick<Context, 'now'>, ms: number): number => whole(now() + ms)

/** The whole second that an instant lies in. */
export const whole = (instant: number): number => Math.floor(instant / SECOND) * SECOND

/** An instant in UTC, without fractions. */
export const iso = (instant: number): string => isoWithFractions(instant).replace('.000', '')

/** An instant in UTC, with milliseconds. */
export const isoWithFractions = (instant: number): string => new Date(instant).toISOString()

/** An instant as a clock so many hours ahead of UTC shows it, less than ten; or behind it, where they are negative. */
export const isoWithOffset = (instant: number, hours = 2): string =>
  iso(instant + hours * HOUR).replace('Z', `${hours < 0 ? '-' : '+'}0${Math.abs(hours)}:00`)

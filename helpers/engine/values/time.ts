/** The date of an ISO 8601 date-time, extended or basic: by month and day, by week, or by day of the year. */
const DATE =
  /^(?<year>\d{4})(?:-?(?<month>0[1-9]|1[0-2])-?(?<day>\d{2})|-?W(?<week>\d{2})-?(?<weekday>[1-7])|-?(?<dayOfYear>\d{3}))$/
/**
 * The time of an ISO 8601 date-time: to the hour, minute or second, with an optional fraction and an optional offset.
 */
const TIME =
  /^(?<hour>[01]\d|2[0-4])(?::?(?<minute>[0-5]\d)(?::?(?<second>[0-5]\d|60))?)?(?:[.,](?<fraction>\d+))?(?:Z|[+-](?<offsetHours>[01]\d|2[0-3])(?::?(?<offsetMinutes>[0-5]\d))?)?$/

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Whether the text is an ISO 8601 date-time (document: Conventions, 5). */
export function isDateTime(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(instantOf(value))
}

/**
 * Milliseconds since the epoch of an ISO 8601 date-time; without an offset it is read as UTC. `NaN` for anything else.
 */
export function instantOf(value: unknown): number {
  if (typeof value !== 'string') return Number.NaN
  const [date = '', time = '', ...more] = value.toUpperCase().split('T')
  return more.length > 0 ? Number.NaN : midnightOf(date) + sinceMidnight(time)
}

function midnightOf(text: string): number {
  const part = partsOf(DATE, text)
  if (!part) return Number.NaN
  const year = part('year')
  if (part.has('week')) return weekdayOf(year, part('week'), part('weekday'))
  const month = part.has('month') ? part('month') : 1
  const midnight = Date.UTC(year, month - 1, part.has('month') ? part('day') : part('dayOfYear'))
  const read = new Date(midnight)
  const isReal = part.has('month') ? read.getUTCMonth() === month - 1 : read.getUTCFullYear() === year
  return isReal ? midnight : Number.NaN
}

/** Week 1 is the week that contains 4 January. */
function weekdayOf(year: number, week: number, weekday: number): number {
  const fourth = new Date(Date.UTC(year, 0, 4))
  const monday = fourth.getTime() + (1 - (fourth.getUTCDay() || 7) + (week - 1) * 7) * DAY
  const isReal = new Date(monday + 3 * DAY).getUTCFullYear() === year
  return isReal ? monday + (weekday - 1) * DAY : Number.NaN
}

function sinceMidnight(text: string): number {
  const part = partsOf(TIME, text)
  if (!part) return Number.NaN
  const precision = part.has('second') ? SECOND : part.has('minute') ? MINUTE : HOUR
  // Cut and not rounded, so that an instant is never later than its time. The product may be just below a whole number.
  const fraction = Math.floor(part('fraction', '0.') * precision + 1e-6)
  const time = part('hour') * HOUR + part('minute') * MINUTE + part('second') * SECOND + fraction
  if (part('hour') === 24 && time > DAY) return Number.NaN
  const offset = part('offsetHours') * HOUR + part('offsetMinutes') * MINUTE
  return text.includes('-') ? time + offset : time - offset
}

/** The numbers in a text of the given form; missing parts are 0. */
function partsOf(form: RegExp, text: string) {
  const groups = form.exec(text)?.groups
  if (!groups) return undefined
  const part = (name: string, before = ''): number => Number(before + (groups[name] ?? '0'))
  return Object.assign(part, { has: (name: string) => groups[name] !== undefined })
}

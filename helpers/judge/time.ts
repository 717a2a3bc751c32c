/**
 * A date-time of ISO 8601: extended or basic form, to the hour, minute or second, with or without a fraction of it, with
 * any offset or none.
 */
const ISO_8601 =
  /^(?<year>\d{4})-?(?<month>0[1-9]|1[0-2])-?(?<day>\d{2})T(?<hour>[01]\d|2[0-4])(?::?(?<minute>[0-5]\d)(?::?(?<second>[0-5]\d|60))?)?(?:[.,](?<fraction>\d+))?(?:Z|(?<sign>[+-])(?<offsetHours>\d{2})(?::?(?<offsetMinutes>\d{2}))?)?$/i

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Whether the text is an ISO 8601 date-time (document: Conventions, 5). */
export function isDateTime(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(instantOf(value))
}

/** Milliseconds since the epoch of an ISO 8601 date-time, read as UTC where it has no offset; `NaN` for anything else. */
export function instantOf(value: unknown): number {
  const parts = typeof value === 'string' ? ISO_8601.exec(value)?.groups : undefined
  if (!parts) return Number.NaN
  const part = (name: string) => Number(parts[name] ?? 0)
  const midnight = Date.UTC(part('year'), part('month') - 1, part('day'))
  if (new Date(midnight).getUTCDate() !== part('day')) return Number.NaN
  const time = part('hour') * HOUR + part('minute') * MINUTE + part('second') * SECOND
  const precision = parts['second'] !== undefined ? SECOND : parts['minute'] !== undefined ? MINUTE : HOUR
  const fraction = Math.round(Number(`0.${parts['fraction'] ?? 0}`) * precision)
  const offset = part('offsetHours') * HOUR + part('offsetMinutes') * MINUTE
  return midnight + time + fraction - (parts['sign'] === '-' ? -offset : offset)
}

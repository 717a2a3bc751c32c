/** ISO 8601 date-time, extended or basic form, with or without fractions, any offset. */
const ISO_8601 =
  /^[+-]?\d{4,6}-?(?:\d{2}-?\d{2}|W\d{2}-?\d|\d{3})T\d{2}(?::?\d{2}(?::?\d{2})?)?(?:[.,]\d+)?(?:Z|[+-]\d{2}(?::?\d{2})?)$/i

const BASIC = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})?/
const BASIC_OFFSET = /([+-]\d{2})(\d{2})?$/

/** Whether the text is an ISO 8601 date-time with an offset (document: Conventions, 5). */
export function isDateTime(value: unknown): value is string {
  return typeof value === 'string' && ISO_8601.test(value) && !Number.isNaN(instantOf(value))
}

/** Milliseconds since the epoch of an ISO 8601 text in the forms that services use; `NaN` for anything else. */
export function instantOf(value: unknown): number {
  if (typeof value !== 'string') return Number.NaN
  const extended = value
    .replace(BASIC, (_, y, m, d, h, min, s = '00') => `${y}-${m}-${d}T${h}:${min}:${s}`)
    .replace(',', '.')
    .replace(/(\.\d{3})\d+/, '$1')
    .replace(BASIC_OFFSET, (all, h, min = '00') => (/T/.test(value) ? `${h}:${min}` : all))
  return Date.parse(extended)
}

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

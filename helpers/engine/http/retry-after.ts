/** Who is told to wait for longer asks again after this time: nobody is kept waiting for hours. Milliseconds. */
const LONGEST_MS = 60_000

/**
 * For how many milliseconds an answer says that nothing more is taken, in its `Retry-After`: seconds, or a date, by the clock of
 * who answers. Nothing where it does not say so.
 */
export function retryAfterMs(headers: Readonly<Record<string, string>>): number | undefined {
  const { 'retry-after': told = '', date = '' } = headers
  const now = Date.parse(date)
  const ms = /^\d+(\.\d+)?$/.test(told)
    ? Number(told) * 1000
    : Date.parse(told) - (Number.isNaN(now) ? Date.now() : now)
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), LONGEST_MS)
}

/** The maximum waiting time in milliseconds: a run does not wait for hours. */
const LONGEST_MS = 60_000

/**
 * The milliseconds to wait according to the `Retry-After` header: a number of seconds, or a date by the server's clock. Some gateways
 * send the number of seconds as `RateLimit-Reset` instead. `undefined` without a usable header.
 */
export function retryAfterMs(headers: Readonly<Record<string, string>>): number | undefined {
  const { 'ratelimit-reset': reset = '', 'retry-after': value = reset, date = '' } = headers
  const now = Date.parse(date)
  const ms = /^\d+(\.\d+)?$/.test(value)
    ? Number(value) * 1000
    : Date.parse(value) - (Number.isNaN(now) ? Date.now() : now)
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), LONGEST_MS)
}

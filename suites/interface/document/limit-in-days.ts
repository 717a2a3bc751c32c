import { DAY, MINUTE } from '../../../helpers/engine/index.ts'

/** Tolerance for two clocks that differ. */
const CLOCKS = 5 * MINUTE
/** The same, plus an hour for a service that counts local days across a change of summer time. */
const LOCAL_DAYS = 65 * MINUTE

/** One time zone for each set of summer time rules. */
const ZONES = [
  'Africa/Cairo',
  'Africa/Casablanca',
  'America/Havana',
  'America/New_York',
  'America/Santiago',
  'Asia/Beirut',
  'Asia/Jerusalem',
  'Australia/Lord_Howe',
  'Australia/Sydney',
  'Europe/Chisinau',
  'Europe/Paris',
  'Pacific/Auckland',
] as const

const FORMATS = ZONES.map((timeZone) => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }))

/** The offsets from UTC of all these zones. */
const offsetsAt = (instant: number): string =>
  FORMATS.map((format) => format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '').join()

/**
 * The distance from a limit in days at which requests are sent on either side, in milliseconds.
 * @param from the instant from which the days are counted
 */
export const slackOf = (days: number, from: number): number =>
  offsetsAt(from) === offsetsAt(from + days * DAY) ? CLOCKS : LOCAL_DAYS

import { DAY, MINUTE } from '../../../helpers/engine/values/time.ts'

/** Room for two clocks that differ. */
const CLOCKS = 5 * MINUTE
/** The same, and for a service that counts local days across a change of summer time. */
const LOCAL_DAYS = 65 * MINUTE

/** One time zone of each rule of summer time. */
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

/** How far the clocks of all these zones are from UTC. */
const offsetsAt = (instant: number): string =>
  FORMATS.map((format) => format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '').join()

/**
 * How near a limit of so many days is approached from either side, in milliseconds.
 * @param from the instant that they are counted from
 */
export const slackOf = (days: number, from: number): number =>
  offsetsAt(from) === offsetsAt(from + days * DAY) ? CLOCKS : LOCAL_DAYS

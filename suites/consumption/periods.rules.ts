import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, TIME } from '../interface/document/needs.ts'

const ISO =
  'The bounds are "ISO 8601 date-times", and that is how the standard writes them: with fractions of a second or without, in UTC or with ' +
  'another offset from it. An instant is the same in each of these forms.'

/** The period that bounds a consumption report. Which date of some work is compared with it is not judged. */
export const periodsRules = tableOf(
  stated('Endpoints: Consumption report', ['workspaces'], {
    'consumption/period-counts': 'A period of an hour around some work counts it.',
    'consumption/period-before': 'A period that ended before a transaction was created does not count it.',
  }),
  stated('Endpoints: Consumption report', ['workspaces', ...ACTING], {
    'consumption/period-before-acts': 'A period that ended before participants acted counts nothing of what they did.',
  }),
  stated('Endpoints: Consumption report', [...TIME, ...ACTING], {
    'consumption/period-after':
      'A period that began days after a transaction was completed counts neither the transaction nor what was done in it.',
  }),
  stated('Endpoints: Consumption report', TIME, {
    'consumption/period-after-expiry': 'A period that began days after a transaction expired does not count it.',
  }),
  inferred(ISO)('Endpoints: Consumption report', {
    'consumption/period-to-the-second':
      'A period that is written to the second is taken where one with milliseconds is.',
  }),
  inferred(ISO)('Endpoints: Consumption report', ['workspaces'], {
    'consumption/period-with-fractions': 'A period that is written with milliseconds counts the work in it.',
    'consumption/period-with-offset': 'A period that is written with an offset from UTC counts the work in it.',
  }),
  open('Endpoints: Consumption report', {
    'consumption/bounds-left-out': 'How a report without one of its bounds, or without both, is answered.',
    'consumption/bounds-malformed': 'How a report with a bound that is no date-time is answered.',
    'consumption/bounds-reversed': 'How a report whose period ends before it begins is answered.',
  }),
  open('Endpoints: Consumption report', ['workspaces'], {
    'consumption/period-edge': 'Whether a period that begins or ends with the start of a transaction counts it.',
    'consumption/deprecated-report-counts':
      'Whether the deprecated report counts what the summary counts, and in the same period.',
  }),
  open('Authentication', ['no-access-key'], {
    'consumption/no-access': 'How a key without access is answered that asks for a report.',
  }),
)

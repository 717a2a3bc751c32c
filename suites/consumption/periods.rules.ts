import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, TIME } from '../interface/document/needs.ts'
import { AUTHORIZABLE } from '../interface/scenes/seals.ts'

const ISO =
  'The bounds are "ISO 8601 date-times", and the standard allows these forms: with or without fractions of a second, in UTC or with ' +
  'another offset. An instant is the same in each of these forms.'

/** The period of a consumption report. Which date of some work is compared with it is not judged. */
export const periodsRules = tableOf(
  stated('Endpoints: Consumption report', ['workspaces'], {
    'consumption/period-counts': 'A report for a period of one hour counts the work that was done in it.',
    'consumption/period-before':
      'A report for a period that ended before the creation of a transaction does not count it.',
  }),
  stated('Endpoints: Consumption report', ['workspaces', ...ACTING], {
    'consumption/period-before-acts':
      'A report for a period that ended before participants acted does not count their acts.',
  }),
  stated('Endpoints: Consumption report', ['workspaces', ...ACTING, ...AUTHORIZABLE], {
    'consumption/period-before-seals':
      'A report for a period that ended before a document was sealed does not count it.',
  }),
  stated('Endpoints: Consumption report', [...TIME, ...ACTING], {
    'consumption/period-after':
      'A report for a period that began days after the completion of a transaction counts neither the transaction nor its acts.',
  }),
  stated('Endpoints: Consumption report', TIME, {
    'consumption/period-after-hours':
      'A report for a period that began hours after the cancellation of a transaction does not count it.',
    'consumption/period-after-expiry':
      'A report for a period that began days after the expiry of a transaction does not count it.',
  }),
  inferred(`"Query parameters created_gt and created_lt (ISO 8601 date-times) bound the period": two past date-times in
    the right order are a period. A refusal that concerns another parameter is allowed, because "other query
    parameters" are not shown.`)('Endpoints: Consumption report', {
    'consumption/period-accepted':
      'At least one past period, written in UTC and in whole seconds, is not refused for its bounds.',
  }),
  inferred(ISO)('Endpoints: Consumption report', {
    'consumption/period-to-the-second':
      'If a period with milliseconds is accepted, the same period without milliseconds is accepted too.',
  }),
  inferred(ISO)('Endpoints: Consumption report', ['workspaces'], {
    'consumption/period-with-fractions':
      'A report for a period that is written with milliseconds counts the work in it.',
    'consumption/period-with-offset':
      'A report for a period that is written with an offset from UTC counts the work in it.',
  }),
  open('Endpoints: Consumption report', {
    'consumption/bounds-left-out': 'How the service responds to reading a report with only one bound or none.',
    'consumption/bounds-malformed':
      'How the service responds to reading a report with a bound that is not a date-time.',
    'consumption/bounds-reversed': 'How the service responds to reading a report whose period ends before it begins.',
  }),
  open('Endpoints: Consumption report', ['workspaces'], {
    'consumption/period-edge':
      'Whether a report counts a transaction whose start is exactly the first or the last instant of the period.',
    'consumption/deprecated-report-counts':
      'Whether the deprecated report has the same counts as the summary, and for the same period.',
  }),
  open('Authentication', ['no-access-key'], {
    'consumption/no-access': 'How the service responds to reading a report with a key that lacks access.',
  }),
)

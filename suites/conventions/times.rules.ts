import { inferred, stated, tableOf } from '../../helpers/catalogue/rule.ts'

/** How times in arguments are read. */
export const timesRules = tableOf(
  stated('Conventions', { 'conventions/time-argument-utc': 'A time argument in UTC is understood.' }),
  inferred('Conventions', {
    'conventions/time-argument-offset': 'A time argument with an offset is understood.',
    'conventions/time-argument-milliseconds': 'A time argument with milliseconds is understood.',
  }),
)

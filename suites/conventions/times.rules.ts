import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

const SECTION = 'Conventions'

/** How times in arguments are read. */
export const timesRules = {
  'conventions/time-argument-utc': stated(SECTION, 'A time argument in UTC is understood.'),
  'conventions/time-argument-offset': inferred(SECTION, 'A time argument with an offset is understood.'),
  'conventions/time-argument-milliseconds': inferred(SECTION, 'A time argument with milliseconds is understood.'),
} satisfies RuleTable<'conventions'>

import { inferred, open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { written } from '../interface/writes.ts'

const ARGUMENTS = 'Arguments for create and update'
const LONG_TERM = { needs: ['long-term-on'] } as const
const SHORT_TERM = { needs: ['long-term-off'] } as const

/** The expires_at of a draft: how it may be written, and its limits. */
export const expiresAtRules = {
  ...written('transaction-arguments/expires-at-kept', (when) =>
    stated(ARGUMENTS, `An expires_at in UTC, without fractions of a second, is held ${when} as that instant.`),
  ),
  ...written('transaction-arguments/expires-at-fractions', (when) =>
    stated(ARGUMENTS, `An expires_at with milliseconds is held ${when} as that instant.`),
  ),
  ...written('transaction-arguments/expires-at-offset', (when) =>
    stated(ARGUMENTS, `An expires_at with an offset from UTC is held ${when} as that instant.`),
  ),
  ...written('transaction-arguments/expires-at-at-limit-standard', (when) =>
    stated(ARGUMENTS, `An expires_at 67 days from now is held ${when}, whatever the workspace is entitled to.`),
  ),
  ...written('transaction-arguments/expires-at-beyond-limit-standard', (when) =>
    stated(
      ARGUMENTS,
      `Without long-term transactions, an expires_at more than 67 days from now is refused ${when}.`,
      SHORT_TERM,
    ),
  ),
  ...written('transaction-arguments/expires-at-at-limit-long', (when) =>
    stated(ARGUMENTS, `With long-term transactions, an expires_at 187 days from now is held ${when}.`, LONG_TERM),
  ),
  ...written('transaction-arguments/expires-at-beyond-limit-long', (when) =>
    stated(
      ARGUMENTS,
      `With long-term transactions, an expires_at more than 187 days from now is refused ${when}.`,
      LONG_TERM,
    ),
  ),
  ...written('transaction-arguments/expires-at-beyond-any-limit', (when) =>
    stated(
      ARGUMENTS,
      `An expires_at more than 187 days from now is refused ${when}, whatever the workspace is entitled to.`,
    ),
  ),
  ...written('transaction-arguments/expires-at-not-date', (when) =>
    inferred(ARGUMENTS, `An expires_at that is no date-time is refused ${when}.`),
  ),
  'transaction-arguments/expires-at-past': open(ARGUMENTS, 'Whether an expires_at that has passed is refused.'),
  'transaction-arguments/expires-at-omitted-keeps': inferred(
    ARGUMENTS,
    'An update with neither expires_at nor duration leaves the expires_at of a draft as it was.',
  ),
} satisfies RuleTable<'transaction-arguments'>

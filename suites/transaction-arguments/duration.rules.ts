import { inferred, open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { written } from '../interface/writes.ts'

const ARGUMENTS = 'Arguments for create and update'
const LONG_TERM = { needs: ['long-term-on'] } as const
const SHORT_TERM = { needs: ['long-term-off'] } as const

/** The duration of a draft: its limits, and what it is beside expires_at. */
export const durationRules = {
  ...written('transaction-arguments/duration-kept', (when) =>
    stated(ARGUMENTS, `A duration passed ${when} is held by the draft.`),
  ),
  ...written('transaction-arguments/duration-at-limit-standard', (when) =>
    stated(
      ARGUMENTS,
      `A duration of 86400 minutes is held ${when}, whether or not long-term transactions are enabled.`,
    ),
  ),
  ...written('transaction-arguments/duration-beyond-limit-standard', (when) =>
    stated(ARGUMENTS, `Without long-term transactions, a duration of 86401 minutes is refused ${when}.`, SHORT_TERM),
  ),
  ...written('transaction-arguments/duration-at-limit-long', (when) =>
    stated(ARGUMENTS, `With long-term transactions, a duration of 259200 minutes is held ${when}.`, LONG_TERM),
  ),
  ...written('transaction-arguments/duration-beyond-limit-long', (when) =>
    stated(ARGUMENTS, `With long-term transactions, a duration of 259201 minutes is refused ${when}.`, LONG_TERM),
  ),
  ...written('transaction-arguments/duration-beyond-any-limit', (when) =>
    stated(ARGUMENTS, `A duration of 259201 minutes is refused ${when}, whatever the workspace may do.`),
  ),
  ...written('transaction-arguments/duration-not-number', (when) =>
    inferred(ARGUMENTS, `A duration that is no number is refused ${when}.`),
  ),
  ...written('transaction-arguments/duration-negative', (when) =>
    inferred(ARGUMENTS, `A negative duration is refused ${when}.`),
  ),
  'transaction-arguments/duration-zero': open(ARGUMENTS, 'Whether a duration of no minutes is refused.'),
  'transaction-arguments/duration-omitted-keeps': inferred(
    ARGUMENTS,
    'An update with neither duration nor expires_at leaves the duration as it was.',
  ),
  ...written('transaction-arguments/duration-with-expires-at', (when) =>
    stated(ARGUMENTS, `A duration and an expires_at passed together are refused ${when}.`),
  ),
  'transaction-arguments/duration-after-expires-at-update': inferred(
    ARGUMENTS,
    'A duration passed on an update takes the place of the expires_at of the draft.',
  ),
} satisfies RuleTable<'transaction-arguments'>

import { inferred, open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

const ARGUMENTS = 'Arguments for create and update'

/** duration and expires_at. */
export const expiryRules = {
  'transaction-arguments/duration-kept-create': stated(
    ARGUMENTS,
    'A duration passed on creation is held by the draft.',
  ),
  'transaction-arguments/duration-kept-update': stated(
    ARGUMENTS,
    'A duration passed on an update is held by the draft.',
  ),
  'transaction-arguments/duration-at-limit-standard-create': stated(
    ARGUMENTS,
    'A duration of 86400 minutes is held on creation, whether or not long-term transactions are enabled.',
  ),
  'transaction-arguments/duration-at-limit-standard-update': stated(
    ARGUMENTS,
    'A duration of 86400 minutes is held on update, whether or not long-term transactions are enabled.',
  ),
  'transaction-arguments/duration-beyond-limit-standard-create': stated(
    ARGUMENTS,
    'Without long-term transactions, a duration of 86401 minutes is refused on creation.',
    { needs: ['long-term-off'] },
  ),
  'transaction-arguments/duration-beyond-limit-standard-update': stated(
    ARGUMENTS,
    'Without long-term transactions, a duration of 86401 minutes is refused on update.',
    { needs: ['long-term-off'] },
  ),
  'transaction-arguments/duration-at-limit-long-create': stated(
    ARGUMENTS,
    'With long-term transactions, a duration of 259200 minutes is held on creation.',
    { needs: ['long-term-on'] },
  ),
  'transaction-arguments/duration-at-limit-long-update': stated(
    ARGUMENTS,
    'With long-term transactions, a duration of 259200 minutes is held on update.',
    { needs: ['long-term-on'] },
  ),
  'transaction-arguments/duration-beyond-limit-long-create': stated(
    ARGUMENTS,
    'With long-term transactions, a duration of 259201 minutes is refused on creation.',
    { needs: ['long-term-on'] },
  ),
  'transaction-arguments/duration-beyond-limit-long-update': stated(
    ARGUMENTS,
    'With long-term transactions, a duration of 259201 minutes is refused on update.',
    { needs: ['long-term-on'] },
  ),
  'transaction-arguments/duration-beyond-any-limit-create': stated(
    ARGUMENTS,
    'A duration of 259201 minutes is refused on creation, whatever the workspace may do.',
  ),
  'transaction-arguments/duration-beyond-any-limit-update': stated(
    ARGUMENTS,
    'A duration of 259201 minutes is refused on update, whatever the workspace may do.',
  ),
  'transaction-arguments/duration-not-number-create': inferred(
    ARGUMENTS,
    'A duration that is no number is refused on creation.',
  ),
  'transaction-arguments/duration-not-number-update': inferred(
    ARGUMENTS,
    'A duration that is no number is refused on update.',
  ),
  'transaction-arguments/duration-negative-create': inferred(ARGUMENTS, 'A negative duration is refused on creation.'),
  'transaction-arguments/duration-negative-update': inferred(ARGUMENTS, 'A negative duration is refused on update.'),
  'transaction-arguments/duration-zero': open(ARGUMENTS, 'Whether a duration of no minutes is refused.'),
  'transaction-arguments/duration-omitted-keeps': inferred(
    ARGUMENTS,
    'An update with neither duration nor expires_at leaves the duration as it was.',
  ),

  'transaction-arguments/duration-with-expires-at-create': stated(
    ARGUMENTS,
    'A creation with both duration and expires_at is refused.',
  ),
  'transaction-arguments/duration-with-expires-at-update': stated(
    ARGUMENTS,
    'An update with both duration and expires_at is refused.',
  ),
  'transaction-arguments/duration-after-expires-at-update': inferred(
    ARGUMENTS,
    'A duration passed on an update takes the place of the expires_at of the draft.',
  ),

  'transaction-arguments/expires-at-kept-create': stated(
    ARGUMENTS,
    'An expires_at in UTC, without fractions of a second, is held on creation as that instant.',
  ),
  'transaction-arguments/expires-at-kept-update': stated(
    ARGUMENTS,
    'An expires_at in UTC, without fractions of a second, is held on update as that instant.',
  ),
  'transaction-arguments/expires-at-fractions-create': stated(
    ARGUMENTS,
    'An expires_at with milliseconds is held on creation as that instant.',
  ),
  'transaction-arguments/expires-at-fractions-update': stated(
    ARGUMENTS,
    'An expires_at with milliseconds is held on update as that instant.',
  ),
  'transaction-arguments/expires-at-offset-create': stated(
    ARGUMENTS,
    'An expires_at with an offset from UTC is held on creation as that instant.',
  ),
  'transaction-arguments/expires-at-offset-update': stated(
    ARGUMENTS,
    'An expires_at with an offset from UTC is held on update as that instant.',
  ),
  'transaction-arguments/expires-at-at-limit-standard-create': stated(
    ARGUMENTS,
    'An expires_at 67 days from now is held on creation, whatever the workspace is entitled to.',
  ),
  'transaction-arguments/expires-at-at-limit-standard-update': stated(
    ARGUMENTS,
    'An expires_at 67 days from now is held on update, whatever the workspace is entitled to.',
  ),
  'transaction-arguments/expires-at-beyond-limit-standard-create': stated(
    ARGUMENTS,
    'Without long-term transactions, an expires_at more than 67 days from now is refused on creation.',
    { needs: ['long-term-off'] },
  ),
  'transaction-arguments/expires-at-beyond-limit-standard-update': stated(
    ARGUMENTS,
    'Without long-term transactions, an expires_at more than 67 days from now is refused on update.',
    { needs: ['long-term-off'] },
  ),
  'transaction-arguments/expires-at-at-limit-long-create': stated(
    ARGUMENTS,
    'With long-term transactions, an expires_at 187 days from now is held on creation.',
    { needs: ['long-term-on'] },
  ),
  'transaction-arguments/expires-at-at-limit-long-update': stated(
    ARGUMENTS,
    'With long-term transactions, an expires_at 187 days from now is held on update.',
    { needs: ['long-term-on'] },
  ),
  'transaction-arguments/expires-at-beyond-limit-long-create': stated(
    ARGUMENTS,
    'With long-term transactions, an expires_at more than 187 days from now is refused on creation.',
    { needs: ['long-term-on'] },
  ),
  'transaction-arguments/expires-at-beyond-limit-long-update': stated(
    ARGUMENTS,
    'With long-term transactions, an expires_at more than 187 days from now is refused on update.',
    { needs: ['long-term-on'] },
  ),
  'transaction-arguments/expires-at-beyond-any-limit-create': stated(
    ARGUMENTS,
    'An expires_at more than 187 days from now is refused on creation, whatever the workspace is entitled to.',
  ),
  'transaction-arguments/expires-at-beyond-any-limit-update': stated(
    ARGUMENTS,
    'An expires_at more than 187 days from now is refused on update, whatever the workspace is entitled to.',
  ),
  'transaction-arguments/expires-at-not-date-create': inferred(
    ARGUMENTS,
    'An expires_at that is no date-time is refused on creation.',
  ),
  'transaction-arguments/expires-at-not-date-update': inferred(
    ARGUMENTS,
    'An expires_at that is no date-time is refused on update.',
  ),
  'transaction-arguments/expires-at-past': open(ARGUMENTS, 'Whether an expires_at that has passed is refused.'),
  'transaction-arguments/expires-at-omitted-keeps': inferred(
    ARGUMENTS,
    'An update with neither expires_at nor duration leaves the expires_at of a draft as it was.',
  ),
} satisfies RuleTable<'transaction-arguments'>

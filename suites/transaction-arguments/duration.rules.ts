import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { TIME } from '../interface/document/needs.ts'
import { eachWrite } from '../interface/writes/writes.ts'
import { ANSWER_IS_READ, TYPES_REFUSE, UPDATE_KEEPS } from '../interface/document/derivations.ts'

/** The duration of a transaction: its limits, its relation to `expires_at`, and which of several durations counts. */
export const durationRules = tableOf(
  eachWrite.stated('Arguments for create and update', {
    'transaction-arguments/duration-kept-*': 'A duration passed * is stored.',
    'transaction-arguments/duration-at-limit-standard-*':
      'A duration of 86400 minutes is accepted and stored *, whether or not long-term transactions are enabled.',
    'transaction-arguments/duration-beyond-any-limit-*':
      'A duration of 259201 minutes is refused *, whether or not long-term transactions are enabled.',
    'transaction-arguments/duration-with-expires-at-*':
      'A `duration` and an `expires_at` passed together are refused *.',
  }),
  eachWrite.stated('Arguments for create and update', ['long-term-off'], {
    'transaction-arguments/duration-beyond-limit-standard-*':
      'If long-term transactions are disabled, a duration of 86401 minutes is refused *.',
  }),
  eachWrite.stated('Arguments for create and update', ['long-term-on'], {
    'transaction-arguments/duration-at-limit-long-*':
      'If long-term transactions are enabled, a duration of 259200 minutes is accepted and stored *.',
    'transaction-arguments/duration-beyond-limit-long-*':
      'If long-term transactions are enabled, a duration of 259201 minutes is refused *.',
  }),
  eachWrite.inferred(TYPES_REFUSE)('Arguments for create and update', {
    'transaction-arguments/duration-not-number-*': 'A duration that is not a number is refused *.',
  }),
  eachWrite.open('Arguments for create and update', {
    'transaction-arguments/duration-negative-*': 'Whether a negative duration is refused *.',
  }),
  open('Arguments for create and update', {
    'transaction-arguments/duration-zero': 'Whether a duration of 0 minutes is refused.',
    'transaction-arguments/duration-after-expires-at-update':
      'Whether a `duration` passed on update replaces the `expires_at` with which a draft was created.',
  }),
  stated('Arguments for create and update', {
    'transaction-arguments/duration-updated-counts':
      'If an update gave a draft a duration, its expiry is counted from the start with this duration.',
  }),
  inferred(UPDATE_KEEPS)('Arguments for create and update', {
    'transaction-arguments/duration-omitted-keeps':
      'If `duration` and `expires_at` are omitted, an update leaves `duration` unchanged.',
  }),
  inferred(`The table says for the duration: "Minutes before expiry. Default 20160", and "Countdown starts at start". Nothing
    is counted in a draft, so its duration stays the one that was passed, or the
    default.`)('Arguments for create and update', TIME, {
    'transaction-arguments/duration-before-start': 'A draft still shows its `duration` unchanged after a day.',
  }),
  inferred(ANSWER_IS_READ)('Arguments for create and update', {
    'transaction-arguments/duration-after-start':
      'If an update of the duration of a started transaction is accepted, a later reading shows the same `expires_at` as the response.',
  }),
  inferred(`When a draft becomes started, it has "started_at and expires_at set", and a duration means "Minutes before
    expiry": an update of the duration may move the
    expiry, but does not remove it.`)('Arguments for create and update', {
    'transaction-arguments/duration-after-start-expires':
      'If an update of the duration of a started transaction is accepted, the transaction still shows an `expires_at`.',
  }),
  inferred(`The table is one for "create and update", and says for the duration: "Countdown starts at start". A duration
    with which an update moves the expiry of a started transaction is therefore counted from its start, not from the
    update.`)('Arguments for create and update', TIME, {
    'transaction-arguments/duration-after-start-counts':
      'If an update of the duration moves the expiry of a started or paused transaction, the duration is counted from the start.',
  }),
)

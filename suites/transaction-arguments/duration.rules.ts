import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { TIME } from '../interface/document/needs.ts'
import { eachWrite } from '../interface/writes/writes.ts'
import { ANSWER_IS_READ, TYPES_REFUSE, UPDATE_KEEPS } from '../interface/document/derivations.ts'

/** The duration of a transaction: its limits, what it is beside expires_at, and that the last one passed counts. */
export const durationRules = tableOf(
  eachWrite.stated('Arguments for create and update', {
    'transaction-arguments/duration-kept-*': 'A duration passed * is held by the draft.',
    'transaction-arguments/duration-at-limit-standard-*':
      'A duration of 86400 minutes is held *, whether or not long-term transactions are enabled.',
    'transaction-arguments/duration-beyond-any-limit-*':
      'A duration of 259201 minutes is refused *, whatever the workspace may do.',
    'transaction-arguments/duration-with-expires-at-*': 'A duration and an expires_at passed together are refused *.',
  }),
  eachWrite.stated('Arguments for create and update', ['long-term-off'], {
    'transaction-arguments/duration-beyond-limit-standard-*':
      'Without long-term transactions, a duration of 86401 minutes is refused *.',
  }),
  eachWrite.stated('Arguments for create and update', ['long-term-on'], {
    'transaction-arguments/duration-at-limit-long-*':
      'With long-term transactions, a duration of 259200 minutes is held *.',
    'transaction-arguments/duration-beyond-limit-long-*':
      'With long-term transactions, a duration of 259201 minutes is refused *.',
  }),
  eachWrite.inferred(TYPES_REFUSE)('Arguments for create and update', {
    'transaction-arguments/duration-not-number-*': 'A duration that is no number is refused *.',
  }),
  eachWrite.open('Arguments for create and update', {
    'transaction-arguments/duration-negative-*': 'Whether a negative duration is refused *.',
  }),
  open('Arguments for create and update', {
    'transaction-arguments/duration-zero': 'Whether a duration of no minutes is refused.',
    'transaction-arguments/duration-after-expires-at-update':
      'Whether a duration passed on an update takes the place of the expires_at that a draft was created with.',
  }),
  stated('Arguments for create and update', {
    'transaction-arguments/duration-updated-counts':
      'The duration that an update gave a draft is the one that is counted from its start.',
  }),
  inferred(UPDATE_KEEPS)('Arguments for create and update', {
    'transaction-arguments/duration-omitted-keeps':
      'An update with neither duration nor expires_at leaves the duration as it was.',
  }),
  inferred(ANSWER_IS_READ)('Arguments for create and update', {
    'transaction-arguments/duration-after-start':
      'The `expires_at` with which the update of the duration of a started transaction is answered is the one that is read later.',
  }),
  inferred(
    'The table is one for "create and update", and says of the duration: "Countdown starts at start". A duration with which an ' +
      'update moves the expiry of a started transaction is therefore counted from its start, not from the update.',
  )('Arguments for create and update', TIME, {
    'transaction-arguments/duration-after-start-counts':
      'A duration that moves the expiry of a started transaction is counted from the start.',
  }),
)

import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { TIME } from '../interface/document/needs.ts'
import { eachWrite } from '../interface/writes/writes.ts'
import { ANSWER_IS_READ, TYPES_REFUSE, UPDATE_KEEPS } from '../interface/document/derivations.ts'

/** The `expires_at` of a transaction: its formats and limits, and which of several times counts. */
export const expiresAtRules = tableOf(
  eachWrite.stated('Arguments for create and update', {
    'transaction-arguments/expires-at-kept-*':
      'An `expires_at` in UTC, without fractions of a second, is stored * as the same instant.',
    'transaction-arguments/expires-at-at-limit-standard-*':
      'An `expires_at` 67 days from now is accepted and stored *, whether or not long-term transactions are enabled.',
    'transaction-arguments/expires-at-beyond-any-limit-*':
      'An `expires_at` more than 187 days from now is refused *, whether or not long-term transactions are enabled.',
  }),
  eachWrite.stated('Arguments for create and update', ['long-term-off'], {
    'transaction-arguments/expires-at-beyond-limit-standard-*':
      'If long-term transactions are disabled, an `expires_at` more than 67 days from now is refused *.',
  }),
  eachWrite.stated('Arguments for create and update', ['long-term-on'], {
    'transaction-arguments/expires-at-at-limit-long-*':
      'If long-term transactions are enabled, an `expires_at` 187 days from now is accepted and stored *.',
    'transaction-arguments/expires-at-beyond-limit-long-*':
      'If long-term transactions are enabled, an `expires_at` more than 187 days from now is refused *.',
  }),
  eachWrite.inferred(`The argument is a "date-time" in "ISO 8601", and the document excludes none of its forms:
    fractions of a second and an offset from UTC are as much ISO 8601 as a whole second with \`Z\`. Such a text is
    therefore valid, and it names one instant, which is the "expiration time".`)('Arguments for create and update', {
    'transaction-arguments/expires-at-fractions-*':
      'An `expires_at` with milliseconds is stored * as the same instant.',
    'transaction-arguments/expires-at-offset-*':
      'An `expires_at` with an offset from UTC is stored * as the same instant.',
  }),
  eachWrite.inferred(TYPES_REFUSE)('Arguments for create and update', {
    'transaction-arguments/expires-at-not-date-*': 'An `expires_at` that is not a date-time is refused *.',
  }),
  stated('Arguments for create and update', TIME, {
    'transaction-arguments/expires-at-limit-from-now':
      'The limit of 67 days for `expires_at` is counted from the update that passes it, not from the creation.',
  }),
  open('Arguments for create and update', {
    'transaction-arguments/expires-at-past': 'Whether an `expires_at` in the past is refused.',
  }),
  inferred(UPDATE_KEEPS)('Arguments for create and update', {
    'transaction-arguments/expires-at-omitted-keeps':
      'If `expires_at` and `duration` are omitted, an update of a draft leaves `expires_at` unchanged.',
  }),
  inferred(`The argument is the "expiration time" of the transaction, an update has the "same arguments as creation",
    and the start has "expires_at set". If two times were passed for a draft, the second belongs to "the transaction
    object as last updated", so the start cannot set the first.`)('Arguments for create and update', {
    'transaction-arguments/expires-at-updated-counts':
      'If an update gave a draft an `expires_at`, the started transaction has the same `expires_at`.',
  }),
  inferred(ANSWER_IS_READ)('Arguments for create and update', {
    'transaction-arguments/expires-at-after-start':
      'If an update of `expires_at` after the start is accepted, a later reading shows the same `expires_at` as the response.',
  }),
  inferred(`\`expires_at\` is the "expiration time", and the row of the table with "expiry date reached" names no other
    date. An update "returns the updated transaction object": if the update accepts and shows a new \`expires_at\`, that
    is the date.`)('States and transitions', TIME, {
    'transaction-arguments/expires-at-after-start-counts':
      'If an update moved its `expires_at`, a started transaction expires at the new time, not at the old one.',
  }),
)

import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { TIME } from '../interface/document/needs.ts'
import { eachWrite } from '../interface/writes/writes.ts'
import { ANSWER_IS_READ, TYPES_REFUSE, UPDATE_KEEPS } from '../interface/document/derivations.ts'

const ANY_ISO_FORM =
  'The argument is a "date-time" in "ISO 8601", and the document bars none of its forms: fractions of a second and an offset from UTC are as much ISO 8601 as a ' +
  'whole second with `Z`. Such a text is therefore valid, and names one instant, which is the "expiration time".'
const PASSED_COUNTS =
  'The argument is the "expiration time" of the transaction, an update takes the "same arguments as creation", and the start has "expires_at set". ' +
  'Of two times that were passed for a draft, the later one is that of "the transaction object as last updated", so the start cannot set the other one.'

/** The expires_at of a draft: how it may be written, and its limits. */
export const expiresAtRules = tableOf(
  eachWrite.stated('Arguments for create and update', {
    'transaction-arguments/expires-at-kept-*':
      'An expires_at in UTC, without fractions of a second, is held * as that instant.',
    'transaction-arguments/expires-at-at-limit-standard-*':
      'An expires_at 67 days from now is held *, whatever the workspace is entitled to.',
    'transaction-arguments/expires-at-beyond-any-limit-*':
      'An expires_at more than 187 days from now is refused *, whatever the workspace is entitled to.',
  }),
  eachWrite.stated('Arguments for create and update', ['long-term-off'], {
    'transaction-arguments/expires-at-beyond-limit-standard-*':
      'Without long-term transactions, an expires_at more than 67 days from now is refused *.',
  }),
  eachWrite.stated('Arguments for create and update', ['long-term-on'], {
    'transaction-arguments/expires-at-at-limit-long-*':
      'With long-term transactions, an expires_at 187 days from now is held *.',
    'transaction-arguments/expires-at-beyond-limit-long-*':
      'With long-term transactions, an expires_at more than 187 days from now is refused *.',
  }),
  eachWrite.inferred(ANY_ISO_FORM)('Arguments for create and update', {
    'transaction-arguments/expires-at-fractions-*': 'An expires_at with milliseconds is held * as that instant.',
    'transaction-arguments/expires-at-offset-*': 'An expires_at with an offset from UTC is held * as that instant.',
  }),
  eachWrite.inferred(TYPES_REFUSE)('Arguments for create and update', {
    'transaction-arguments/expires-at-not-date-*': 'An expires_at that is no date-time is refused *.',
  }),
  stated('Arguments for create and update', TIME, {
    'transaction-arguments/expires-at-limit-from-now':
      'The 67 days that an expires_at may lie ahead are counted from the update that passes it, not from the creation.',
  }),
  open('Arguments for create and update', {
    'transaction-arguments/expires-at-past': 'Whether an expires_at that has passed is refused.',
  }),
  inferred(UPDATE_KEEPS)('Arguments for create and update', {
    'transaction-arguments/expires-at-omitted-keeps':
      'An update with neither expires_at nor duration leaves the expires_at of a draft as it was.',
  }),
  inferred(PASSED_COUNTS)('Arguments for create and update', {
    'transaction-arguments/expires-at-updated-counts':
      'The expires_at that an update gave a draft is the one that the started transaction has.',
  }),
  inferred(ANSWER_IS_READ)('Arguments for create and update', {
    'transaction-arguments/expires-at-after-start':
      'The `expires_at` with which an update of it after the start is answered is the one that is read later.',
  }),
  inferred(
    '`expires_at` is the "expiration time", and the row of the table that an "expiry date reached" begins tells no other date. An ' +
      'update "returns the updated transaction object": where it takes a new `expires_at` and shows it, that is the date.',
  )('States and transitions', TIME, {
    'transaction-arguments/expires-at-after-start-counts':
      'A started transaction whose `expires_at` an update moved expires at the new time, and not at the old one.',
  }),
)

import { inferred, open, tableOf } from '../../helpers/catalogue/rule.ts'
import { eachWrite } from '../interface/writes.ts'

/** The expires_at of a draft: how it may be written, and its limits. */
export const expiresAtRules = tableOf(
  eachWrite.stated('Arguments for create and update', {
    'transaction-arguments/expires-at-kept-*':
      'An expires_at in UTC, without fractions of a second, is held * as that instant.',
    'transaction-arguments/expires-at-fractions-*': 'An expires_at with milliseconds is held * as that instant.',
    'transaction-arguments/expires-at-offset-*': 'An expires_at with an offset from UTC is held * as that instant.',
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
  eachWrite.inferred('')('Arguments for create and update', {
    'transaction-arguments/expires-at-not-date-*': 'An expires_at that is no date-time is refused *.',
  }),
  open('Arguments for create and update', {
    'transaction-arguments/expires-at-past': 'Whether an expires_at that has passed is refused.',
  }),
  inferred('')('Arguments for create and update', {
    'transaction-arguments/expires-at-omitted-keeps':
      'An update with neither expires_at nor duration leaves the expires_at of a draft as it was.',
  }),
)

import { open, stated, tableOf } from '../../helpers/catalogue/rule.ts'
import { TIME } from '../interface/needs.ts'

/** The time of creation, and that of expiry before the start. */
export const timesRules = tableOf(
  stated('Transaction object', {
    'transaction/created-at-now': '`created_at` is the time of the creation as a draft.',
  }),
  stated('Transaction object', TIME, {
    'transaction/created-at-stays-update': 'An update leaves `created_at` as it was.',
    'transaction/created-at-stays-start': 'The start leaves `created_at` as it was.',
  }),
  open('Transaction object', { 'transaction/expires-at-draft': 'Whether a draft with a duration shows `expires_at`.' }),
)

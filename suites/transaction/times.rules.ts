import { open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { TIME } from '../interface/needs.ts'

const OBJECT = 'Transaction object'
const LATER = { needs: TIME }

/** The time of creation, and that of expiry before the start. */
export const timesRules = {
  'transaction/created-at-now': stated(OBJECT, '`created_at` is the time of the creation as a draft.'),
  'transaction/created-at-stays-update': stated(OBJECT, 'An update leaves `created_at` as it was.', LATER),
  'transaction/created-at-stays-start': stated(OBJECT, 'The start leaves `created_at` as it was.', LATER),
  'transaction/expires-at-draft': open(OBJECT, 'Whether a draft with a duration shows `expires_at`.'),
} satisfies RuleTable<'transaction'>

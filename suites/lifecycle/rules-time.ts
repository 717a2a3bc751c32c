import { inferred, open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { TIME } from '../interface/needs.ts'

const TABLE = 'States and transitions'
const RULES = 'States and transitions: rules'

/** What the passing of time does: expiry, the life of a draft, the keeping of a cancelled transaction. */
export const timeRules = {
  'lifecycle/expiry-not-before': stated(TABLE, 'A started transaction does not expire before its expiry.', {
    needs: TIME,
  }),
  'lifecycle/expiry-at-passed-time': stated(
    TABLE,
    'A started transaction expires when the expires_at that was passed is reached.',
    { needs: TIME },
  ),
  'lifecycle/expiry-closed-at-time': inferred(
    'Transaction object',
    'closed_at of an expired transaction is not before its expiry.',
    { needs: TIME },
  ),

  'lifecycle/draft-seven-days': stated(RULES, 'A draft of more than seven days cannot be started as a draft.', {
    needs: TIME,
  }),
  'lifecycle/draft-within-seven-days': inferred(RULES, 'A draft of six days can be started.', { needs: TIME }),
  'lifecycle/draft-seven-days-state': open(RULES, 'What becomes of a draft after seven days.', { needs: TIME }),

  'lifecycle/retention-within-sixty-days': stated(
    TABLE,
    'A transaction cancelled after its start can be read 59 days later.',
    { needs: TIME },
  ),
  'lifecycle/retention-sixty-days': stated(
    TABLE,
    'A transaction cancelled after its start is gone 61 days later: reading it gives 404.',
    { needs: TIME },
  ),
  'lifecycle/retention-cancelled-draft': open('Limits', 'How long a transaction cancelled as a draft is kept.', {
    needs: TIME,
  }),

  'lifecycle/registration-session': stated(RULES, 'A registration session lasts seven days.', {
    unreachable: ['no-trigger', 'no documented call makes a registration'],
  }),
  'lifecycle/registration-deleted': stated(RULES, 'An unused registration is deleted after seven days.', {
    unreachable: ['no-trigger', 'no documented call makes a registration'],
  }),
} satisfies RuleTable<string>

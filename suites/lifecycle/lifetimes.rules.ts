import { inferred, open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { TIME } from '../interface/needs.ts'

const TABLE = 'States and transitions'
const RULES = 'States and transitions: rules'
const CLOCK = { needs: TIME }
const REGISTRATION = { unreachable: ['no-trigger', 'no documented call makes a registration'] } as const

/** How long drafts, cancelled transactions and registrations last. */
export const lifetimesRules = {
  'lifecycle/draft-seven-days': stated(RULES, 'A draft of more than seven days cannot be started.', CLOCK),
  'lifecycle/draft-within-seven-days': inferred(RULES, 'A draft of six days can be started.', CLOCK),
  'lifecycle/draft-seven-days-state': open(RULES, 'What becomes of a draft after seven days.', CLOCK),

  'lifecycle/retention-within-sixty-days': stated(
    TABLE,
    'A transaction cancelled after its start can be read 59 days later.',
    CLOCK,
  ),
  'lifecycle/retention-sixty-days': stated(
    TABLE,
    'A transaction cancelled after its start is gone 61 days later: reading it gives 404.',
    CLOCK,
  ),
  'lifecycle/retention-cancelled-draft': open('Limits', 'How long a cancelled draft is kept.', CLOCK),

  'lifecycle/registration-session': stated(RULES, 'A registration session lasts seven days.', REGISTRATION),
  'lifecycle/registration-deleted': stated(RULES, 'An unused registration is deleted after seven days.', REGISTRATION),
} satisfies RuleTable<'lifecycle'>

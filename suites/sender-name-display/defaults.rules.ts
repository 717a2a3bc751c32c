import { inferred, open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { OFF, ON } from './feature.ts'

const VALUES = 'Values of sender_name_display'

/** What a transaction has that was created without sender_name_display, and under a lock. */
export const defaultsRules = {
  'sender-name-display/default-known': stated(
    VALUES,
    'A transaction created without sender_name_display has one of the seven values.',
  ),
  'sender-name-display/default-feature-on': inferred(
    VALUES,
    `${ON.where}, a transaction created without sender_name_display has \`name_email\`.`,
    ON,
  ),
  'sender-name-display/default-feature-off': inferred(
    VALUES,
    `${OFF.where}, a transaction created without sender_name_display has \`name_email\`.`,
    OFF,
  ),
  'sender-name-display/locked': open(VALUES, 'What may be passed while the issuing entity locks the display.', {
    unreachable: ['no-trigger', 'no documented call and no control hook locks the sender name display'],
  }),
} satisfies RuleTable<'sender-name-display'>

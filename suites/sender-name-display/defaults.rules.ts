import { inferred, open, stated, tableOf, unreachable } from '../../helpers/catalogue/rule.ts'
import { OFF, ON } from './feature.ts'

/** What a transaction has that was created without sender_name_display, and under a lock. */
export const defaultsRules = tableOf(
  stated('Values of sender_name_display', {
    'sender-name-display/default-known':
      'A transaction created without sender_name_display has one of the seven values.',
  }),
  inferred('Values of sender_name_display', ON.needs, {
    'sender-name-display/default-feature-on': `${ON.where}, a transaction created without sender_name_display has \`name_email\`.`,
  }),
  inferred('Values of sender_name_display', OFF.needs, {
    'sender-name-display/default-feature-off': `${OFF.where}, a transaction created without sender_name_display has \`name_email\`.`,
  }),
  open(
    'Values of sender_name_display',
    unreachable('no-trigger', 'no documented call and no control hook locks the sender name display'),
    { 'sender-name-display/locked': 'What may be passed while the issuing entity locks the display.' },
  ),
)

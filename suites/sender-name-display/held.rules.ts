import { inferred, open, stated, tableOf, unreachable } from '../../helpers/catalogue/rule.ts'
import { eachWrite } from '../interface/writes.ts'
import { OFF, ON } from './feature.ts'

/** What a transaction has that was created without sender_name_display, what an API client may pass, and where the document contradicts itself. */
export const heldRules = tableOf(
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
  eachWrite.stated('Values of sender_name_display', OFF.needs, {
    'sender-name-display/workspace-*': `${OFF.where}, \`workspace\` is held *.`,
  }),
  eachWrite.stated('Values of sender_name_display', ON.needs, {
    'sender-name-display/issuing-entity-*': `${ON.where}, \`issuing_entity\` is held *.`,
  }),
  inferred('Arguments for create and update', ON.needs, {
    'sender-name-display/omitted-keeps-feature-on': `${ON.where}, an update without sender_name_display leaves it as it was.`,
  }),
  inferred('Arguments for create and update', OFF.needs, {
    'sender-name-display/omitted-keeps-feature-off': `${OFF.where}, an update without sender_name_display leaves it as it was.`,
  }),
  eachWrite.open('Values of sender_name_display', {
    'sender-name-display/explicit-name-email-*': 'Whether the default `name_email` may be passed *.',
  }),
  open('Values of sender_name_display', ON.needs, {
    'sender-name-display/workspace-feature-on': 'Whether `workspace` may be passed with the issuing entity feature.',
  }),
  open('Values of sender_name_display', OFF.needs, {
    'sender-name-display/issuing-entity-feature-off':
      'Whether `issuing_entity` may be passed without the issuing entity feature.',
  }),
)

import { inferred, open, tableOf } from '../../helpers/catalogue/rule.ts'
import { OFF, ON } from './feature.ts'
import { eachWrite } from '../interface/writes.ts'

/** What an API client may pass, and where the document contradicts itself. */
export const allowedRules = tableOf(
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

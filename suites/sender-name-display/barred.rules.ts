import { tableOf } from '../../helpers/catalogue/rule.ts'
import { eachWrite } from '../interface/writes.ts'
import { OFF, ON } from './feature.ts'

const VALUES = 'Values of sender_name_display'

/**
 * What an API client may not pass. Stated are the values that both rows bar, that of the feature and that of the API;
 * inferred are those that the row of the API alone bars.
 */
export const barredRules = tableOf(
  eachWrite.stated(VALUES, { 'sender-name-display/unlisted-*': 'A value of neither row is refused *.' }),
  eachWrite.stated(VALUES, ON.needs, {
    'sender-name-display/name-workspace-feature-on-*': `${ON.where}, \`name_workspace\` is refused *.`,
    'sender-name-display/name-email-workspace-feature-on-*': `${ON.where}, \`name_email_workspace\` is refused *.`,
  }),
  eachWrite.stated(VALUES, OFF.needs, {
    'sender-name-display/name-issuing-entity-feature-off-*': `${OFF.where}, \`name_issuing_entity\` is refused *.`,
    'sender-name-display/name-email-issuing-entity-feature-off-*': `${OFF.where}, \`name_email_issuing_entity\` is refused *.`,
  }),
  eachWrite.inferred(VALUES, ON.needs, {
    'sender-name-display/name-issuing-entity-feature-on-*': `${ON.where}, the API refuses \`name_issuing_entity\` *.`,
    'sender-name-display/name-email-issuing-entity-feature-on-*': `${ON.where}, the API refuses \`name_email_issuing_entity\` *.`,
  }),
  eachWrite.inferred(VALUES, OFF.needs, {
    'sender-name-display/name-workspace-feature-off-*': `${OFF.where}, the API refuses \`name_workspace\` *.`,
    'sender-name-display/name-email-workspace-feature-off-*': `${OFF.where}, the API refuses \`name_email_workspace\` *.`,
  }),
)

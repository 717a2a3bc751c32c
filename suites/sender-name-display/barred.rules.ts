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
  eachWrite.stated(VALUES, ON, {
    'sender-name-display/name-workspace-feature-on-*':
      'With the issuing entity feature, `name_workspace` is refused *.',
    'sender-name-display/name-email-workspace-feature-on-*':
      'With the issuing entity feature, `name_email_workspace` is refused *.',
  }),
  eachWrite.stated(VALUES, OFF, {
    'sender-name-display/name-issuing-entity-feature-off-*':
      'Without the issuing entity feature, `name_issuing_entity` is refused *.',
    'sender-name-display/name-email-issuing-entity-feature-off-*':
      'Without the issuing entity feature, `name_email_issuing_entity` is refused *.',
  }),
  eachWrite.inferred('')(VALUES, ON, {
    'sender-name-display/name-issuing-entity-feature-on-*':
      'With the issuing entity feature, the API refuses `name_issuing_entity` *.',
    'sender-name-display/name-email-issuing-entity-feature-on-*':
      'With the issuing entity feature, the API refuses `name_email_issuing_entity` *.',
  }),
  eachWrite.inferred('')(VALUES, OFF, {
    'sender-name-display/name-workspace-feature-off-*':
      'Without the issuing entity feature, the API refuses `name_workspace` *.',
    'sender-name-display/name-email-workspace-feature-off-*':
      'Without the issuing entity feature, the API refuses `name_email_workspace` *.',
  }),
)

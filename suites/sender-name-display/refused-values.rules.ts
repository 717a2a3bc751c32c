import { tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachWrite } from '../interface/writes/writes.ts'
import { OFF, ON } from './feature.ts'

const VALUES = 'Values of sender_name_display'

const API_ROW =
  'The row "Transaction created or updated by API" of the values allows "only workspace or issuing_entity". This value is neither, whatever the row of the ' +
  'feature allows in the web application, and "codes in the 4xx range signal an error caused by input arguments".'

/**
 * What an API client may not pass. Stated are the values that both rows bar, that of the feature and that of the API;
 * inferred are those that the row of the API alone bars.
 */
export const refusedValuesRules = tableOf(
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
  eachWrite.inferred(API_ROW)(VALUES, ON, {
    'sender-name-display/name-issuing-entity-feature-on-*':
      'With the issuing entity feature, the API refuses `name_issuing_entity` *.',
    'sender-name-display/name-email-issuing-entity-feature-on-*':
      'With the issuing entity feature, the API refuses `name_email_issuing_entity` *.',
  }),
  eachWrite.inferred(API_ROW)(VALUES, OFF, {
    'sender-name-display/name-workspace-feature-off-*':
      'Without the issuing entity feature, the API refuses `name_workspace` *.',
    'sender-name-display/name-email-workspace-feature-off-*':
      'Without the issuing entity feature, the API refuses `name_email_workspace` *.',
  }),
)

import { tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachWrite } from '../interface/writes/writes.ts'
import { OFF, ON } from './feature.ts'

const VALUES = 'Values of sender_name_display'

const API_ROW =
  'The row "Transaction created or updated by API" of the values allows "only workspace or issuing_entity". This value is neither, whatever the row of the ' +
  'feature allows in the web application, and "codes in the 4xx range signal an error caused by input arguments".'

/**
 * The values that an API client must not pass. The table has a row for the feature and a row for the API: if both rows
 * forbid a value, its rule is stated; if only the row of the API forbids it, its rule is inferred.
 */
export const refusedValuesRules = tableOf(
  eachWrite.stated(VALUES, {
    'sender-name-display/unlisted-*': 'A `sender_name_display` that is not documented is refused *.',
  }),
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
      'With the issuing entity feature, `name_issuing_entity` is refused *.',
    'sender-name-display/name-email-issuing-entity-feature-on-*':
      'With the issuing entity feature, `name_email_issuing_entity` is refused *.',
  }),
  eachWrite.inferred(API_ROW)(VALUES, OFF, {
    'sender-name-display/name-workspace-feature-off-*':
      'Without the issuing entity feature, `name_workspace` is refused *.',
    'sender-name-display/name-email-workspace-feature-off-*':
      'Without the issuing entity feature, `name_email_workspace` is refused *.',
  }),
)

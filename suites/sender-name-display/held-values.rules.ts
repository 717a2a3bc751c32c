import { open, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { UPDATE_KEEPS } from '../interface/document/derivations.ts'
import { eachWrite } from '../interface/writes/writes.ts'
import { eachFeature, OFF, ON } from './feature.ts'

const VALUES = 'Values of sender_name_display'

/**
 * The default value of `sender_name_display`, the values that an API client may pass, and the values about which the
 * document contradicts itself.
 */
export const heldValuesRules = tableOf(
  stated(VALUES, {
    'sender-name-display/default-known':
      'A transaction created without `sender_name_display` has one of its seven documented values.',
  }),
  eachFeature.open(VALUES, {
    'sender-name-display/default-feature-*': 'Which default value `sender_name_display` has *.',
  }),
  open(VALUES, unreachable('no-trigger', 'no documented call and no control hook locks the sender name display'), {
    'sender-name-display/locked': 'Which values are accepted while the issuing entity locks `sender_name_display`.',
  }),

  eachWrite.stated(VALUES, OFF, {
    'sender-name-display/workspace-*': 'Without the issuing entity feature, `workspace` is accepted and stored *.',
  }),
  eachWrite.stated(VALUES, ON, {
    'sender-name-display/issuing-entity-*':
      'With the issuing entity feature, `issuing_entity` is accepted and stored *.',
  }),
  eachFeature.inferred(UPDATE_KEEPS)('Arguments for create and update', {
    'sender-name-display/omitted-keeps-feature-*': '*, an update without `sender_name_display` leaves it unchanged.',
  }),
  eachFeature.inferred(`The rows of a start and of a pause say what they set, and both calls take "no arguments":
    \`sender_name_display\`, an argument of creation and update, reads as before.`)('States and transitions', {
    'sender-name-display/start-keeps-feature-*': '*, a start and a pause leave `sender_name_display` unchanged.',
  }),
  eachWrite.open(VALUES, {
    'sender-name-display/explicit-name-email-*': 'Whether the default `name_email` is accepted *.',
  }),
  open(VALUES, ON, {
    'sender-name-display/workspace-feature-on': 'Whether `workspace` is accepted with the issuing entity feature.',
  }),
  open(VALUES, OFF, {
    'sender-name-display/issuing-entity-feature-off':
      'Whether `issuing_entity` is accepted without the issuing entity feature.',
  }),
)

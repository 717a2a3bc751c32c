import { open, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { UPDATE_KEEPS } from '../interface/document/derivations.ts'
import { eachWrite } from '../interface/writes/writes.ts'
import { eachFeature, OFF, ON } from './feature.ts'

const VALUES = 'Values of sender_name_display'

/**
 * What a transaction has that was created without sender_name_display, what an API client may pass, and where the document
 * contradicts itself.
 */
export const heldValuesRules = tableOf(
  stated(VALUES, {
    'sender-name-display/default-known':
      'A transaction created without sender_name_display has one of the seven values.',
  }),
  eachFeature.open(VALUES, {
    'sender-name-display/default-feature-*':
      'Which value a transaction has if it was created without sender_name_display, *.',
  }),
  open(VALUES, unreachable('no-trigger', 'no documented call and no control hook locks the sender name display'), {
    'sender-name-display/locked': 'Which values may be passed while the issuing entity locks the display.',
  }),

  eachWrite.stated(VALUES, OFF, {
    'sender-name-display/workspace-*': 'Without the issuing entity feature, `workspace` is held *.',
  }),
  eachWrite.stated(VALUES, ON, {
    'sender-name-display/issuing-entity-*': 'With the issuing entity feature, `issuing_entity` is held *.',
  }),
  eachFeature.inferred(UPDATE_KEEPS)('Arguments for create and update', {
    'sender-name-display/omitted-keeps-feature-*': '*, an update without sender_name_display leaves it as it was.',
  }),
  eachWrite.open(VALUES, {
    'sender-name-display/explicit-name-email-*': 'Whether the default `name_email` may be passed *.',
  }),
  open(VALUES, ON, {
    'sender-name-display/workspace-feature-on': 'Whether `workspace` may be passed with the issuing entity feature.',
  }),
  open(VALUES, OFF, {
    'sender-name-display/issuing-entity-feature-off':
      'Whether `issuing_entity` may be passed without the issuing entity feature.',
  }),
)

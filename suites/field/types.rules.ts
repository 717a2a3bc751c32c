import { each, inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { FIELD_TYPES } from '../interface/reads/fields.ts'
import { slugOf } from '../interface/document/each-member.ts'
import { eachWrite } from '../interface/writes/writes.ts'

const eachType = each(FIELD_TYPES.map((type) => ({ word: slugOf(type), name: `type \`${type}\`` })))

/** The types of fields. */
export const typesRules = tableOf(
  eachType.stated('Field', {
    'field/created-*': 'A field of * can be created, and its document shows it with that type.',
  }),
  stated('Fields', {
    'field/created-on-document': 'A field is created on the document in the path, and on no other.',
    'field/created-bare': 'A field of each type can be created with only the arguments that its type requires.',
    'field/type-omitted': 'If `type` is omitted, a signature field is created.',
    'field/turned-into-visa': 'An update with `type=visa` turns a signature field into a visa field.',
    'field/visa-alone': 'An update with only `type=visa` turns a signature field into a visa field.',
  }),
  eachWrite.stated('Fields', { 'field/type-unlisted-*': 'A type that is not listed is refused *.' }),
  inferred(`The call "updates a field" and "returns the updated field sub-object": the field in the path stays the same
    field. It keeps its id, and no other field is created.`)('Fields', {
    'field/update-same-field':
      'The response to an update with the current type of a field is that field with that type; no other field is created.',
    'field/visa-same-field':
      'When a signature field becomes a visa field, it keeps its id, and no other field becomes a visa field.',
  }),
  inferred(`"Sending type=visa turns a signature field into a visa field" applies to every signature field, and one
    "without page, x and y is invisible": it is still a signature field.`)('Fields', {
    'field/visa-invisible': 'An update with `type=visa` turns an invisible signature field into a visa field.',
  }),
  inferred(`The update has the "same arguments", and the table excludes none of them together with \`type\`: a visa has
    a name, a position and consents ("only signature or visa"), so they
    are stored with or without the type.`)('Fields', {
    'field/visa-arguments': 'The visa field shows the position, name and consents that are passed with `type=visa`.',
  }),
  inferred(`\`type=visa\` "turns a signature field into a visa field": the field in the path is converted, and no field
    is created.`)('Fields', {
    'field/visa-adds-none': 'Turning a signature field into a visa field adds no field to the transaction.',
  }),
  eachWrite.open('Fields', {
    'field/type-initials-*': 'Whether the field operations accept the type `initials` *.',
    'field/type-empty-*': 'Whether an empty type is refused or ignored *.',
  }),
  open('Fields', {
    'field/visa-alone-rest': 'Whether a field keeps its name, position and consents when only `type=visa` is passed.',
    'field/type-changed': 'Whether the type of a field can change other than from `signature` to `visa`.',
  }),
)

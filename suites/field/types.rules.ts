import { each, inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { FIELD_TYPES, slugOf } from '../interface/reads/fields.ts'
import { eachWrite } from '../interface/writes/writes.ts'

const eachType = each(FIELD_TYPES.map((type) => ({ word: slugOf(type), name: `type \`${type}\`` })))

/** The types of fields. */
export const typesRules = tableOf(
  eachType.stated('Field', {
    'field/created-*': 'A field of * can be created, and is in its document with that type.',
  }),
  stated('Fields', {
    'field/created-on-document': 'A field is created on the document of its path, and on no other one.',
    'field/created-bare': 'A field of each type is created with nothing but the arguments that its type requires.',
    'field/type-omitted': 'A field created without a type is a signature field.',
    'field/turned-into-visa': 'An update with `type=visa` turns a signature field into a visa field.',
    'field/visa-alone': 'An update with `type=visa` alone turns a signature field into a visa field.',
  }),
  eachWrite.stated('Fields', { 'field/type-unlisted-*': 'A type that is not listed is refused *.' }),
  inferred(
    'The call "updates a field" and "returns the updated field sub-object": the field of the path stays the same one. It is found ' +
      'under its id afterwards, and no other is made.',
  )('Fields', {
    'field/update-same-field':
      'An update with the type that a field has answers with that field, leaves it its type, and makes no other.',
    'field/visa-same-field': 'A signature field that is turned into a visa keeps its id, and no other becomes one.',
  }),
  inferred(
    '"Sending type=visa turns a signature field into a visa field" is said of every signature field, and one "without page, x and y is ' +
      'invisible": it is a signature field all the same.',
  )('Fields', {
    'field/visa-invisible': 'An update with `type=visa` turns an invisible signature field into a visa field.',
  }),
  inferred(
    'The update takes the "same arguments", and the table bars none of them beside `type`: a visa has a name, a place and consents ' +
      '("only signature or visa"), so those that come with the type are held as they are without it.',
  )('Fields', {
    'field/visa-arguments': 'The place, the name and the consents that come with `type=visa` are held by the visa.',
  }),
  inferred(
    '`type=visa` "turns a signature field into a visa field": it is the field of the path that becomes another one, and no field is created.',
  )('Fields', {
    'field/visa-adds-none':
      'An update that turns a signature field into a visa field adds no field to the transaction.',
  }),
  eachWrite.open('Fields', {
    'field/type-initials-*': 'Whether `initials` is a type that the field operations take *.',
    'field/type-empty-*': 'Whether an empty type is refused, or passed over, *.',
  }),
  open('Fields', {
    'field/visa-alone-rest': 'Whether the name, place and consents of a field stay when `type=visa` comes alone.',
    'field/type-changed': 'Whether a field can get another type than `visa` in the place of `signature`.',
  }),
)

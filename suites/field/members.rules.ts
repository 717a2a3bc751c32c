import { inferred, stated, tableOf, type Statements } from '../../helpers/catalogue/rule.ts'
import { rulesOf } from '../interface/members.ts'
import { ONLY_FOR } from '../interface/field-only-for.ts'
import { fieldMembers } from '../interface/field-members.ts'

type OnlyId = (typeof ONLY_FOR)[number]['rule']

const onlyStatements = Object.fromEntries(
  ONLY_FOR.map(({ rule, member, types }) => [
    rule,
    `\`${member}\` shows on no field of another type than ${types.join(', ')}, unless with its default.`,
  ]),
) as Statements<OnlyId>

/** What each member of a field is, on which fields it shows, and that a field is the same wherever it is answered. */
export const membersRules = tableOf(
  rulesOf(fieldMembers),
  stated('Field', {
    'field/id-shown': 'Every field that is answered has an `id`.',
    'field/font-size-range': 'The `font_size` of a label is between 7 and 12.',
    ...onlyStatements,
  }),
  inferred(
    'The `id` is the "Field id", and "/transactions/{transaction_id}/fields/{field_id}" names one field of a transaction by it, whatever ' +
      'document bears it: two that share an id could not be told apart.',
  )('Field', {
    'field/ids-differ': 'The fields of a transaction have different ids, initials and those of other documents too.',
  }),
  inferred(
    'Field is both the "element of documents[].fields" and "the sub-object returned by field operations": what is answered and what ' +
      'the document holds are the same field.',
  )('Field', {
    'field/answer-read-created': 'The answer to a new field shows the field that the document then holds.',
    'field/answer-read-updated': 'The answer to a change of a field shows the field that the document then holds.',
  }),
)

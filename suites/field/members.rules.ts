import { inferred, stated, tableOf, type Statements } from '../../helpers/engine/catalogue/rule.ts'
import { rulesOf } from '../interface/document/members.ts'
import { DEFAULT_ONLY_FOR, ONLY_FOR, PARENT_ONLY_FOR } from '../interface/reads/field-only-for.ts'
import { fieldMembers } from '../interface/reads/field-members.ts'

const listed = (types: readonly string[]) => types.join(' and ')

/** On which fields members show: those that have a default show another value than that. */
const onlyStatements = Object.fromEntries(
  ONLY_FOR.map((one) => [
    one.rule,
    'byDefault' in one
      ? `\`${one.member}\` shows another value than ${one.byDefault} only on fields of type ${listed(one.types)}.`
      : `\`${one.member}\` shows only on fields of type ${listed(one.types)}.`,
  ]),
) as Statements<(typeof ONLY_FOR)[number]['rule']>

const defaultStatements = Object.fromEntries(
  DEFAULT_ONLY_FOR.map(({ rule, member, types, byDefault }) => [
    rule,
    `\`${member}\` shows its default, ${byDefault}, only on fields of type ${listed(types)}.`,
  ]),
) as Statements<(typeof DEFAULT_ONLY_FOR)[number]['rule']>

/** What each member of a field is, on which fields it shows, and that a field is the same wherever it is answered. */
export const membersRules = tableOf(
  rulesOf(fieldMembers),
  stated('Field', {
    'field/id-shown': 'Every field that is answered has an `id`.',
    'field/font-size-limits': 'The `font_size` that a field shows is between 7 and 12.',
    ...onlyStatements,
  }),
  inferred(
    'The table says "only" of these members. A default is a value of its member: a field that shows it says something that only fields ' +
      'of other types have. Absent or null says nothing.',
  )('Field', defaultStatements),
  inferred('`parent` is the "group of a checkbox or radiobutton": a field of another type is in no group.')('Field', {
    [PARENT_ONLY_FOR.rule]: `\`parent\` shows only on fields of type ${listed(PARENT_ONLY_FOR.types)}.`,
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

import { inferred, stated, tableOf, type Statements } from '../../helpers/engine/catalogue/rule.ts'
import { rulesOf } from '../interface/document/members.ts'
import { DEFAULT_ONLY_FOR, ONLY_FOR, PARENT_ONLY_FOR } from '../interface/reads/field-only-for.ts'
import { fieldMembers } from '../interface/reads/field-members.ts'

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' })
const listed = (types: readonly string[]) => alternatives.format(types)

/** The types of fields on which members appear. Members with a default appear with another value. */
const onlyStatements = Object.fromEntries(
  ONLY_FOR.map((one) => [
    one.rule,
    'byDefault' in one
      ? `\`${one.member}\` has a value other than ${one.byDefault} only on fields of type ${listed(one.types)}.`
      : `\`${one.member}\` appears only on fields of type ${listed(one.types)}.`,
  ]),
) as Statements<(typeof ONLY_FOR)[number]['rule']>

const defaultStatements = Object.fromEntries(
  DEFAULT_ONLY_FOR.map(({ rule, member, types, byDefault }) => [
    rule,
    `\`${member}\` appears with its default, ${byDefault}, only on fields of type ${listed(types)}.`,
  ]),
) as Statements<(typeof DEFAULT_ONLY_FOR)[number]['rule']>

/** The kind of each member of a field, the fields on which it appears, and the equality of a field in all responses. */
export const membersRules = tableOf(
  rulesOf(fieldMembers),
  stated('Field', {
    'field/id-shown': 'Every field in a response has an `id`.',
    'field/font-size-limits': '`font_size` of a field is between 7 and 12.',
    ...onlyStatements,
  }),
  inferred(`The table says "only" of these members. A default is a value too: a field that shows it has a member that
    only fields of other types have. An absent or null member has no value.`)('Field', defaultStatements),
  inferred('`parent` is the "group of a checkbox or radiobutton": a field of another type has no group.')('Field', {
    [PARENT_ONLY_FOR.rule]: `\`parent\` appears only on fields of type ${listed(PARENT_ONLY_FOR.types)}.`,
  }),
  inferred(`The \`id\` is the "Field id", and "/transactions/{transaction_id}/fields/{field_id}" names one field of a
    transaction by it, whatever its document is: two fields with the same id could not be distinguished.`)('Field', {
    'field/ids-differ':
      'All fields of a transaction have different ids, including initials and fields of different documents.',
  }),
  inferred(`Field is both the "element of documents[].fields" and "the sub-object returned by field operations": the
    field in the response and the field of the document are the same.`)('Field', {
    'field/answer-read-created': 'The response to adding a field shows the field as the document then shows it.',
    'field/answer-read-updated': 'The response to changing a field shows the field as the document then shows it.',
  }),
)

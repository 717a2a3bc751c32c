import { inferred, open, tableOf } from '../../helpers/catalogue/rule.ts'

/** When fields can be added, and members of a field that are present in responses, and not described. */
export const fieldsRules = tableOf(
  inferred('')('States and transitions: rules', {
    'field/added-after-start': 'A field can be added to a document of a started transaction.',
  }),
  open('Transaction object', {
    'field/columns': 'What `columns` of a field shows.',
    'field/rows': 'What `rows` of a field shows.',
  }),
)

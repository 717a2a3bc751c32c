import { open } from '../../helpers/engine/catalogue/rule.ts'

/** Members of a field that are present in responses but not described. */
export const fieldsRules = open('Transaction object', {
  'field/columns': 'Which value `columns` of a field shows.',
  'field/rows': 'Which value `rows` of a field shows.',
})

import { open, type RuleTable } from '../../helpers/catalogue/rule.ts'

const OBJECT = 'Transaction object'

/** Members of a field that are present in responses, and not described. */
export const additionalRules = {
  'field/columns': open(OBJECT, 'What `columns` of a field shows.'),
  'field/rows': open(OBJECT, 'What `rows` of a field shows.'),
} satisfies RuleTable<'field'>

import { open, type RuleTable } from '../../helpers/catalogue/rule.ts'

const OBJECT = 'Transaction object'

/** Members of a document that are present in responses, and not described. */
export const additionalRules = {
  'document/editable': open(OBJECT, 'What `editable` of a document shows.'),
  'document/big-file': open(OBJECT, 'What `big_file` of a document shows.'),
  'document/available': open(OBJECT, 'What `available` of a document shows.'),
} satisfies RuleTable<'document'>

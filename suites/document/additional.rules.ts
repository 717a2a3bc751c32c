import { open } from '../../helpers/catalogue/rule.ts'

/** Members of a document that are present in responses, and not described. */
export const additionalRules = open('Transaction object', {
  'document/editable': 'What `editable` of a document shows.',
  'document/big-file': 'What `big_file` of a document shows.',
  'document/available': 'What `available` of a document shows.',
})

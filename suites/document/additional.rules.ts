import { open } from '../../helpers/engine/catalogue/rule.ts'

/** Members of a document that responses have but the document does not describe. */
export const additionalRules = open('Transaction object', {
  'document/editable': 'Which value `editable` of a document shows.',
  'document/big-file': 'Which value `big_file` of a document shows.',
  'document/available': 'Which value `available` of a document shows.',
})

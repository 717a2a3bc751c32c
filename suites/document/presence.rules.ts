import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

const WITHOUT_CONDITION =
  'The table of documents has `updatable` and `deletable` ("whether the document can currently be ...") without one of the ' +
  'conditions that it has for other members ("present only ...", "displayed only if ..."): whether is answered by true or ' +
  'by false, and absence is neither.'

/** Members that documents show, whatever their value. */
export const presenceRules = tableOf(
  stated('Transaction object', {
    'document/editable-present':
      'At least one response with a draft or a started transaction has `editable` of a document, be it null.',
    'document/big-file-present':
      'At least one response with a draft or a started transaction has `big_file` of a document, be it null.',
    'document/available-present':
      'At least one response with a draft or a started transaction has `available` of a document, be it null.',
  }),
  inferred(WITHOUT_CONDITION)('Document', {
    'document/flags-shown-when-false': 'A document of a draft that has a field shows a `deletable`, which is false.',
  }),
  inferred(WITHOUT_CONDITION)('Document', ACTING, {
    'document/flags-shown-when-signed':
      'A signed document of a transaction that is still started shows an `updatable`, which is false.',
  }),
)

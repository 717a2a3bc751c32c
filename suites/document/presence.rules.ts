import { inferred, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachMember } from '../interface/document/each-member.ts'
import { ACTING } from '../interface/document/needs.ts'

const WITHOUT_CONDITION =
  'The table of documents has `updatable` and `deletable` ("whether the document can currently be ...") without one of the ' +
  'conditions that it has for other members ("present only ...", "displayed only if ..."): such a question has the value true or ' +
  'false, and absence is neither.'

/** Members that every document shows, whatever their value. */
export const presenceRules = tableOf(
  eachMember('editable', 'big_file', 'available').stated('Transaction object', {
    'document/*-present':
      'At least one response with a draft or a started transaction has * of a document, even if it is null.',
  }),
  inferred(WITHOUT_CONDITION)('Document', {
    'document/flags-shown-when-false': 'In a draft, a document with a field shows `deletable` as false.',
  }),
  inferred(WITHOUT_CONDITION)('Document', ACTING, {
    'document/flags-shown-when-signed': 'A signed document of a started transaction shows `updatable` as false.',
  }),
)

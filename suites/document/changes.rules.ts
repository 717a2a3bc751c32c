import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ONE_DOCUMENT } from './derivations.ts'

/** How documents of a draft are changed. */
export const changesRules = tableOf(
  stated('Files and documents', {
    'document/renamed': 'An update of a document of a draft gives it another name.',
  }),
  inferred(ONE_DOCUMENT)('Files and documents', {
    'document/renamed-alone':
      'Renaming a document leaves the rest of the transaction as it was: other documents, and the fields of all of them.',
  }),
  inferred(
    '400 says that "the request could not be accepted": the request, not one of its arguments. What a document shows of it afterwards ' +
      'would be accepted all the same.',
  )('Files and documents', ['archiving'], {
    'document/refused-update-changes-nothing':
      'An update of a document refused for one argument does not apply the valid ones beside it.',
  }),
  open('Files and documents', {
    'document/name-omitted':
      'Whether an update without a name keeps the name of a document, or resets it to that of the file.',
    'document/updated-in-pause': 'Whether a document can be renamed in a pause.',
  }),
)

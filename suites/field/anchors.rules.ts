import { inferred, open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachWrite } from '../interface/writes/writes.ts'

/**
 * Fields that are placed by an anchor. Only facts of the workspace can say what the service accepts as the "name of a PDF
 * anchor".
 */
export const anchorsRules = tableOf(
  eachWrite.stated('Fields', {
    'field/anchor-elsewhere-*': 'On types other than signature and text, the argument `anchor` has no effect *.',
  }),
  inferred(`\`anchor\` is the "name of a PDF anchor", "only for signature and text": the file has an anchor of that name
    on that page, and these fields have the types of the
    argument. Their position is not judged.`)('Fields', ['anchor-pdf', 'anchor-name'], {
    'field/anchored-signature': 'A signature field can be created with an anchor that exists in its document.',
    'field/anchored-text': 'A text field can be created with an anchor that exists in its document.',
    'field/anchored-on-page': 'Signature and text fields can be created with an anchor and the page of the anchor.',
  }),
  open('Fields', {
    'field/anchor-text': 'Which position a field shows when its anchor is a text on the page.',
    'field/anchor-relative': 'Which position a field shows when an anchor is passed with `x` and `y`.',
    'field/anchor-page': 'Which position a field shows when an anchor is passed with its page, or with another page.',
    'field/anchor-unknown': 'How the service responds to an anchor that does not exist in the file.',
  }),
)

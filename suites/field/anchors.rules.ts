import { inferred, open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachWrite } from '../interface/writes/writes.ts'

/** Fields that are placed by an anchor: what a service takes for the "name of a PDF anchor" is known where facts tell it. */
export const anchorsRules = tableOf(
  eachWrite.stated('Fields', {
    'field/anchor-elsewhere-*':
      'The argument anchor is for signature and text only: on other types it takes no effect *.',
  }),
  inferred(
    '`anchor` is the "name of a PDF anchor", "only for signature and text": the file has an anchor of that name on that page, so these are ' +
      'the fields that the argument is there for. Where they stand then is not judged.',
  )('Fields', ['anchor-pdf', 'anchor-name'], {
    'field/anchored-signature': 'A signature field is created with an anchor that its document has.',
    'field/anchored-text': 'A text field is created with an anchor that its document has.',
    'field/anchored-on-page': 'Signature and text fields are created with an anchor and the page that it is on.',
  }),
  open('Fields', {
    'field/anchor-text': 'Which position a field shows that is placed by a text of the page.',
    'field/anchor-relative': 'Which position such a field shows with x and y.',
    'field/anchor-page': 'Which position such a field shows with a page, and with the page of no anchor.',
    'field/anchor-unknown': 'How an anchor is answered that the file does not have.',
  }),
)

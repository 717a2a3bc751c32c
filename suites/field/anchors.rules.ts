import { open, tableOf } from '../../helpers/catalogue/rule.ts'
import { eachWrite } from '../interface/writes.ts'

/** Fields that are placed by an anchor: what a service takes for the "name of a PDF anchor" is not known. */
export const anchorsRules = tableOf(
  eachWrite.stated('Fields', {
    'field/anchor-elsewhere-*':
      'The argument anchor is for signature and text only: on other types it takes no effect *.',
  }),
  open('Fields', {
    'field/anchor-text': 'Which position a field shows that is placed by a text of the page.',
    'field/anchor-relative': 'Which position such a field shows with x and y.',
    'field/anchor-page': 'Which position such a field shows with a page, and with the page of no anchor.',
    'field/anchor-unknown': 'How an anchor is answered that the file does not have.',
  }),
)

import { inferred, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachWrite } from '../interface/writes/writes.ts'

const NOTHING_BARS_THE_OTHER =
  'The table lists the arguments of one call, and tells of those that do not come together ("Not with ..."): all others may, and each is held as it is when ' +
  'it comes alone.'
const ONE_FIELD =
  'The call "updates a field": the one whose id is in its path, with the arguments that it carries. What it carries with the value that is there already stays ' +
  'what it was, and so does whatever it says nothing about: the other fields, the document and the transaction.'

const AS_A_WHOLE =
  '400 says that "the request could not be accepted": the request, not one of its arguments. What a field shows of it afterwards would be accepted all the ' +
  'same.'

/** Requests as a whole: several arguments at once, and what they leave alone. */
export const severalArgumentsRules = tableOf(
  eachWrite.inferred(NOTHING_BARS_THE_OTHER)('Fields', {
    'field-arguments/together-*': 'Several arguments of a field that come in one request are all held *.',
  }),
  inferred(ONE_FIELD)('Fields', {
    'field-arguments/update-leaves-rest':
      'An update that changes one argument of a field leaves its other arguments as they are sent again, and all other fields.',
  }),
  inferred(AS_A_WHOLE)('Fields', {
    'field-arguments/refused-update-changes-nothing':
      'An update of a field refused for one argument does not apply the valid ones beside it.',
  }),
  inferred(
    'The call "creates a field". The fields that are there already are none of its arguments, so they stay as they were.',
  )('Fields', {
    'field-arguments/create-leaves-rest': 'Another field leaves the fields of its document as they were.',
  }),
)

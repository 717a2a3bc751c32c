import { inferred, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachWrite } from '../interface/writes/writes.ts'

/** Several arguments in one request, and what they leave unchanged. */
export const severalArgumentsRules = tableOf(
  eachWrite.inferred(`The table lists the arguments of one call, and names those that exclude each other ("Not with
    ..."): all others can be passed together, and each is stored as if it were passed by itself.`)('Fields', {
    'field-arguments/together-*':
      'If several arguments of a field are passed in one request, all of them are stored *.',
  }),
  inferred(`The call "updates a field": the field whose id is in the path, with the arguments of the request. An
    argument with the current value changes nothing, and the other fields, the document and the transaction are not part
    of the request.`)('Fields', {
    'field-arguments/update-leaves-rest':
      'An update that changes one argument of a field and resends the others changes nothing else in the transaction.',
  }),
  inferred(`400 says that "the request could not be accepted": the whole request, not one of its arguments. An argument
    that the field shows afterwards would have been accepted after all.`)('Fields', {
    'field-arguments/refused-update-changes-nothing':
      'If an update of a field is refused because of one argument, its other arguments change nothing.',
  }),
  inferred(
    'The call "creates a field". Existing fields and the rest of the transaction are not part of the request, so they stay unchanged.',
  )('Fields', {
    'field-arguments/create-leaves-rest': 'Creating a field changes nothing else in its transaction.',
  }),
)

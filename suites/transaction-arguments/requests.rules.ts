import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { LOG } from '../interface/document/needs.ts'
import { eachWrite } from '../interface/writes/writes.ts'

const MADE_BY_VALID_REQUESTS =
  'A draft comes of a "valid request" (States and transitions), and the request that was answered 4xx "could not be accepted" because of "an error caused by ' +
  'input arguments". It was no valid request, so there is no draft of it.'
const AS_A_WHOLE =
  '400 says that "the request could not be accepted": the request, not one of its arguments. What a transaction shows of it afterwards would be accepted ' +
  'all the same.'

/** What a request does as a whole, whatever its arguments. */
export const requestsRules = tableOf(
  stated('Endpoints: Transactions', {
    'transaction-arguments/none-create': 'A creation without any argument is accepted.',
  }),
  eachWrite.inferred(
    'The table lists the arguments of one call, and tells of those that do not come together ("Do not pass together with ..."): all others may, ' +
      'and each is held as it is when it comes alone.',
  )('Arguments for create and update', {
    'transaction-arguments/together-*': 'Several arguments that come in one request are all held *.',
  }),
  open('Endpoints: Transactions', {
    'transaction-arguments/none-update': 'Whether an update without any argument is accepted.',
  }),
  inferred(MADE_BY_VALID_REQUESTS)('Arguments for create and update', {
    'transaction-arguments/refused-create-leaves-nothing':
      'A refused creation leaves no transaction with its name or its metadata behind.',
  }),
  inferred(MADE_BY_VALID_REQUESTS)('Arguments for create and update', ['workspaces'], {
    'transaction-arguments/refused-create-leaves-list':
      'Creations refused for one or for several arguments leave the list of the workspace as it was.',
  }),
  stated('Events', ['workspaces', ...LOG], {
    'transaction-arguments/refused-create-not-logged': 'A refused creation is not logged.',
  }),
  inferred(AS_A_WHOLE)('Arguments for create and update', {
    'transaction-arguments/refused-update-changes-nothing':
      'An update refused for one argument does not apply the valid ones beside it.',
  }),
)

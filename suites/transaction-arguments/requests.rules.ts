import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, LOG } from '../interface/document/needs.ts'
import { eachWrite } from '../interface/writes/writes.ts'

const MADE_BY_VALID_REQUESTS =
  'A draft is the result of a "valid request" (States and transitions), and a request with a 4xx response "could not be accepted" because of "an error caused by ' +
  'input arguments". It was not a valid request, so it creates no draft.'
/** The effects of a request as a whole, whatever its arguments. */
export const requestsRules = tableOf(
  stated('Endpoints: Transactions', {
    'transaction-arguments/none-create': 'A creation without any argument is accepted.',
  }),
  eachWrite.inferred(`The table lists the arguments of one call, and says which must not be combined ("Do not pass
    together with ..."): all others can be combined, and each is
    stored as if it were passed alone.`)('Arguments for create and update', {
    'transaction-arguments/together-*': 'Several arguments of one request are all stored *.',
  }),
  inferred(`"All arguments are optional", and the table says what an omitted one is by default: a value that was passed
    for another transaction is not a default.`)('Arguments for create and update', {
    'transaction-arguments/none-of-earlier':
      'A creation without arguments stores no text or email that was passed for an earlier draft.',
  }),
  open('Endpoints: Transactions', {
    'transaction-arguments/none-update': 'Whether an update without any argument is accepted.',
  }),
  inferred(MADE_BY_VALID_REQUESTS)('Arguments for create and update', {
    'transaction-arguments/refused-create-leaves-nothing':
      'A refused creation creates no transaction with its name or its metadata.',
  }),
  inferred(MADE_BY_VALID_REQUESTS)('Arguments for create and update', ['workspaces'], {
    'transaction-arguments/refused-create-leaves-list':
      'Creations that are refused because of one or several arguments leave the list of the workspace unchanged.',
  }),
  stated('Events', ['workspaces', ...LOG], {
    'transaction-arguments/refused-create-not-logged': 'A refused creation is not logged.',
  }),
  inferred(`400 says that "the request could not be accepted": the whole request, not one of its arguments. If the
    transaction showed one of its arguments afterwards, that part of
    the request would have been accepted.`)('Arguments for create and update', {
    'transaction-arguments/refused-update-changes-nothing':
      'If an update is refused because of one argument, its other arguments change nothing.',
  }),
  inferred(`Among the status codes only 200 is "success"; 422 says that the arguments are "incompatible with the state of
    the resource". Both are about the whole request: if the transaction showed the metadata of a refused one afterwards,
    that part of it would have been a success.`)('Arguments for create and update', ACTING, {
    'transaction-arguments/refused-rename-changes-nothing':
      'If an update with a name is refused after a done task, its metadata change nothing.',
  }),
)

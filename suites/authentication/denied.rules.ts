import { inferred, open, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { CALLS_ON_TRANSACTION, CHANGING_CALLS, REPORTS, TRANSACTION_CALLS } from '../interface/scenes/endpoints.ts'
import { eachCall } from '../interface/scenes/per-call.ts'

/** Requests without a key, or with one that does not grant access: how they are answered, and that they change nothing. */
export const deniedRules = tableOf(
  eachCall([...TRANSACTION_CALLS, ...REPORTS]).stated('Authentication', {
    'authentication/missing-key-*': '* without a key is answered 401.',
  }),
  eachCall(CHANGING_CALLS).stated('Authentication', {
    'authentication/missing-key-*-unchanged': '* without a key changes nothing.',
  }),
  inferred(
    '"Every endpoint requires authentication", and "missing or invalid key where authentication is required: status 401" ' +
      'makes no exception: what else is wrong with a request is a matter between the service and callers who have a key.',
  )('Authentication', {
    'authentication/missing-key-unknown-id': 'A request about an unknown transaction without a key is answered 401.',
    'authentication/missing-key-invalid-arguments': 'A creation with invalid arguments without a key is answered 401.',
  }),
  eachCall(CALLS_ON_TRANSACTION).stated('Authentication', ['no-access-key'], {
    'authentication/no-access-*': '* with a key without access is answered 403.',
  }),
  eachCall(CHANGING_CALLS).stated('Authentication', ['no-access-key'], {
    'authentication/no-access-*-unchanged': '* with a key without access changes nothing.',
  }),
  open('Authentication', ['no-access-key'], {
    'authentication/no-access-unknown-transaction': 'How an unknown transaction is answered to a key without access.',
    'authentication/no-access-list': 'How a listing is answered to a key without access.',
    'authentication/no-access-create': 'How a creation is answered to a key without access.',
  }),
  stated('Endpoints: Transactions', ['no-access-key'], {
    'authentication/no-access-list-hidden': 'A key without access is shown no transaction in a list.',
  }),
  eachCall(CALLS_ON_TRANSACTION).stated('Authentication', ['workspaces'], {
    'authentication/other-workspace-*': '* with the key of another workspace is answered 403 or 404.',
  }),
  eachCall(CHANGING_CALLS).stated('Authentication', ['workspaces'], {
    'authentication/other-workspace-*-unchanged': '* with the key of another workspace changes nothing.',
  }),
  stated('Endpoints: Transactions', ['workspaces'], {
    'authentication/other-workspace-list': 'The list holds no transaction of another workspace.',
  }),
  stated('Authentication', unreachable('web-application', 'keys are created in the web application'), {
    'authentication/key-creation': 'Creating a key requires an account with admin or developer access.',
  }),
  stated(
    'Authentication',
    unreachable('web-application', 'events are browsed in the developer space of the web application'),
    {
      'authentication/event-browsing':
        'Only the owner and members with the role admin or integrator browse the events of a workspace with API entitlements.',
    },
  ),
  open('Authentication', unreachable('roles', 'no documented call gives a key with a role'), {
    'authentication/key-roles': 'Which key or role may call which operation.',
  }),
)

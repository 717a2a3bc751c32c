import { open, stated, tableOf, unreachable } from '../../helpers/catalogue/rule.ts'
import { CALLS_ON_TRANSACTION, CHANGING_CALLS, TRANSACTION_CALLS } from '../interface/endpoints.ts'
import { eachCall } from '../interface/per-call.ts'

/** Requests without a key, or with one that does not grant access: how they are answered, and that they change nothing. */
export const deniedRules = tableOf(
  eachCall(TRANSACTION_CALLS).stated('Authentication', {
    'authentication/missing-key-*': '* without a key is answered 401.',
  }),
  eachCall(CHANGING_CALLS).stated('Authentication', {
    'authentication/missing-key-*-unchanged': '* without a key changes nothing.',
  }),
  eachCall(CALLS_ON_TRANSACTION).stated('Authentication', ['no-access-key'], {
    'authentication/no-access-*': '* with a key without access is answered 403.',
  }),
  eachCall(CHANGING_CALLS).stated('Authentication', ['no-access-key'], {
    'authentication/no-access-*-unchanged': '* with a key without access changes nothing.',
  }),
  open('Authentication', ['no-access-key'], {
    'authentication/no-access-unknown-transaction': 'How an unknown transaction is answered to a key without access.',
    'authentication/no-access-list': 'Whether a key without access gets an empty list.',
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

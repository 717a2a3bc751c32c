import { inferred, open, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { eachState } from '../interface/document/states.ts'
import { CALLS_ON_TRANSACTION, CHANGING_CALLS, REPORTS, TRANSACTION_CALLS } from '../interface/scenes/endpoints.ts'
import { eachCall } from '../interface/scenes/per-call.ts'
import { OVER, RUNNING } from './later-states.ts'

/** Requests without a key, or with a key that lacks access: they are refused and change nothing. */
export const deniedRules = tableOf(
  eachCall([...TRANSACTION_CALLS, ...REPORTS]).stated('Authentication', {
    'authentication/missing-key-*': '* without a key is refused with 401.',
  }),
  eachCall(CHANGING_CALLS).stated('Authentication', {
    'authentication/missing-key-*-unchanged': '* without a key changes nothing.',
  }),
  inferred(`"Every endpoint requires authentication", and "missing or invalid key where authentication is required:
    status 401" makes no exception: other errors in a request matter only if the caller has a key.`)('Authentication', {
    'authentication/missing-key-unknown-id':
      'Without a key or with an unknown key, a call on an unknown transaction, document, field or seal is refused with 401.',
    'authentication/missing-key-invalid-arguments':
      'Creating a transaction with invalid arguments and without a key is refused with 401.',
    'authentication/missing-key-invalid-calls':
      'Uploads, updates, cancellations, additions and assignments with invalid arguments and without a key are refused with 401.',
  }),
  eachCall(CALLS_ON_TRANSACTION).stated('Authentication', ['no-access-key'], {
    'authentication/no-access-*': '* with a key that lacks access is refused with 403.',
  }),
  eachCall(CHANGING_CALLS).stated('Authentication', ['no-access-key'], {
    'authentication/no-access-*-unchanged': '* with a key that lacks access changes nothing.',
  }),
  eachState(RUNNING).stated('Authentication', ['no-access-key'], {
    'authentication/no-access-once-*': 'Reading or updating * with a key that lacks access is refused with 403.',
  }),
  eachState(OVER).stated('Authentication', ['no-access-key'], {
    'authentication/no-access-once-*': 'Reading * with a key that lacks access is refused with 403.',
  }),
  open('Authentication', ['no-access-key'], {
    'authentication/no-access-unknown-transaction':
      'How the service responds to a request for an unknown transaction with a key that lacks access.',
    'authentication/no-access-list': 'How the service responds to listing transactions with a key that lacks access.',
    'authentication/no-access-create':
      'How the service responds to creating a transaction with a key that lacks access.',
  }),
  stated('Endpoints: Transactions', ['no-access-key'], {
    'authentication/no-access-list-hidden':
      'If a key lacks access to a transaction, the list never shows it to that key.',
  }),
  eachCall(CALLS_ON_TRANSACTION).stated('Authentication', ['workspaces'], {
    'authentication/other-workspace-*': '* with the key of another workspace is refused with 403 or 404.',
  }),
  eachCall(CHANGING_CALLS).stated('Authentication', ['workspaces'], {
    'authentication/other-workspace-*-unchanged': '* with the key of another workspace changes nothing.',
  }),
  eachState(RUNNING).stated('Authentication', ['workspaces'], {
    'authentication/other-workspace-once-*':
      'Reading or updating * with the key of another workspace is refused with 403 or 404.',
  }),
  eachState(OVER).stated('Authentication', ['workspaces'], {
    'authentication/other-workspace-once-*': 'Reading * with the key of another workspace is refused with 403 or 404.',
  }),
  stated('Endpoints: Transactions', ['workspaces'], {
    'authentication/other-workspace-list': 'The list contains no transaction of another workspace.',
  }),
  stated('Authentication', unreachable('web-application', 'keys are created in the web application'), {
    'authentication/key-creation': 'Creating a key requires an account with admin or developer access.',
  }),
  stated(
    'Authentication',
    unreachable('web-application', 'events are browsed in the developer space of the web application'),
    {
      'authentication/event-browsing':
        'Only the owner and members with the Admin or Integrator role can browse the events of a workspace with API entitlements.',
    },
  ),
  open('Authentication', unreachable('roles', 'no documented call gives a key with a role'), {
    'authentication/key-roles': 'Which key or role may call which operation.',
  }),
)

import { inferred, open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

const AUTHENTICATION = 'Authentication'
const NO_ACCESS = { needs: ['no-access-key'] } as const
const ELSEWHERE = { needs: ['workspaces'] } as const

/** Who may ask, how they say who they are, and what becomes of requests that may not be made. */
export const authenticationRules = {
  'authentication/basic-accepted': stated(
    AUTHENTICATION,
    'Basic authentication with the key as user name and an empty password is accepted.',
  ),
  'authentication/bearer-accepted': stated(AUTHENTICATION, 'The key as a Bearer token is accepted.'),
  'authentication/forms-equivalent-read': stated(
    AUTHENTICATION,
    'A transaction created with one form of authentication is read with the other.',
  ),
  'authentication/forms-equivalent-update': stated(
    AUTHENTICATION,
    'A transaction created with one form of authentication is updated with the other.',
  ),
  'authentication/scheme-case': open(AUTHENTICATION, 'Whether the words Basic and Bearer are taken in lower case.'),
  'authentication/key-as-password': open(AUTHENTICATION, 'Whether the key is taken as the password of Basic.'),
  'authentication/key-alone': open(AUTHENTICATION, 'Whether the key is taken without the name of a scheme.'),

  'authentication/missing-key-create': stated(AUTHENTICATION, 'A creation without a key is answered 401.'),
  'authentication/missing-key-list': stated(AUTHENTICATION, 'A listing without a key is answered 401.'),
  'authentication/missing-key-get': stated(AUTHENTICATION, 'Reading a transaction without a key is answered 401.'),
  'authentication/missing-key-update': stated(AUTHENTICATION, 'An update without a key is answered 401.'),
  'authentication/missing-key-start': stated(AUTHENTICATION, 'A start without a key is answered 401.'),
  'authentication/missing-key-pause': stated(AUTHENTICATION, 'A pause without a key is answered 401.'),
  'authentication/missing-key-cancel': stated(AUTHENTICATION, 'A cancellation without a key is answered 401.'),
  'authentication/missing-key-update-unchanged': stated(AUTHENTICATION, 'An update without a key changes nothing.'),
  'authentication/missing-key-start-unchanged': stated(AUTHENTICATION, 'A start without a key changes nothing.'),
  'authentication/missing-key-pause-unchanged': stated(AUTHENTICATION, 'A pause without a key changes nothing.'),
  'authentication/missing-key-cancel-unchanged': stated(
    AUTHENTICATION,
    'A cancellation without a key changes nothing.',
  ),

  'authentication/invalid-key-bearer': stated(AUTHENTICATION, 'A key that does not exist, as Bearer, is answered 401.'),
  'authentication/invalid-key-basic': stated(AUTHENTICATION, 'A key that does not exist, as Basic, is answered 401.'),
  'authentication/invalid-key-unchanged': stated(
    AUTHENTICATION,
    'An update with a key that does not exist changes nothing.',
  ),
  'authentication/malformed-header': inferred(AUTHENTICATION, 'A header of neither form of authentication is refused.'),
  'authentication/malformed-header-status': open(
    AUTHENTICATION,
    'The status that answers a header of neither form of authentication.',
  ),

  'authentication/no-access-get': stated(
    AUTHENTICATION,
    'Reading a transaction with a key that has no access to it is answered 403.',
    NO_ACCESS,
  ),
  'authentication/no-access-update': stated(
    AUTHENTICATION,
    'An update with a key that has no access to the transaction is answered 403.',
    NO_ACCESS,
  ),
  'authentication/no-access-start': stated(
    AUTHENTICATION,
    'A start with a key that has no access to the transaction is answered 403.',
    NO_ACCESS,
  ),
  'authentication/no-access-pause': stated(
    AUTHENTICATION,
    'A pause with a key that has no access to the transaction is answered 403.',
    NO_ACCESS,
  ),
  'authentication/no-access-cancel': stated(
    AUTHENTICATION,
    'A cancellation with a key that has no access to the transaction is answered 403.',
    NO_ACCESS,
  ),
  'authentication/no-access-update-unchanged': stated(
    AUTHENTICATION,
    'An update with a key that has no access to the transaction changes nothing.',
    NO_ACCESS,
  ),
  'authentication/no-access-start-unchanged': stated(
    AUTHENTICATION,
    'A start with a key that has no access to the transaction changes nothing.',
    NO_ACCESS,
  ),
  'authentication/no-access-pause-unchanged': stated(
    AUTHENTICATION,
    'A pause with a key that has no access to the transaction changes nothing.',
    NO_ACCESS,
  ),
  'authentication/no-access-cancel-unchanged': stated(
    AUTHENTICATION,
    'A cancellation with a key that has no access to the transaction changes nothing.',
    NO_ACCESS,
  ),
  'authentication/no-access-unknown-transaction': open(
    AUTHENTICATION,
    'Whether a key without access gets 403 or 404 for a transaction that does not exist.',
    NO_ACCESS,
  ),
  'authentication/no-access-list': open(
    AUTHENTICATION,
    'Whether a key without access gets a refusal or an empty list.',
    NO_ACCESS,
  ),

  'authentication/other-workspace-get': stated(
    AUTHENTICATION,
    'The key of another workspace does not read a transaction: 403 or 404.',
    ELSEWHERE,
  ),
  'authentication/other-workspace-update': stated(
    AUTHENTICATION,
    'An update with the key of another workspace is answered 403 or 404.',
    ELSEWHERE,
  ),
  'authentication/other-workspace-start': stated(
    AUTHENTICATION,
    'A start with the key of another workspace is answered 403 or 404.',
    ELSEWHERE,
  ),
  'authentication/other-workspace-pause': stated(
    AUTHENTICATION,
    'A pause with the key of another workspace is answered 403 or 404.',
    ELSEWHERE,
  ),
  'authentication/other-workspace-cancel': stated(
    AUTHENTICATION,
    'A cancellation with the key of another workspace is answered 403 or 404.',
    ELSEWHERE,
  ),
  'authentication/other-workspace-update-unchanged': stated(
    AUTHENTICATION,
    'An update with the key of another workspace changes nothing.',
    ELSEWHERE,
  ),
  'authentication/other-workspace-start-unchanged': stated(
    AUTHENTICATION,
    'A start with the key of another workspace changes nothing.',
    ELSEWHERE,
  ),
  'authentication/other-workspace-pause-unchanged': stated(
    AUTHENTICATION,
    'A pause with the key of another workspace changes nothing.',
    ELSEWHERE,
  ),
  'authentication/other-workspace-cancel-unchanged': stated(
    AUTHENTICATION,
    'A cancellation with the key of another workspace changes nothing.',
    ELSEWHERE,
  ),
  'authentication/other-workspace-list': stated(
    'Endpoints: Transactions',
    'The list holds no transaction of another workspace.',
    ELSEWHERE,
  ),

  'authentication/key-creation': stated(
    AUTHENTICATION,
    'Creating a key requires an account with admin or developer access.',
    { unreachable: ['web-application', 'keys are created in the web application'] },
  ),
  'authentication/event-browsing': stated(
    AUTHENTICATION,
    'Only the owner and members with the role admin or integrator browse the events of a workspace with API entitlements.',
    { unreachable: ['web-application', 'events are browsed in the developer space of the web application'] },
  ),
  'authentication/key-roles': open(AUTHENTICATION, 'Which key or role may call which operation.', {
    unreachable: ['roles', 'no documented call gives a key with a role'],
  }),
} satisfies RuleTable<'authentication'>

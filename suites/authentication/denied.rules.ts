import { open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { CALLS_ON_TRANSACTION, CHANGING_CALLS, TRANSACTION_CALLS } from '../interface/endpoints.ts'
import { perCall } from '../interface/per-call.ts'

const SECTION = 'Authentication'
const LISTS = 'Endpoints: Transactions'
const NO_ACCESS = { needs: ['no-access-key'] } as const
const ELSEWHERE = { needs: ['workspaces'] } as const

/** Requests without a key, or with one that does not grant access: how they are answered, and that they change nothing. */
export const deniedRules = {
  ...perCall('authentication/missing-key-*', TRANSACTION_CALLS, (doing) =>
    stated(SECTION, `${doing} without a key is answered 401.`),
  ),
  ...perCall('authentication/missing-key-*-unchanged', CHANGING_CALLS, (doing) =>
    stated(SECTION, `${doing} without a key changes nothing.`),
  ),

  ...perCall('authentication/no-access-*', CALLS_ON_TRANSACTION, (doing) =>
    stated(SECTION, `${doing} with a key without access is answered 403.`, NO_ACCESS),
  ),
  ...perCall('authentication/no-access-*-unchanged', CHANGING_CALLS, (doing) =>
    stated(SECTION, `${doing} with a key without access changes nothing.`, NO_ACCESS),
  ),
  'authentication/no-access-unknown-transaction': open(
    SECTION,
    'How an unknown transaction is answered to a key without access.',
    NO_ACCESS,
  ),
  'authentication/no-access-list': open(SECTION, 'Whether a key without access gets an empty list.', NO_ACCESS),

  ...perCall('authentication/other-workspace-*', CALLS_ON_TRANSACTION, (doing) =>
    stated(SECTION, `${doing} with the key of another workspace is answered 403 or 404.`, ELSEWHERE),
  ),
  ...perCall('authentication/other-workspace-*-unchanged', CHANGING_CALLS, (doing) =>
    stated(SECTION, `${doing} with the key of another workspace changes nothing.`, ELSEWHERE),
  ),
  'authentication/other-workspace-list': stated(
    LISTS,
    'The list holds no transaction of another workspace.',
    ELSEWHERE,
  ),
} satisfies RuleTable<'authentication'>

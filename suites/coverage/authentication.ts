import type { Table } from '../../helpers/engine/coverage/table.ts'
import { row } from './row.ts'

/** Authentication. */
export const authenticationRows: Table = [
  {
    section: 'Authentication',
    from: ['## Authentication'],
    rows: [
      row('ef914922', 'an API key', 'authentication/basic-accepted', 'authentication/bearer-accepted'),
      row('6c03535b', 'the accounts that may create a key', 'authentication/key-creation'),
      row(
        '3f2fd016',
        'the two forms',
        'authentication/basic-accepted',
        'authentication/bearer-accepted',
        'authentication/forms-equivalent-*',
        'authentication/forms-same-key-*',
        'authentication/scheme-case',
        'authentication/key-as-password',
        'authentication/key-alone',
        'authentication/key-trailing-blank',
      ),
      row(
        '97f8111d',
        'no key or an invalid key: 401',
        'authentication/missing-key-*',
        'authentication/invalid-key-*',
        'authentication/empty-key',
        'authentication/malformed-header*',
      ),
      row(
        '74777711',
        'a key that lacks access: 403',
        'authentication/no-access-*',
        'authentication/other-workspace-*',
        'consumption/no-access*',
      ),
      row('7e06caa7', 'the roles that may browse events', 'authentication/event-browsing'),
      row(
        '814de398',
        'the permissions of keys are not shown',
        'authentication/key-roles',
        'authentication/no-access-upload',
      ),
    ],
  },
]

import type { Table } from '../../helpers/coverage/table.ts'
import { row } from './row.ts'

/** Other objects, and the consumption report. */
export const otherObjectsRows: Table = [
  {
    section: 'Other objects',
    from: ['### Other objects'],
    rows: [
      row('42ae1aaf', 'file', 'file/object', 'file/id-*', 'file/answered-itself'),
      row('c3bd02c6', 'seal', 'seal/answered-*', 'seal/logo-answered-*', 'seal/authorization-answered-*'),
      row('c40e488e', 'list', 'listing/*'),
      row('061b5016', 'report', 'consumption/*', 'versioning/deprecated-report-object'),
      row(
        '56803bad',
        'error',
        'errors/object-*',
        'errors/type-*',
        'errors/error-text',
        'errors/description-*',
        'errors/param-*',
      ),
      row('ce3b86a9', 'what items of the list hold', 'listing/*'),
    ],
  },
  {
    section: 'Consumption report',
    from: ['### Consumption report (object `events-report`)'],
    rows: [
      row('8bb3b91d', 'counts are integers', 'consumption/*'),
      row('80856fbc', 'object', 'consumption/object'),
      row('a4065b96', 'tenant_id', 'consumption/*tenant-id*'),
      row(
        '9e5cd3a1',
        'transactions by state',
        'consumption/started-*',
        'consumption/completed-*',
        'consumption/cancelled-*',
        'consumption/expired-*',
      ),
      row('678a919c', 'visas and read documents', 'consumption/visas*', 'consumption/read-documents*'),
      row('e5a2f569', 'seals', 'consumption/seals*', 'consumption/sealed-documents*', 'consumption/standalone-seals*'),
      row('bc0b957c', 'reviews and captures', 'consumption/reviews*', 'consumption/captures*'),
      row('f3a7dd7b', 'signatures and signed documents', 'consumption/signatures*', 'consumption/signed-documents*'),
      row('6f15ff93', 'signatures by level', 'consumption/signatures-by-*'),
      row('40e195a1', 'signed documents by level', 'consumption/signed-documents-by-*'),
      row('f62ad170', 'transactions by level', 'consumption/transactions-by-*'),
      row('6d1e160e', 'timestamps', 'consumption/timestamps*'),
      row('2a83f624', 'identities by the pvid route', 'consumption/pvid-*'),
      row('6a0e2dd9', 'certificates by pvid', 'consumption/certificate-creation-with-pvid*'),
      row('21b1eb74', 'identities by the web route', 'consumption/web-*'),
      row('0b5bcc3b', 'certificates by web identity', 'consumption/certificate-creation-with-web*'),
    ],
  },
]

import type { Table } from '../../helpers/engine/coverage/table.ts'
import { none, row } from './row.ts'

/** The endpoints of reports, and those listed without detail. */
export const furtherEndpointsRows: Table = [
  {
    section: 'Endpoints: Consumption report',
    from: ['### Consumption report'],
    rows: [
      row(
        'cf7d628d',
        'the report over a period',
        'versioning/summary-exists',
        'consumption/fresh-counts-nothing',
        'consumption/unmoved-stay-zero',
        'consumption/works-counted',
        'consumption/counts-all-keys',
        'consumption/counts-both-forms',
        'consumption/counts-own-workspace',
        'consumption/counts-private',
        'consumption/work-*',
        'consumption/period-*',
      ),
      row('92be7630', 'its bounds', 'consumption/period-*', 'consumption/bounds-*'),
      row(
        'e915877a',
        'the response is the report',
        'consumption/object',
        'conventions/success-summary',
        'conventions/json-summary',
      ),
      none(
        '443f464c',
        'other parameters are not shown',
        'not-shown',
        'The document names no other parameter that a run could send.',
      ),
      row(
        'bd2cefee',
        'the deprecated equivalent',
        'versioning/deprecated-report-*',
        'consumption/deprecated-report-*',
        'conventions/success-report',
        'conventions/json-report',
      ),
      row('dd05bb4a', 'its parameters are not shown', 'versioning/deprecated-report-bounds'),
    ],
  },
  {
    section: 'Endpoints listed without detail',
    from: ['### Endpoints listed without detail'],
    rows: [
      row(
        '7216a016',
        'the seven existing endpoints',
        'undetailed/exists-*',
        'undetailed/unknown-*',
        'undetailed/survives-*',
      ),
      row('dcb31f1f', 'their arguments and responses are not shown', 'undetailed/answers-*', 'undetailed/survives-*'),
      none(
        '926777cf',
        'endpoints for other resources are not shown',
        'not-shown',
        'The document gives no path, and a guessed path would prove nothing.',
      ),
    ],
  },
]

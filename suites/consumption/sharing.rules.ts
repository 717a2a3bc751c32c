import { inferred, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { OF_WORKSPACE, SIGNED } from './counters.rules.ts'

const REPORT = 'Endpoints: Consumption report'

/** Whose work a report counts: each counter may have a query of its own, with its own conditions. */
export const sharingRules = tableOf(
  inferred(OF_WORKSPACE)(REPORT, [...SIGNED, 'second-key'], {
    'consumption/work-for-all-keys':
      'If the second key starts or cancels a transaction, the completion, the signature and the cancellation count for all keys of the workspace.',
  }),
  inferred(OF_WORKSPACE)(REPORT, SIGNED, {
    'consumption/work-if-private': 'A completed private transaction and its signature count like any other.',
  }),
)

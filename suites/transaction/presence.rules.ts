import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** Members that a transaction shows, whatever their value. */
export const presenceRules = tableOf(
  stated('Transaction object', {
    'transaction/origin-present':
      'At least one response with a draft or a started transaction has `origin`, be it null.',
    'transaction/max-expiry-present':
      'At least one response with a draft or a started transaction has `max_expiry`, be it null.',
  }),
  inferred(
    'The table has "progress_value | int | Progression in percent, between 0 and 100", without one of the conditions that it has for other members ("present only ..."): a transaction under way has a progression, and an absent value is no integer.',
  )('Transaction object', {
    'transaction/progress-value-shown': 'A started transaction shows a `progress_value`.',
  }),
)

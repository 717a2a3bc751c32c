import { inferred, tableOf } from '../../helpers/catalogue/rule.ts'
import { notAddedRules } from '../interface/not-added.ts'

/** In which states of the transaction documents can be added. */
export const statesRules = tableOf(
  inferred('')('States and transitions: rules', {
    'document/added-after-start': 'A document can be added to a started transaction.',
  }),
  notAddedRules('document', 'document'),
)

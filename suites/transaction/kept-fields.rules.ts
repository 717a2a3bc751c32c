import { each, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** The fields of documents stay unchanged through transitions and updates that do not name them. */
export const keptFieldsRules = tableOf(
  each([
    { word: 'start', name: 'a start' },
    { word: 'pause', name: 'a pause' },
    { word: 'update', name: 'an update of the metadata' },
  ])
    .inferred(`A start and a pause take "no arguments", an update takes those of the transaction, and a reading shows "the
    transaction object as last updated": members of fields, which only the operations on fields take as arguments, read
    as before.`)('Endpoints: Transactions', {
    'transaction/fields-stay-*': '* leaves the members of the fields of its documents unchanged.',
  }),
)

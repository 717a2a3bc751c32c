import { each, inferred, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { UPDATE_KEEPS } from '../interface/document/derivations.ts'
import { ACTING } from '../interface/document/needs.ts'

const eachUpdated = each([
  { word: 'draft', name: 'a draft' },
  { word: 'started', name: 'a started transaction' },
  { word: 'partly-signed', name: 'a partly signed transaction', needs: ACTING },
  { word: 'stalled', name: 'a stalled transaction', needs: ['actions'] },
])

/** The contents of a transaction stay unchanged through updates of others. */
export const updatesRules = tableOf(
  eachUpdated.inferred(UPDATE_KEEPS)('Endpoints: Transactions', {
    'transaction/content-stays-update-*': 'An update of * changes nothing except the arguments that it passes.',
  }),
  inferred(UPDATE_KEEPS)('Endpoints: Transactions', ['issuing-entities-on', 'issuing-entity'], {
    'transaction/content-stays-update-entity':
      'An update of the issuing entity changes nothing else, except for a default `sender_name_display`.',
  }),
  inferred(`\`api_key_name\` belongs to an "(API creator)", and the list has the id "of the key that authenticated the
    creation request": the creation determines the creator,
    whichever key updates the transaction.`)('Transaction object', ['second-key'], {
    'transaction/creator-stays-update': 'Updating a transaction with another key leaves its creator unchanged.',
  }),
)

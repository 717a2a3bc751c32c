import { each, inferred, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { UPDATE_KEEPS } from '../interface/document/derivations.ts'
import { ACTING, HOLD, TIME } from '../interface/document/needs.ts'

const eachMove = each([
  { word: 'start', name: 'a start' },
  { word: 'pause', name: 'a pause' },
  { word: 'cancel', name: 'the cancellation of a started transaction' },
  { word: 'expiry', name: 'an expiry', needs: TIME },
  { word: 'closing', name: 'a closing', needs: [...ACTING, ...HOLD] },
  { word: 'completion', name: 'a completion', needs: ACTING },
])

const eachUpdated = each([
  { word: 'draft', name: 'a draft' },
  { word: 'started', name: 'a started transaction' },
  { word: 'partly-signed', name: 'a partly signed transaction', needs: ACTING },
])

/** What a transaction holds stays through all that happens to it. */
export const unchangedContentsRules = tableOf(
  eachMove.inferred(
    'The table of the transitions says of each move what it sets: the state, `started_at` and `expires_at`, `closed_at`, the code of a ' +
      'cancellation. None of its rows names anything else of the transaction; a start and a pause take "no arguments", and a reading ' +
      'shows "the transaction object as last updated": what nothing updated reads as it did before.',
  )('States and transitions', {
    'transaction/content-stays-*':
      '* leaves what the transaction holds as it was: name, language, metadata, carbon copies, privacy, watchers, participants.',
  }),
  eachUpdated.inferred(UPDATE_KEEPS)('Endpoints: Transactions', {
    'transaction/content-stays-update-*': 'An update of * leaves all as it was that it does not carry.',
  }),
  inferred(
    '`api_key_name` is one of "(API creator)", and the id beside it in the list is that "of the key that authenticated the creation request": ' +
      'who created a transaction is settled by its creation, whoever updates it.',
  )('Transaction object', ['second-key'], {
    'transaction/creator-stays-update': 'An update with another key leaves the creator of a transaction as it was.',
  }),
)

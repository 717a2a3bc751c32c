import { each, inferred, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachCall } from '../interface/scenes/per-call.ts'

/** The calls that are sent several times at once on one draft. */
export const SENT_AT_ONCE = ['update', 'addDocument', 'addField', 'addSigner', 'addReviewer'] as const

/** Requests that are sent together with a cancellation. */
export const BESIDE_CANCEL = [
  { word: 'start', name: 'a start' },
  { word: 'update', name: 'an update' },
  { word: 'pause', name: 'a pause' },
] as const

/** Requests that are sent at the same time. */
export const atOnceRules = tableOf(
  eachCall(SENT_AT_ONCE).inferred(`The status 200 means "success", and a request that "conflicts with another request"
    has a status of its own, 409: a request with a success response was carried out, whatever other requests were in progress.`)(
    'Errors',
    {
      'transaction/at-once-*': 'If several requests for * are accepted at the same time, each of them has its effect.',
    },
  ),
  inferred(`A transaction can be cancelled in draft, started or paused; in "any other state" the call gets "an API error". In
    whatever order two cancellations are carried out, the second one finds a cancelled transaction.`)(
    'States and transitions',
    { 'transaction/at-once-cancel': 'Two cancellations at the same time are never both accepted.' },
  ),
  each(BESIDE_CANCEL)
    .inferred(`The status 200 means "success", and a request that "conflicts with another request" has a status
    of its own, 409. If the service refuses the other request once the transaction is cancelled, and yet accepted both, the
    cancellation came second: no row of the table leads out of cancelled.`)('States and transitions', {
    'transaction/at-once-cancel-*':
      'If * and a cancellation are accepted at the same time, the transaction stays cancelled and both have their effect.',
  }),
)

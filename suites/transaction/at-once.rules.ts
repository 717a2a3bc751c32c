import { tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachCall } from '../interface/scenes/per-call.ts'

/** The calls that are sent several times at once on one draft. */
export const SENT_AT_ONCE = ['update', 'addDocument', 'addField', 'addSigner', 'addReviewer'] as const

/** Requests that are sent at the same time. */
export const atOnceRules = tableOf(
  eachCall(SENT_AT_ONCE).inferred(`The status 200 means "success", and a request that "conflicts with another request"
    has a status of its own, 409: a request with a success response was carried out, whatever other requests were in progress.`)(
    'Errors',
    {
      'transaction/at-once-*': 'If several requests for * are accepted at the same time, each of them has its effect.',
    },
  ),
)

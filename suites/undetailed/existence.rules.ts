import { CALLS } from '../../helpers/api/calls.ts'
import { each, inferred, open, tableOf } from '../../helpers/catalogue/rule.ts'
import { ENDPOINTS, UNDETAILED_CALLS } from '../interface/endpoints.ts'

/** The endpoints by method and path, as the document lists them. */
const eachPath = each(
  UNDETAILED_CALLS.map((name) => ({
    word: ENDPOINTS[name].slug,
    name: `${CALLS[name].method} ${CALLS[name].path.replace('/v1/transactions/{transaction_id}', '...')}`,
  })),
)

/** That the endpoints listed without detail exist, on transactions that do. */
export const existenceRules = tableOf(
  eachPath.stated('Endpoints listed without detail', { 'undetailed/exists-*': 'The endpoint * exists.' }),
  inferred(
    'Each of these endpoints is below "/v1/transactions/{transaction_id}"; 404 is for a "resource that does not exist", and 200 ' +
      'for success: where there is no such transaction, nothing can have succeeded on it.',
  )('Endpoints listed without detail', {
    'undetailed/unknown-transaction':
      'No endpoint listed without detail succeeds on a transaction that does not exist.',
  }),
  open('Endpoints listed without detail', {
    'undetailed/answers-in-draft': 'How the endpoints listed without detail answer an empty request about a draft.',
    'undetailed/answers-when-started':
      'How the endpoints listed without detail answer an empty request about a started transaction.',
  }),
)

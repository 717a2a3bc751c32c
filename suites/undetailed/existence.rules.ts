import { CALLS } from '../../helpers/engine/api/calls.ts'
import { each, inferred, open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ENDPOINTS, type UNDETAILED_CALLS } from '../interface/scenes/endpoints.ts'
import { NAMING_NOTHING, NAMING_SOMEBODY } from './naming-calls.ts'

/** Endpoints by method and path, as the document lists them. */
const eachPath = <Name extends (typeof UNDETAILED_CALLS)[number]>(names: readonly Name[]) =>
  each(
    names.map((name) => ({
      word: ENDPOINTS[name].slug,
      name: `${CALLS[name].method} ${CALLS[name].path.replace('/v1/transactions/{transaction_id}', '...')}`,
    })),
  )

const EXISTS =
  '"POST .../participants, GET .../participants/messages, POST .../participants/messages ... exist": whatever such a call asks for, a path that exists is not ' +
  'answered as one that does not, while its transaction does.'

/** That the endpoints listed without detail exist, on transactions that do. */
export const existenceRules = tableOf(
  eachPath(NAMING_NOTHING).inferred(EXISTS)('Endpoints listed without detail', {
    'undetailed/exists-*': 'The endpoint * answers an empty body unlike a path that does not exist.',
  }),
  eachPath(NAMING_SOMEBODY).open('Endpoints listed without detail', {
    'undetailed/exists-*': 'Whether the endpoint * answers an empty body, which names nobody, unlike an unknown path.',
  }),
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

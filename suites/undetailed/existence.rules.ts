import { CALLS } from '../../helpers/engine/api/calls.ts'
import { each, inferred, open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ENDPOINTS, type UNDETAILED_CALLS } from '../interface/scenes/endpoints.ts'
import { CALLS_ON_PATHS_ONLY, CALLS_ON_NAMED_PEOPLE } from './naming-calls.ts'

/** Endpoints by method and path, as the document lists them. */
const eachPath = <Name extends (typeof UNDETAILED_CALLS)[number]>(names: readonly Name[]) =>
  each(
    names.map((name) => ({
      word: ENDPOINTS[name].slug,
      name: `${CALLS[name].method} ${CALLS[name].path.replace('/v1/transactions/{transaction_id}', '...')}`,
    })),
  )

/** The existence of the endpoints listed without detail, for existing transactions. */
export const existenceRules = tableOf(
  eachPath(CALLS_ON_PATHS_ONLY).inferred(`"POST .../participants, GET .../participants/messages, POST
    .../participants/messages ... exist": whatever arguments such a call expects, if its transaction exists,
    the response differs from that of a path that does not exist, unless an argument must name what the call is about.`)(
    'Endpoints listed without detail',
    {
      'undetailed/exists-*':
        'If it is not a 404, the response to * with an empty body differs from that to an unknown path or verb.',
    },
  ),
  eachPath(CALLS_ON_NAMED_PEOPLE).open('Endpoints listed without detail', {
    'undetailed/exists-*':
      'Whether the response to * with an empty body, which names nobody, differs from that to an unknown path.',
  }),
  inferred(`Each of these endpoints is below "/v1/transactions/{transaction_id}"; 404 is for a "resource that does not
    exist", and 200 for success: if the transaction does not
    exist, no call on it can succeed.`)('Endpoints listed without detail', {
    'undetailed/unknown-transaction':
      'If the transaction does not exist, a request to an endpoint listed without detail never succeeds.',
  }),
  open('Endpoints listed without detail', {
    'undetailed/answers-in-draft': 'How the endpoints listed without detail respond to an empty request for a draft.',
    'undetailed/answers-when-started':
      'How the endpoints listed without detail respond to an empty request for a started transaction.',
  }),
)

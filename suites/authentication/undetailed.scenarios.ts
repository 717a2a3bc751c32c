import { BASICS, Inconclusive, ServerError, type Api } from '../../helpers/engine/index.ts'
import { UNDETAILED_CALLS } from '../interface/scenes/endpoints.ts'
import { NOT_THERE } from '../interface/document/not-there.ts'
import { responseOrServerError } from '../interface/writes/answer-or-server-error.ts'
import { casesOf } from '../interface/scenes/per-call.ts'
import { undetailedOn } from '../interface/scenes/undetailed.ts'
import { scenario } from '../scenario.ts'
import { deniedTogether } from './denied-together.ts'

for (const { rule, doing, prepare } of casesOf('authentication/missing-key-*', UNDETAILED_CALLS))
  scenario(rule, `refuses ${doing} without a key (401)`, async (context) => {
    const { send, sendWithFullAccess } = await prepare(context)
    const answer = await responseOrServerError(() => send(context.apiAs(undefined)))
    // Other errors in a request matter only if the caller has a key. Other rules judge paths that do not exist or fail for everyone.
    const twin = await responseOrServerError(sendWithFullAccess)
    const isSame = answer.status === twin.status
    if (isSame && (twin instanceof ServerError || [...NOT_THERE, 401].includes(twin.status)))
      throw new Inconclusive(`the response to ${doing} is ${twin.status} with the full-access key too`, {
        causes: twin instanceof ServerError ? [BASICS.refusalStatus] : [],
      })
    if (answer instanceof ServerError) throw answer
    context.check.status(answer, [401])
  })

deniedTogether('undetailed', 'endpoints listed without detail', async ({ given }) => {
  // Most of these calls concern the participants of a started transaction. Their other arguments are not shown.
  const { id } = await given.started()
  const sends = undetailedOn(id).map(
    ({ name, ids }) =>
      (as: Api) =>
        as.raw(name, ids),
  )
  return { id, sends }
})

import type { Api } from '../../helpers/engine/api/api.ts'
import { BASICS } from '../../helpers/engine/judge/basics.ts'
import { Inconclusive, ServerError } from '../../helpers/engine/outcome/errors.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { UNDETAILED_CALLS } from '../interface/scenes/endpoints.ts'
import { NOT_THERE } from '../interface/document/not-there.ts'
import { answerOrServerError } from '../interface/writes/answer-or-server-error.ts'
import { casesOf } from '../interface/scenes/per-call.ts'
import { undetailedOn } from '../interface/scenes/undetailed.ts'
import { scenario } from '../scenario.ts'
import { deniedTogether } from './denied-together.ts'

/** A started transaction, as most of these calls are about its participants. What they ask for more than that is not shown. */
async function scene({ given }: Context) {
  const { id } = await given.started()
  const sends = undetailedOn(id).map(
    ({ name, ids }) =>
      (as: Api) =>
        as.raw(name, ids),
  )
  return { id, sends }
}

for (const { rule, doing, prepare } of casesOf('authentication/missing-key-*', UNDETAILED_CALLS)) {
  scenario(rule, `answers 401 to ${doing} without a key`, async (context) => {
    const { send, sendFully } = await prepare(context)
    const answer = await answerOrServerError(() => send(context.apiAs(undefined)))
    // What else is wrong with a request is a matter between the service and callers who have a key; that a path is not there, or
    // fails whoever asks, has rules of its own.
    const twin = await answerOrServerError(sendFully)
    const isSame = answer.status === twin.status
    if (isSame && (twin instanceof ServerError || [...NOT_THERE, 401].includes(twin.status)))
      throw new Inconclusive(`${doing} is answered ${twin.status} with the full-access key too`, {
        causes: twin instanceof ServerError ? [BASICS.refusalStatus] : [],
      })
    if (answer instanceof ServerError) throw answer
    context.check.status(answer, [401])
  })
}

deniedTogether('undetailed', 'what is listed without detail', scene)

import { isSuccess, type Answer } from '../../helpers/http/exchange.ts'
import { BASICS, isErrorWithSuccess } from '../../helpers/judge/basics.ts'
import { Inconclusive, ServerError } from '../../helpers/outcome/errors.ts'
import type { RuleId } from '../catalogue.ts'
import { orServerError } from '../interface/or-server-error.ts'
import { eventsOf, logCatchesUp, logged } from '../interface/log.ts'
import { scenarioIn } from '../interface/scenario-in.ts'
import { ENDED } from '../interface/states.ts'
import { scenario } from '../scenario.ts'

const CANCELLED = 'transaction.lifecycle.cancelled'
const late = { cancel_code: 'other_reason', cancel_reason: 'too late' }

/** Sends what must be refused: what was carried out may be logged, and that it was is the claim of another rule. */
async function isRefused(send: () => Promise<Answer>, claim: RuleId): Promise<void> {
  const answer = await orServerError(send)
  if (answer instanceof ServerError) throw new Inconclusive(answer.message, { causes: [claim, BASICS.refusalStatus] })
  if (!isSuccess(answer)) return
  const causes = [claim, ...(isErrorWithSuccess(answer) ? [BASICS.errorWithSuccess] : [])]
  throw new Inconclusive(`it was answered ${answer.status}, so its event may be logged`, { causes })
}

scenarioIn(ENDED, 'event/none-of-refused-cancel-*', 'logs no cancellation of *', async (context, { id }, state) => {
  const { api, check } = context
  // The event of the cancellation that succeeded may be late: it is none of the one that is refused.
  if (state === 'cancelled') {
    await logged(context, id, CANCELLED, 'event/started-cancelled')
    await logCatchesUp(context)
  }
  const before = (await eventsOf(context, id, CANCELLED)).length
  await isRefused(() => api.cancel(id, late), `lifecycle/${state}-cancel`)
  await logCatchesUp(context)
  const after = (await eventsOf(context, id, CANCELLED)).length
  check.that('cancellations that are logged', after <= before, `no more than the ${before} before`, after)
})

scenario('event/none-of-refused-cancel-code', 'logs no cancellation refused for its code', async (context) => {
  const { api, given, check } = context
  const { id } = await given.draft()
  await isRefused(() => api.cancel(id, { cancel_code: 'no_such_code' }), 'lifecycle/cancel-code-unknown')
  await logCatchesUp(context)
  check.equal('cancellations that are logged', (await eventsOf(context, id, CANCELLED)).length, 0)
})

for (const { call, type, what } of [
  { call: 'start', type: 'transaction.lifecycle.started', what: 'start of an empty draft' },
  { call: 'pause', type: 'transaction.lifecycle.paused', what: 'pause of a draft' },
] as const) {
  // Whether it is refused is not documented.
  scenario(`event/none-of-refused-${call}`, `does not log the ${what}, where it is refused`, async (context) => {
    const { api, given, check, notExercised } = context
    const { id } = await given.draft()
    const answer = await orServerError(() => api[call](id))
    if (answer instanceof ServerError) throw new Inconclusive(answer.message, { causes: [BASICS.refusalStatus] })
    if (isSuccess(answer)) notExercised(`the target does not refuse the ${what}`)
    await logCatchesUp(context)
    check.equal(`events ${type}`, (await eventsOf(context, id, type)).length, 0)
  })
}

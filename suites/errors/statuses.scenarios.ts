import { Inconclusive, isErrorWithSuccess, type Context } from '../../helpers/engine/index.ts'
import { statusAndRequest } from '../interface/reads/status-and-request.ts'
import { scenario } from '../scenario.ts'
import { attempted, causesOf, refusals } from './refusals.ts'

/** Sends all requests whose refusal does not depend on the key. If most of them could not be sent, the scenario is inconclusive. */
async function refusalsOf(context: Context) {
  const ways = refusals.filter(({ kind }) => !kind.endsWith('-key')).flatMap((refusal) => refusal.ways)
  const tried = await attempted(context, ways)
  const sent = tried.filter(({ unsent }) => !unsent)
  if (areMost(sent, tried)) return sent
  throw new Inconclusive('most of the requests that must be refused could not be sent', { causes: causesOf(tried) })
}

/** Whether these are more than half of all: then the service refuses this way in general, not only once. */
const areMost = (some: readonly unknown[], all: readonly unknown[]) => some.length > all.length / 2

scenario('errors/refusals-are-4xx', 'does not fail on most requests that it must refuse', async (context) => {
  const all = await refusalsOf(context)
  const [failure, ...others] = all.flatMap((one) => (one.failure ? [one.failure] : []))
  if (!failure || !areMost([failure, ...others], all)) return
  failure.judged = { expected: 'a refusal (4xx)', causes: [] }
  throw failure
})

scenario('errors/no-error-with-success', 'does not give most refusals a success status', async (context) => {
  const all = await refusalsOf(context)
  const answers = all.flatMap(({ answer }) => (answer && isErrorWithSuccess(answer) ? [answer] : []))
  const responses = answers.map(statusAndRequest)
  context.check.that('error objects with a success status', !areMost(answers, all), 'none', responses, answers[0])
})

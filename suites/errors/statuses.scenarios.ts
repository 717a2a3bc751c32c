import { isErrorWithSuccess } from '../../helpers/engine/judge/basics.ts'
import { Inconclusive } from '../../helpers/engine/outcome/errors.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { scenario } from '../scenario.ts'
import { attempted, causesOf, refusals } from './refusals.ts'

/** What every target refuses, whoever asks: arguments, states, and ids. */
const WAYS = refusals.filter(({ kind }) => !kind.endsWith('-key')).flatMap(({ ways }) => ways)

/** Sends them all; where hardly any could be sent nothing is known. */
async function refusalsOf(context: Context) {
  const tried = await attempted(context, WAYS)
  const sent = tried.filter(({ unsent }) => !unsent)
  if (areMost(sent, tried)) return sent
  throw new Inconclusive('most of the requests to be refused could not be sent', { causes: causesOf(tried) })
}

/** Whether these are most of all: then it is how the service refuses, and not what it does once. */
const areMost = (some: readonly unknown[], all: readonly unknown[]) => some.length > all.length / 2

scenario('errors/refusals-are-4xx', 'fails on hardly any request that it is to refuse', async (context) => {
  const all = await refusalsOf(context)
  const [failure, ...others] = all.flatMap((one) => (one.failure ? [one.failure] : []))
  if (!failure || !areMost([failure, ...others], all)) return
  failure.judged = { expected: 'a refusal (4xx)', causes: [] }
  throw failure
})

scenario('errors/no-error-with-success', 'answers hardly any error with a success', async (context) => {
  const all = await refusalsOf(context)
  const answers = all.flatMap(({ answer }) => (answer && isErrorWithSuccess(answer) ? [answer] : []))
  const told = answers.map(({ status, exchange }) => `${status} to ${exchange.method} ${exchange.path}`)
  context.check.that('errors with a success', !areMost(answers, all), 'none', told)
})

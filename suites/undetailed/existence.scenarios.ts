import { CALLS, pathOf, type CallName } from '../../helpers/engine/api/calls.ts'
import { isSuccess, type Answer } from '../../helpers/engine/http/exchange.ts'
import { isErrorWithSuccess } from '../../helpers/engine/judge/basics.ts'
import { Inconclusive, ServerError } from '../../helpers/engine/outcome/errors.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { ENDPOINTS, type Endpoint } from '../interface/scenes/endpoints.ts'
import { NOT_THERE } from '../interface/document/not-there.ts'
import { answerOrServerError } from '../interface/writes/answer-or-server-error.ts'
import { scenario } from '../scenario.ts'
import { NAMING_NOTHING, NAMING_SOMEBODY } from './naming-calls.ts'
import { undetailedOn } from '../interface/scenes/undetailed.ts'

/** What an answer says, without the words, verbs and numbers in which answers to two paths may differ. */
const said = (answer: Answer, word: string): string =>
  `${answer.status} ${answer.text.replaceAll(`${word}0`, word).replaceAll(/[\w-]*\d[\w-]*|\b(?:GET|POST|PUT)\b/g, '#')}`

/**
 * Sends what nobody offers, and what is offered must be unlike: a made-up path beside the one of a call, and a verb that its path
 * has not where the verb is what is refused.
 */
async function nothingBeside({ api }: Context, name: CallName, ids: readonly string[], { status }: Answer) {
  const { method } = CALLS[name]
  const path = pathOf(name, ids)
  const word = /\/([a-z]+)(?:\/\{\w+\})?$/.exec(CALLS[name].path)?.[1] ?? ''
  const at = path.lastIndexOf(`/${word}`) + word.length + 1
  const sibling = { method, path: `${path.slice(0, at)}0${path.slice(at)}` }
  const answers = [await answerOrServerError(() => api.send(sibling))]
  if (status === 405) answers.push(await answerOrServerError(() => api.send({ method: 'PUT', path })))
  const told = answers.flatMap((answer) => (answer instanceof ServerError ? [] : [said(answer, word)]))
  return { isLike: (answer: Answer) => told.includes(said(answer, word)) }
}

for (const name of NAMING_SOMEBODY) {
  const { slug, prepare } = ENDPOINTS[name]
  const { method, path } = CALLS[name]
  scenario(`undetailed/exists-${slug}`, `records how ${method} ${path} is answered`, async (context) => {
    const { api, observe, witness } = context
    const { ids } = await prepare(context)
    const answer = await witness(`${method} ${path}`, () => api.raw(name, ids))
    if (!answer || !NOT_THERE.includes(answer.status)) return
    const { isLike } = await nothingBeside(context, name, ids, answer)
    observe('answered as an unknown path', isLike(answer))
  })
}

for (const name of NAMING_NOTHING) {
  const { slug, prepare }: Endpoint<(typeof ENDPOINTS)[typeof name]['slug']> = ENDPOINTS[name]
  const { method, path } = CALLS[name]

  scenario(`undetailed/exists-${slug}`, `offers ${method} ${path}`, async (context) => {
    const { api, check, found, notExercised } = context
    const { ids } = await prepare(context)
    const send = () => api.raw(name, ids)
    // There is no message of that id: that it is not found is no news.
    const answer = await answerOrServerError(() => (name === 'updateMessage' ? send() : found(send)))
    if (answer instanceof ServerError)
      throw new Inconclusive(answer.message, { passing: true, causes: ['undetailed/survives-empty'] })
    if (!NOT_THERE.includes(answer.status)) return
    const { isLike } = await nothingBeside(context, name, ids, answer)
    if (!isLike(answer)) return
    if (name === 'updateMessage' && answer.status === 404) notExercised('no message is known that could be changed')
    check.that(
      `${method} ${path}`,
      false,
      'an answer unlike those to paths and verbs that nobody offers',
      `${answer.status}`,
    )
  })
}

scenario('undetailed/unknown-transaction', 'carries out nothing on an unknown transaction', async (context) => {
  const { api, check, given } = context
  const id = await given.unknownId()
  const answers = await Promise.all(
    undetailedOn(id).map(({ name, ids }) => answerOrServerError(() => api.raw(name, ids))),
  )
  const done = answers.filter(
    (answer) => !(answer instanceof ServerError) && isSuccess(answer) && !isErrorWithSuccess(answer),
  )
  const told = done.map((answer) =>
    answer instanceof ServerError ? '' : `${answer.status} to ${answer.exchange.method} ${answer.exchange.path}`,
  )
  check.that('calls on an unknown transaction', done.length === 0, 'a refusal (4xx) of each', told)
})

for (const { rule, state } of [
  { rule: 'undetailed/answers-in-draft', state: 'draft' },
  { rule: 'undetailed/answers-when-started', state: 'started' },
] as const) {
  scenario(rule, `records the answers in the state ${state}`, async ({ api, given, witness }) => {
    const { id } = await given.inState(state)
    for (const { name, ids } of undetailedOn(id))
      await witness(`${CALLS[name].method} ${CALLS[name].path}`, () => api.raw(name, ids))
  })
}

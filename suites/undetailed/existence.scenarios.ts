import { CALLS, pathOf, type CallName } from '../../helpers/engine/api/calls.ts'
import { isSuccess, type Answer } from '../../helpers/engine/http/exchange.ts'
import { isErrorWithSuccess } from '../../helpers/engine/judge/basics.ts'
import { Inconclusive, ServerError } from '../../helpers/engine/outcome/errors.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { ENDPOINTS, type Endpoint } from '../interface/scenes/endpoints.ts'
import { NOT_THERE } from '../interface/document/not-there.ts'
import { statusAndRequest } from '../interface/reads/status-and-request.ts'
import { responseOrServerError } from '../interface/writes/answer-or-server-error.ts'
import { scenario } from '../scenario.ts'
import { CALLS_ON_PATHS_ONLY, CALLS_ON_NAMED_PEOPLE } from './naming-calls.ts'
import { undetailedOn } from '../interface/scenes/undetailed.ts'

/** The status and text of a response, without the words, verbs and numbers that may differ between two paths. */
const comparable = (answer: Answer, word: string): string =>
  `${answer.status} ${answer.text.replaceAll(`${word}0`, word).replaceAll(/[\w-]*\d[\w-]*|\b(?:GET|POST|PUT)\b/g, '#')}`

/**
 * Sends requests that no service offers: to an invented path next to the path of a call and, if the status is 405, with a verb that
 * the path does not have. `isLike` says whether a response equals one of theirs.
 */
async function notOffered({ api }: Context, name: CallName, ids: readonly string[], { status }: Answer) {
  const { method } = CALLS[name]
  const path = pathOf(name, ids)
  const word = /\/([a-z]+)(?:\/\{\w+\})?$/.exec(CALLS[name].path)?.[1] ?? ''
  const at = path.lastIndexOf(`/${word}`) + word.length + 1
  const sibling = { method, path: `${path.slice(0, at)}0${path.slice(at)}` }
  const answers = [await responseOrServerError(() => api.send(sibling))]
  if (status === 405) answers.push(await responseOrServerError(() => api.send({ method: 'PUT', path })))
  const responses = answers.flatMap((answer) => (answer instanceof ServerError ? [] : [comparable(answer, word)]))
  return { isLike: (answer: Answer) => responses.includes(comparable(answer, word)) }
}

for (const name of CALLS_ON_NAMED_PEOPLE) {
  const { slug, prepare } = ENDPOINTS[name]
  const { method, path } = CALLS[name]
  scenario(`undetailed/exists-${slug}`, `records the response to ${method} ${path}`, async (context) => {
    const { ids } = await prepare(context)
    const answer = await context.witness(`${method} ${path}`, () => context.api.raw(name, ids))
    if (!answer || !NOT_THERE.includes(answer.status)) return
    const { isLike } = await notOffered(context, name, ids, answer)
    context.observe('the response equals that of an unknown path', isLike(answer))
  })
}

for (const name of CALLS_ON_PATHS_ONLY) {
  const { slug, prepare }: Endpoint<(typeof ENDPOINTS)[typeof name]['slug']> = ENDPOINTS[name]
  const { method, path } = CALLS[name]

  scenario(`undetailed/exists-${slug}`, `offers ${method} ${path}`, async (context) => {
    const { api, check, found, notExercised } = context
    const { ids } = await prepare(context)
    const send = () => api.raw(name, ids)
    const answer = await responseOrServerError(() => (name === 'updateMessage' ? send() : found(send)))
    if (answer instanceof ServerError)
      throw new Inconclusive(answer.message, { passing: true, causes: ['undetailed/survives-empty'] })
    if (!NOT_THERE.includes(answer.status)) return
    const { isLike } = await notOffered(context, name, ids, answer)
    if (!isLike(answer)) return
    // The message with this id, or a participant whom an argument must name, does not exist.
    if (answer.status === 404) notExercised('the request may lack the name of what it is about')
    const expected = 'a response that differs from those of unknown paths and verbs'
    check.that(`${method} ${path}`, false, expected, `${answer.status}`)
  })
}

scenario('undetailed/unknown-transaction', 'refuses calls on an unknown transaction', async ({ api, check, given }) => {
  const id = await given.unknownId()
  const answers = await Promise.all(
    undetailedOn(id).map(({ name, ids }) => responseOrServerError(() => api.raw(name, ids))),
  )
  const done = answers
    .flatMap((answer) => (answer instanceof ServerError ? [] : [answer]))
    .filter((answer) => isSuccess(answer) && !isErrorWithSuccess(answer))
  const accepted = done.map(statusAndRequest)
  check.that('calls on an unknown transaction', done.length === 0, 'each refused with 4xx', accepted, done[0])
})

for (const { rule, state } of [
  { rule: 'undetailed/answers-in-draft', state: 'draft' },
  { rule: 'undetailed/answers-when-started', state: 'started' },
] as const)
  scenario(rule, `records the responses in the state ${state}`, async ({ api, given, witness }) => {
    const { id } = await given.inState(state)
    for (const { name, ids } of undetailedOn(id))
      await witness(`${CALLS[name].method} ${CALLS[name].path}`, () => api.raw(name, ids))
  })

import { ARRAY_ENCODINGS, isObject, pairsOf, pathOf } from '../../helpers/engine/index.ts'
import { scenario } from '../scenario.ts'

for (const encoding of ARRAY_ENCODINGS)
  scenario('conventions/array-encoding', `records whether ${encoding} is accepted`, async (context) => {
    const { api, people, witness, observe } = context
    const form = pairsOf({ carbon_copies: [people.email(), people.email()] }, encoding)
    const answer = await witness(`two carbon copies encoded as ${encoding}`, () => api.raw('create', [], { form }))
    const copies = isObject(answer?.body) ? answer.body['carbon_copies'] : undefined
    observe(`carbon copies stored of two encoded as ${encoding}`, Array.isArray(copies) ? copies.length : 0)
  })

scenario('conventions/json-body', 'records the response to a JSON body', async ({ api, people, witness, observe }) => {
  const name = people.title()
  const answer = await witness('a creation with a JSON body', () => api.raw('create', [], { json: { name } }))
  observe('the name in the JSON body is stored', isObject(answer?.body) && answer.body['name'] === name)
})

scenario('conventions/unknown-argument', 'records the response to an unknown argument', async ({ api, witness }) => {
  await witness('a creation with an unknown argument', () => api.create({ no_such_argument: 'value' }))
})

scenario('conventions/repeated-argument', 'records what a repeated name does', async ({ api, witness, observe }) => {
  const form = [
    ['name', 'first'],
    ['name', 'second'],
  ] as const
  const answer = await witness('a creation with two names', () => api.raw('create', [], { form }))
  observe('the stored one of two names', isObject(answer?.body) ? answer.body['name'] : undefined)
})

for (const method of ['PUT', 'PATCH', 'DELETE'] as const)
  scenario('conventions/other-verbs', `records the response to ${method}`, async ({ api, given, witness }) => {
    const { id } = await given.draft()
    await witness(`${method} of a draft`, () => api.send({ method, path: pathOf('get', [id]) }))
  })

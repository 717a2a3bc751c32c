import { isObject, isSuccess, type Context } from '../../helpers/engine/index.ts'
import { ENDPOINTS, sendTo, type Endpoint } from '../interface/scenes/endpoints.ts'
import { contentOf } from '../interface/reads/once-shown.ts'
import { scenario } from '../scenario.ts'
import { inBothSchemes, madeIn, madeWith, SCHEMES } from './both-schemes.ts'

/** Calls that succeed for every workspace. Other rules cover readings and updates. */
const CALLS = [
  ...(['list', 'start', 'pause', 'cancel', 'upload', 'updateDocument', 'deleteDocument'] as const),
  ...(['addField', 'updateField', 'addInitials', 'deleteField', 'deleteFieldDirectly'] as const),
  ...(['addSigner', 'addReviewer', 'summary'] as const),
]

for (const { scheme, other } of SCHEMES) {
  scenario(`authentication/${scheme}-accepted`, `accepts the key as ${scheme}`, async (context) => {
    await inBothSchemes(context, scheme, { send: (api) => api.create() })
  })

  for (const call of CALLS) {
    const { doing, prepare, asksMore }: Endpoint = ENDPOINTS[call]
    scenario(`authentication/${scheme}-accepted`, `accepts the key as ${scheme} in ${doing}`, async (context) => {
      const sendable = await prepare(context)
      await inBothSchemes(context, scheme, { send: (api) => sendTo(api, call, sendable), asksMore })
    })
  }

  scenario('authentication/forms-equivalent-read', `reads by ${other} what ${scheme} created`, async (context) => {
    const id = await madeIn(context, scheme, other)
    await inBothSchemes(context, other, { send: (api) => context.found(() => api.get(id)) })
  })

  scenario('authentication/forms-equivalent-update', `updates by ${other} what ${scheme} created`, async (context) => {
    const id = await madeIn(context, scheme, other)
    const name = context.people.letters(12)
    await inBothSchemes(context, other, {
      send: (api) => api.update(id, { name }),
      isDone: (answer) => isSuccess(answer) && isObject(answer.body) && answer.body['name'] === name,
    })
  })
}

for (const { rule, title, member, shownBy, read } of [
  {
    rule: 'authentication/forms-same-key-name',
    title: 'shows the same key name for both forms',
    member: 'api_key_name',
    shownBy: 'transaction/creator-api-key-name-shown',
    read: ({ given }: Context) => given.read,
  },
  {
    rule: 'authentication/forms-same-key-id',
    title: 'lists the same key id for both forms',
    member: 'api_key_id',
    shownBy: 'listing/creator-api-key-id',
    read: ({ given }: Context) => given.listed,
  },
] as const)
  scenario(rule, title, async (context) => {
    const creators: unknown[] = []
    for (const { scheme } of SCHEMES) {
      const name = context.people.word()
      const id = await madeWith(context, scheme, { name })
      creators.push((await read(context)(id, name))['creator'])
    }
    const [basic, bearer] = creators.map((creator) =>
      contentOf(`creator.${member}`, isObject(creator) ? creator[member] : undefined, shownBy),
    )
    context.check.equal(`creator.${member} of a creation by bearer, compared with a creation by basic`, bearer, basic)
  })

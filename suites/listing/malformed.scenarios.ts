import { HOUR, isSuccess, type Context } from '../../helpers/engine/index.ts'
import { ahead, iso } from '../interface/document/times.ts'
import { scenario } from '../scenario.ts'
import { idsIn } from './in-list.ts'
import { onceListed } from './our-items.ts'

// Malformed values, and valid ones.
for (const [rule, argument, bad, good] of [
  ['created-gt-not-date', 'created_gt', 'never', (context: Context) => iso(ahead(context, -HOUR))],
  ['created-lt-not-date', 'created_lt', 'never', (context: Context) => iso(ahead(context, HOUR))],
  ['state-unknown', 'state', 'unfinished', () => 'draft'],
] as const)
  scenario(`listing/${rule}`, `does not ignore ${argument} if it is ${bad}`, async (context) => {
    context.dependsOn(argument === 'state' ? 'errors/survives-list-flags' : 'errors/survives-list-times')
    const { api, check, given, people, refusedOrIgnored } = context
    const name = people.word()
    const made = [await given.draft({ name }), await given.cancelled({ name })]
    await onceListed(context, name, made)
    const list = (value: string) => () => api.list({ text_search: name, [argument]: value })
    const accepted = await refusedOrIgnored(list(bad), { twin: list(good(context)) })
    if (!accepted) return
    const ids = idsIn(accepted)
    const isUnfiltered = made.every(({ id }) => ids.includes(id))
    const expected = 'a refusal (4xx), or a list without both the draft and the cancelled transaction'
    check.that(`list with ${argument}=${bad}`, !isUnfiltered, expected, ids)
  })

// Ids that nothing has, and existing ones.
for (const [slug, argument] of [
  ['folder', 'folder_id'],
  ['issuing-entity', 'issuing_entity_id'],
  ['api-key', 'creator_api_key_id'],
] as const)
  scenario(`listing/${slug}-made-up`, `lists nothing if no such object has the ${argument}`, async (context) => {
    context.dependsOn(`listing/${slug}-dropped`, 'errors/survives-list-references')
    const { api, check, copes, fact, given, people } = context
    const name = people.word()
    const { id } = await given.draft({ name })
    await given.listed(id, name)
    await given.calls.list({ text_search: name, [argument]: fact(slug === 'api-key' ? 'api-key-id' : slug) })
    const answer = await copes(() => api.list({ text_search: name, [argument]: people.letters(24) }))
    // Any refusal is right: the document does not say with which status.
    const ids = isSuccess(answer) ? idsIn(answer.body) : []
    check.that(`list with a made-up ${argument}`, !ids.includes(id), 'a refusal (4xx), or no transaction', ids)
  })

import { type Args, type Context, type JsonObject, objectsIn } from '../../helpers/engine/index.ts'
import { contentOf, onceShown } from '../interface/reads/once-shown.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { pausedIfPossible } from '../interface/scenes/advance.ts'
import { performedAfterRefusal, stall } from '../interface/scenes/stalled.ts'
import { overdue } from '../interface/scenes/overdue-actions.ts'
import { lateUpdatesOf } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'
import { idsIn, leavesOut, listedWith, listsIt, listsNone, recordsWhether, SEARCH } from './in-list.ts'
import { KINDS, proves, provesSpecial, SPECIAL } from './kinds.ts'
import { valueAt } from './items.ts'
import { onceListed } from './our-items.ts'
import { REACHED } from './states.rules.ts'

for (const kind of KINDS) proves(kind)
for (const kind of SPECIAL) provesSpecial(kind)

const hasToReflect = ({ waiting_period: days }: JsonObject) => Number(days) > 0

/** Filters that a plain transaction does not pass. If it shows the property nevertheless, it is not plain. */
for (const [slug, argument, isSo] of [
  ['stalled', 'stalled', (read: JsonObject) => read['stalled'] === true],
  ['waiting-period', 'waiting_period', (read: JsonObject) => objectsIn(read, 'participants').some(hasToReflect)],
] as const)
  scenario(`listing/${slug}-dropped`, `omits a plain transaction by ${argument}`, async (context) => {
    context.dependsOn(`listing/${slug}-kept`)
    const { api, accepts, check, eventually, given } = context
    const name = context.people.word()
    const made = await Promise.all(REACHED.map((state) => given.inState(state, { name })))
    const reads = await Promise.all(made.map(({ id }) => given.read(id)))
    const plain = made.filter((_, at) => !isSo(reads[at] ?? {})).map(({ id }) => id)
    await onceListed(context, name, made)
    const assertNonePlain = async () => {
      const ids = idsIn(await accepts(() => api.list({ text_search: name, size: 100, [argument]: true })))
      const wrong = plain.filter((id) => ids.includes(id))
      check.that(listedWith({ [argument]: true }), wrong.length === 0, 'none of ours', wrong)
    }
    // A second request may reach another copy of the list that lags behind.
    await eventually(assertNonePlain)
    await eventually(assertNonePlain)
  })

/** Filters that keep a transaction whatever its state, and the arguments with which it passes them. */
const ANY_STATE = [
  { slug: 'folder', args: ({ fact }) => ({ folder_id: fact('folder') }) },
  { slug: 'private', args: () => ({ private: true }) },
  { slug: 'issuing-entity', args: ({ fact }) => ({ issuing_entity_id: fact('issuing-entity') }) },
  { slug: 'api-key', args: () => ({}), filter: ({ fact }) => ({ creator_api_key_id: fact('api-key-id') }) },
] as const satisfies readonly { slug: string; args: (of: Context) => Args; filter?: (of: Context) => Args }[]

const shownBy = (slug: (typeof KINDS)[number]['slug']) => KINDS.find((kind) => kind.slug === slug)?.shownBy ?? []

for (const { slug, args, ...other } of ANY_STATE)
  scenario(`listing/${slug}-kept`, 'lists a cancelled transaction that passes the filter', async (context) => {
    context.dependsOn('listing/own-listed-in-each-state', ...shownBy(slug))
    const name = context.people.word()
    const { id } = await context.given.inState('cancelled', { name, ...args(context) })
    const filter = 'filter' in other ? other.filter(context) : args(context)
    await listsIt(context, { name, filter, id })
  })

/** The rules of the filters by folder and by privacy. */
const FOLDER = ['listing/folder-kept', 'listing/folder-dropped'] as const
const PRIVATE = ['listing/private-kept', 'listing/private-dropped'] as const

scenario('listing/filter-beyond-page', 'lists what passes the filter behind 51 newer ones', async (context) => {
  const { given, fact, eventually, check, api, accepts, people, dependsOn } = context
  dependsOn(...FOLDER, ...PRIVATE, SEARCH, 'listing/search-others-dropped')
  const [name, other] = [people.word(), people.word()]
  const folder = { folder_id: fact('folder') }
  const { id } = await given.draft({ name, ...folder })
  // One more than the default size of a page.
  await Promise.all(Array.from({ length: 51 }, () => given.draft({ name: other })))
  for (const filter of [{ ...folder, text_search: name }, { text_search: name }]) {
    await eventually(async () => {
      const ids = idsIn(await accepts(() => api.list(filter)))
      check.that(listedWith(filter), ids.includes(id), `one is ${id}`, ids)
    })
  }
})

scenario('listing/folder-followed', 'lists a moved transaction only in its present folder', async (context) => {
  context.dependsOn(...FOLDER, ...PRIVATE, 'listing/default-folder-kept', 'transaction-arguments/folder-kept-update')
  const { given, fact } = context
  const name = context.people.word()
  const [from, to] = [{ folder_id: fact('default-folder') }, { folder_id: fact('folder') }]
  const { id } = await given.draft({ name, ...from })
  await given.listed(id, name)
  await given.calls.update(id, to)
  const { id: twin } = await given.draft({ name, ...from })
  await listsIt(context, { name, filter: to, id })
  await leavesOut(context, { name, filter: from, kept: twin, dropped: [id] }, 'listing/default-folder-kept')
  await given.calls.update(id, from)
  const { id: other } = await given.draft({ name, ...to })
  await listsIt(context, { name, filter: from, id })
  await leavesOut(context, { name, filter: to, kept: other, dropped: [id] }, 'listing/folder-kept')
})

scenario('listing/private-followed', 'lists a transaction as private only while it is private', async (context) => {
  context.dependsOn(...PRIVATE)
  context.dependsOn('transaction-arguments/private-false-update', 'transaction-arguments/private-true-update')
  const { given } = context
  const name = context.people.word()
  const { id } = await given.draft({ name, private: true })
  const { id: other } = await given.draft({ name, private: false })
  await Promise.all([id, other].map((each) => given.listed(each, name)))
  await given.calls.update(id, { private: false })
  await given.calls.update(other, { private: true })
  await listsIt(context, { name, filter: { private: true }, id: other })
  await leavesOut(context, { name, filter: { private: true }, kept: other, dropped: [id] }, 'listing/private-kept')
})

scenario('listing/api-key-each', 'lists by the id of either key only what this key created', async (context) => {
  context.dependsOn('listing/creator-api-key-id-by-key', 'listing/other-key-listed', 'listing/filters-together-made')
  context.dependsOn('listing/items-own-creator')
  context.dependsOn('listing/api-key-kept', 'listing/api-key-dropped', 'listing/creator-api-key-id-of-creation')
  const { apiWithSecondKey, given, people } = context
  const [name, shown] = [people.word(), 'creator.api_key_id']
  const first = await given.draft({ name, private: false })
  const second = await given.draft({ name, private: false }, apiWithSecondKey())
  const ids = [first.id, second.id]
  const items = await Promise.all(ids.map((id) => given.listed(id, name)))
  const keys = items.map((item) => String(contentOf(shown, valueAt(item, shown), 'listing/creator-api-key-id')))
  for (const [at, key] of keys.entries()) {
    const [kept = '', dropped = ''] = at === 0 ? ids : ids.toReversed()
    const filter = { creator_api_key_id: key }
    await listsIt(context, { name, filter, id: kept })
    await leavesOut(context, { name, filter, kept, dropped: [dropped] }, 'listing/api-key-each')
  }
})

scenario('listing/issuing-entity-followed', 'lists by the default issuing entity until it changes', async (context) => {
  context.dependsOn('listing/issuing-entity-kept', 'listing/issuing-entity-dropped')
  context.dependsOn('transaction-arguments/issuing-entity-default', 'transaction-arguments/issuing-entity-kept-update')
  const { given, fact } = context
  const name = context.people.word()
  const filter = { issuing_entity_id: fact('default-issuing-entity') }
  const { id } = await given.draft({ name })
  const { id: kept } = await given.draft({ name })
  await listsIt(context, { name, filter, id })
  const other = { issuing_entity_id: fact('issuing-entity') }
  await given.calls.update(id, other)
  await listsIt(context, { name, filter: other, id })
  await leavesOut(context, { name, filter, kept, dropped: [id] }, 'listing/issuing-entity-followed')
})

/** Filters by what an update may change after the start, with the member that shows it, and the fact of its default. */
const LATE = [
  { slug: 'folder', member: 'folder_id', args: ANY_STATE[0].args, before: 'default-folder' },
  { slug: 'private', member: 'private', args: ANY_STATE[1].args },
  { slug: 'issuing-entity', member: 'issuing_entity.id', args: ANY_STATE[2].args, before: 'default-issuing-entity' },
] as const

for (const { slug, member, args, ...was } of LATE)
  for (const write of lateUpdatesOf(member.split('.')[0] ?? member, args).slice(0, 1))
    scenario(`listing/${slug}-followed`, `finds a started transaction by its updated ${slug}`, async (context) => {
      context.dependsOn(`listing/${slug}-kept`, 'listing/search-id', 'listing/own-listed-in-each-state')
      const { leaves: id = '' } = await write.prepare(context)
      const [filter, value] = [args(context), Object.values(args(context))[0]]
      await onceShown(context, id, (read) => context.check.equal(member, valueAt(read, member), value))
      await listsIt(context, { name: id, filter, id })
      const [argument = ''] = Object.keys(filter)
      if ('before' in was) await listsNone(context, { text_search: id, [argument]: context.fact(was.before) }, [id])
    })

scenario('listing/stalled-overdue', 'lists a transaction as stalled after its allotted time', async (context) => {
  context.dependsOn('listing/stalled-kept', 'transaction/stalled-true-allotted-time')
  const { id, name } = await overdue(context)
  await listsIt(context, { name, filter: { stalled: true }, id })
})

scenario('listing/stalled-kept', 'lists a stalled transaction that was paused', async (context) => {
  context.dependsOn('transaction/stalled-true-one', 'listing/own-listed-in-each-state')
  const { given, notExercised, people } = context
  const name = people.word()
  const { id } = await given.started({ name })
  await stall(context, id)
  await pausedIfPossible(context, id, 'a stalled transaction')
  await staysTrue(context, id, ({ stalled }) => {
    if (stalled !== true) notExercised('a paused transaction is not flagged')
  })
  await listsIt(context, { name, filter: { stalled: true }, id })
})

scenario('listing/stalled-ended', 'omits a transaction that is no longer stalled', async (context) => {
  context.dependsOn('listing/stalled-kept', 'listing/stalled-dropped')
  const { given, notExercised, people } = context
  const name = people.word()
  const { id } = await performedAfterRefusal(context, { name })
  if ((await onceShown(context, id, () => undefined))['stalled'] === true)
    notExercised('a stalled action stays stalled')
  const { id: kept } = await given.startedByTwo({ name })
  await given.acted(kept, { outcome: 'refused', reason: 'signature_refusal' })
  await leavesOut(context, { name, filter: { stalled: true }, kept, dropped: [id] }, 'listing/stalled-kept')
})

/** A new draft that the list shows, and its name. */
async function listedDraft(context: Context) {
  const name = context.people.word()
  const { id } = await context.given.draft({ name, private: false })
  await context.given.listed(id, name)
  return { id, name }
}

scenario('listing/filter-false', 'records what filters with the value false find', async (context) => {
  const { id, name } = await listedDraft(context)
  for (const filter of ['stalled', 'private', 'waiting_period', 'expires_soon'])
    await recordsWhether(context, `${filter}=false`, { text_search: name, [filter]: false }, id)
})

scenario('listing/filter-not-boolean', 'records what boolean filters with other values find', async (context) => {
  const { id, name } = await listedDraft(context)
  for (const filter of ['stalled', 'private', 'waiting_period', 'expires_soon'])
    await recordsWhether(context, `${filter}=perhaps`, { text_search: name, [filter]: 'perhaps' }, id)
})

scenario('listing/folder-unknown', 'records what the list of an unknown folder shows', async (context) => {
  const { id, name } = await listedDraft(context)
  await recordsWhether(context, 'an unknown folder', { text_search: name, folder_id: 'unknown-0000' }, id)
})

scenario('listing/state-stalled', 'records whether the list accepts stalled as a state', async (context) => {
  const { id, name } = await listedDraft(context)
  await recordsWhether(context, 'state=stalled', { text_search: name, state: 'stalled' }, id)
})

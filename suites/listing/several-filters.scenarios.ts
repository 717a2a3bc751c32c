import { setTimeout as sleep } from 'node:timers/promises'
import { HOUR, isAbsent, isObject, MINUTE, SECOND, type Args, type Context } from '../../helpers/engine/index.ts'
import { iso, whole } from '../interface/document/times.ts'
import { isolatedScenario, scenario, slowScenario } from '../scenario.ts'
import { idsIn, SEARCH, listedWith } from './in-list.ts'
import { APART, createdAt, draftOf, earliest, needsApart } from './created-apart.ts'
import { onceListed, pageOf } from './our-items.ts'

/** The arguments of a list request, the ids of ours that it shows, and `has_more`, if it is to be checked. */
type Asked = readonly [args: Args, shown: readonly string[], hasMore?: boolean]
type Ours = readonly { readonly id: string }[]

/** Asserts that lists show exactly the expected ones of our transactions, in their order if `isOrdered`. */
async function showAlone(context: Context, ours: Ours, lists: readonly Asked[], isOrdered: boolean): Promise<void> {
  const { check, eventually } = context
  for (const [args, shown, more] of lists)
    await eventually(async () => {
      const { ids, hasMore } = await pageOf(context, args)
      const found = ids.filter((listed) => ours.some(({ id }) => id === listed))
      const list = `of the list with ${Object.keys(args).join(' and ')}`
      if (isOrdered) check.equal(`content[].id ${list}, among ours`, found, shown)
      else check.sameSet(`content[].id ${list}, among ours`, found, shown)
      // Another rule covers that a last page shows has_more.
      if (more === true || (more === false && !isAbsent(hasMore))) check.equal(`has_more ${list}`, hasMore, more)
    })
}

/** Asserts that a list omits a transaction. The list may be refused, because its cursor also fails one of its filters. */
async function omits({ check, copes, eventually, api }: Context, args: Args, id: string): Promise<void> {
  await eventually(async () => {
    const { body } = await copes(() => api.list(args))
    const isListed = idsIn(isObject(body) ? body : {}).includes(id)
    check.that(listedWith(args), !isListed, `without ${id}`, id)
  })
}

/** The rules about the order of the list, its pages, and the search by name. */
const PLAIN = [
  'listing/most-recent-first',
  'listing/has-more-beyond',
  'listing/has-more-at-end',
  'listing/size-kept',
  'listing/starting-after-following',
  'listing/starting-after-none-before',
  'listing/starting-after-not-itself',
  'listing/ending-before-preceding',
  'listing/ending-before-none-after',
  'listing/ending-before-not-itself',
  SEARCH,
  'listing/search-others-dropped',
] as const
/** The rules of single filters. */
const SINCE = ['listing/created-gt', 'listing/created-gt-dropped'] as const
const UNTIL = ['listing/created-lt', 'listing/created-lt-dropped'] as const
const alone = <Name extends 'folder' | 'private' | 'issuing-entity' | 'api-key' | 'stalled' | 'expires-soon'>(
  ...filters: readonly Name[]
) => filters.flatMap((filter) => [`listing/${filter}-kept`, `listing/${filter}-dropped`] as const)

slowScenario('listing/filters-together', 'lists only the two transactions that pass every filter', async (context) => {
  context.dependsOn(...PLAIN, ...SINCE, ...UNTIL, ...alone('folder', 'private'))
  context.dependsOn('listing/state-draft-kept', 'listing/state-dropped')
  const { given, fact, people } = context
  const name = people.word()
  const passing = { folder_id: fact('folder'), private: true }
  const fitting = { name, ...passing }
  // Two drafts pass every filter. Each of the others, created before, between and after them, fails one.
  const early = await draftOf(context, fitting)
  await sleep(APART)
  const first = await draftOf(context, fitting)
  const misfits = await Promise.all([
    given.draft({ ...fitting, folder_id: undefined }),
    given.draft({ ...fitting, private: false }),
    given.started(fitting),
  ])
  const elsewhere = await given.draft({ ...fitting, name: people.word() })
  await sleep(APART)
  const second = await draftOf(context, fitting)
  await sleep(APART)
  const late = await draftOf(context, fitting)
  needsApart(context, early, first)
  needsApart(context, first, second)
  needsApart(context, second, late)
  const named = [early, first, ...misfits, second, late]
  await onceListed(context, name, named)
  const bounds = { created_gt: iso(whole(earliest(first))), created_lt: iso(whole(second.at) + SECOND) }
  const all = { text_search: name, ...passing, state: 'draft', ...bounds }
  const lists: readonly Asked[] = [
    [all, [second.id, first.id], false],
    [{ ...all, size: 1 }, [second.id], true],
    [{ ...all, size: 1, starting_after: second.id }, [first.id], false],
    [{ ...all, ending_before: first.id }, [second.id]],
  ]
  await showAlone(context, [...named, elsewhere], lists, true)
  await omits(context, { ...all, created_lt: iso(whole(first.at) + SECOND), starting_after: late.id }, second.id)
  await omits(context, { ...all, created_gt: iso(whole(earliest(second))), ending_before: early.id }, first.id)
})

slowScenario('listing/filters-together-made', 'lists by key, folder and issuing entity to both', async (context) => {
  context.dependsOn(...PLAIN, ...SINCE, ...alone('folder', 'issuing-entity', 'api-key'), 'listing/other-key-listed')
  const { given, fact, people, apiWithSecondKey } = context
  const name = people.word()
  const what = { folder_id: fact('folder'), issuing_entity_id: fact('issuing-entity') }
  const fitting = { name, ...what, private: false }
  // Two transactions have the same key, folder and issuing entity. Each of the others differs in one of these.
  const started = await given.started(fitting)
  const first = createdAt(started.id, started)
  const misfits = await Promise.all([
    given.draft({ ...fitting, folder_id: undefined }),
    given.draft({ ...fitting, issuing_entity_id: undefined }),
    given.draft(fitting, apiWithSecondKey()),
  ])
  const elsewhere = await given.draft({ ...fitting, name: people.word() })
  await sleep(APART)
  const second = await draftOf(context, fitting)
  needsApart(context, first, second)
  // The key that updates a transaction is not its creator.
  await given.success(() => apiWithSecondKey().update(second.id, { language: 'en' }))
  await onceListed(context, name, [first, ...misfits, second])
  const ours = [first, ...misfits, elsewhere, second]
  const all = { text_search: name, ...what, creator_api_key_id: fact('api-key-id') }
  const lists: readonly Asked[] = [
    [all, [second.id, first.id]],
    [{ ...all, starting_after: second.id }, [first.id]],
    [{ ...all, ending_before: first.id }, [second.id]],
    [{ ...all, created_gt: iso(whole(earliest(first))) }, [second.id, first.id]],
    [{ ...all, created_gt: iso(whole(earliest(second))) }, [second.id]],
    [{ ...all, state: 'draft' }, [second.id]],
  ]
  await showAlone(context, ours, lists, true)
  await showAlone({ ...context, api: apiWithSecondKey() }, ours, lists, true)
})

/** One of our transactions, and the filters that it fails. */
interface Misfit {
  readonly id: string
  readonly fails: readonly string[]
}

/** Asserts that the lists with any two of these filters show exactly those of our transactions that pass both. */
async function showByPairs(context: Context, ours: readonly Misfit[], name: string, filters: Args): Promise<void> {
  const names = Object.keys(filters)
  const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other]))
  const lists = pairs.map((pair): Asked => {
    // Whether a draft expires soon is open.
    const used = pair.includes('expires_soon') ? [...pair, 'state'] : pair
    const shown = ours.filter(({ fails }) => !used.some((filter) => fails.includes(filter)))
    const args = Object.fromEntries(used.map((filter) => [filter, filters[filter]]))
    return [{ text_search: name, ...args }, shown.map(({ id }) => id)]
  })
  await showAlone(context, ours, lists, false)
}

scenario('listing/filters-together-made', 'lists by any two filters only what passes both', async (context) => {
  context.dependsOn(SEARCH, ...alone('folder', 'private', 'issuing-entity', 'api-key', 'expires-soon', 'stalled'))
  context.dependsOn('listing/search-others-dropped', 'listing/state-started-kept', 'listing/state-dropped')
  context.dependsOn('listing/other-key-listed')
  const { given, fact, people, apiWithSecondKey } = context
  const name = people.word()
  const where = { folder_id: fact('folder'), issuing_entity_id: fact('issuing-entity') }
  const fitting = { name, ...where, private: true, duration: (47 * HOUR) / MINUTE }
  const started = async (fails: readonly string[], but: Args = {}): Promise<Misfit> => ({
    id: (await given.started({ ...fitting, ...but })).id,
    // None of ours is stalled.
    fails: ['stalled', ...fails],
  })
  const byOther = await given.draft({ ...fitting, private: false }, apiWithSecondKey())
  const made = [
    await started([]),
    await started(['folder_id'], { folder_id: undefined }),
    await started(['issuing_entity_id'], { issuing_entity_id: undefined }),
    await started(['private'], { private: false }),
    await started(['expires_soon'], { duration: (49 * HOUR) / MINUTE }),
    { ...(await given.draft(fitting)), fails: ['stalled', 'state'] },
    { ...byOther, fails: ['stalled', 'state', 'private', 'creator_api_key_id'] },
  ]
  await onceListed(context, name, made)
  const filters = { ...where, creator_api_key_id: fact('api-key-id'), private: true, state: 'started' }
  await showByPairs(context, made, name, { ...filters, expires_soon: true, stalled: true })
})

/** A started transaction with two signers, and the time of its creation. The first refuses, or signs before the second refuses. */
async function stalledByOneOfTwo({ given }: Context, args: Args, refusing: 'first' | 'second') {
  const { id, documentId } = await given.startable(args)
  await given.signer(id, documentId, { field: { y: 300 } })
  const at = createdAt(id, await given.read(id))
  // The start is to be in a later second than the creation.
  if (refusing === 'second') await sleep(APART)
  await given.calls.start(id)
  const done = refusing === 'second' ? await given.acted(id, { outcome: 'done' }) : undefined
  await given.acted(id, { outcome: 'refused', reason: 'signature_refusal' }, done)
  return at
}

slowScenario('listing/filters-together-stalled', 'lists by many filters only what passes them all', async (context) => {
  context.dependsOn(...PLAIN, ...SINCE, ...UNTIL, ...alone('private', 'stalled', 'expires-soon'))
  context.dependsOn('listing/state-started-kept', 'listing/default-folder-kept')
  const { given, people } = context
  const name = people.word()
  const soon = { name, private: true, duration: (47 * HOUR) / MINUTE }
  // Each is created and changed before the next one is created: an update may move a transaction in the list.
  const well = await given.started({ ...soon, private: false })
  await sleep(APART)
  const slow = await stalledByOneOfTwo(context, { name, private: false, duration: (49 * HOUR) / MINUTE }, 'first')
  const paused = await given.paused(soon)
  // It fails `stalled` and `expires_soon`, and passes everything else.
  const calm = await given.started({ ...soon, duration: (49 * HOUR) / MINUTE })
  await sleep(APART)
  const stuck = await stalledByOneOfTwo(context, soon, 'second')
  needsApart(context, createdAt(well.id, well), slow)
  needsApart(context, slow, stuck)
  const ours = [well, slow, paused, calm, stuck]
  await onceListed(context, name, ours)
  const [since, until] = [{ created_gt: iso(whole(earliest(stuck))) }, { created_lt: iso(whole(slow.at) + SECOND) }]
  // A reading by id may round the time of creation.
  const bounds = { created_gt: iso(whole(slow.at) - SECOND), created_lt: iso(whole(stuck.at) + SECOND) }
  const started = { text_search: name, state: 'started' }
  const [stalled, expiring] = [
    { ...started, stalled: true },
    { ...started, expires_soon: true },
  ]
  // All are in the default folder.
  const folder = isAbsent(well['folder_id']) ? {} : { folder_id: String(well['folder_id']) }
  const lists: readonly Asked[] = [
    [{ text_search: name, stalled: true, private: true }, [stuck.id]],
    [{ ...stalled, ...bounds, expires_soon: true, private: true }, [stuck.id]],
    [stalled, [stuck.id, slow.id]],
    [{ ...stalled, expires_soon: true }, [stuck.id]],
    [{ ...stalled, private: true }, [stuck.id]],
    [{ ...stalled, ...since }, [stuck.id]],
    [{ ...stalled, ...until }, [slow.id]],
    [{ ...stalled, starting_after: stuck.id }, [slow.id]],
    [{ ...stalled, state: undefined, ending_before: slow.id }, [stuck.id]],
    [expiring, [stuck.id, well.id]],
    [{ ...expiring, private: true }, [stuck.id]],
    [{ ...expiring, ...since }, [stuck.id]],
    [{ ...expiring, ...until }, [well.id]],
    [{ ...expiring, starting_after: stuck.id }, [well.id]],
    [{ ...expiring, ending_before: well.id }, [stuck.id]],
    [{ text_search: name, state: 'paused', stalled: true }, []],
    [{ text_search: people.word(), stalled: true }, []],
    [{ text_search: people.word(), expires_soon: true }, []],
    [{ ...stalled, ...folder }, [stuck.id, slow.id]],
    [{ ...expiring, ...folder }, [stuck.id, well.id]],
  ]
  await showAlone(context, ours, lists, false)
})

isolatedScenario('listing/filters-together-unsearched', 'lists without a search what passes', async (context) => {
  context.dependsOn(...PLAIN, ...SINCE, ...UNTIL, ...alone('private', 'stalled', 'expires-soon'))
  context.dependsOn('listing/state-draft-kept', 'listing/state-started-kept', 'listing/state-dropped')
  const { given } = context
  const started = async (args: Args) => {
    const { id } = await given.started(args)
    return createdAt(id, await given.read(id))
  }
  const draft = await draftOf(context, { private: true })
  await sleep(APART)
  const soon = await started({ private: false, duration: (47 * HOUR) / MINUTE })
  await sleep(APART)
  const other = await draftOf(context, { private: true })
  await sleep(APART)
  const late = await started({ private: true, duration: (49 * HOUR) / MINUTE })
  for (const [older, newer] of [
    [draft, soon],
    [soon, other],
    [other, late],
  ] as const)
    needsApart(context, older, newer)
  const [drafts, secret] = [{ state: 'draft' }, { private: true }]
  const [since, until] = [{ created_gt: iso(whole(earliest(soon))) }, { created_lt: iso(whole(other.at) + SECOND) }]
  const lists: readonly Asked[] = [
    [drafts, [other.id, draft.id]],
    [{ ...drafts, size: 1 }, [other.id], true],
    [{ ...drafts, size: 1, starting_after: other.id }, [draft.id]],
    [{ ...drafts, ending_before: draft.id }, [other.id]],
    [{ ...secret, size: 2 }, [late.id, other.id], true],
    [{ ...secret, size: 1, starting_after: late.id }, [other.id], true],
    [{ ...secret, state: 'started' }, [late.id]],
    [{ state: 'started', expires_soon: true }, [soon.id]],
    [{ stalled: true }, []],
    [since, [late.id, other.id, soon.id]],
    [until, [other.id, soon.id, draft.id]],
    [{ ...since, ...until, size: 1 }, [other.id], true],
    [{ ...since, ...drafts, size: 1 }, [other.id], false],
    [{ ...since, starting_after: other.id, size: 2 }, [soon.id], false],
  ]
  await showAlone(context, [draft, soon, other, late], lists, true)
})

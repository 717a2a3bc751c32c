import type { Args } from '../../helpers/engine/http/encode.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { instantOf, MINUTE, SECOND } from '../../helpers/engine/values/time.ts'
import { objectsIn } from '../../helpers/engine/values/json.ts'
import { iso, whole as toSecond } from '../interface/document/times.ts'
import { scenario } from '../scenario.ts'
import { finds, leavesOut, recordsWhether, SEARCH } from './in-list.ts'
import { saysMore } from './our-items.ts'

/** A transaction to be found: by the whole value, and by its beginning; among those that a filter leaves, where others have it too. */
interface Sought {
  readonly id: string
  readonly whole: string
  readonly start: string
  readonly filter?: Args
}
type Seek = (context: Context, word: string) => Promise<Sought>

/** The first half of a word: enough that nothing else begins with it. */
const startOf = (word: string): string => word.slice(0, -4)
const soughtBy = (id: string, word: string): Sought => ({ id, whole: word, start: startOf(word) })

/** A draft with documents of these names. */
async function withDocuments({ given }: Context, ...names: readonly string[]): Promise<string> {
  const { id } = await given.draft()
  for (const name of names) await given.calls.addDocument(id, { document: await given.file(), name })
  return id
}

/** A draft that a seal signs; that others have the same seal leaves what was created last. */
async function sealed({ given, fact }: Context, whole: string, start: string): Promise<Sought> {
  const { id, documentId } = await given.documented()
  await given.signer(id, documentId, { signer: fact('seal') })
  const { created_at: at } = await given.read(id)
  const created = instantOf(at)
  if (Number.isNaN(created)) return { id, whole, start }
  // Some show no seconds.
  const until = created + (created % MINUTE === 0 ? MINUTE : 2 * SECOND)
  return { id, whole, start, filter: { created_gt: iso(toSecond(created - SECOND)), created_lt: iso(toSecond(until)) } }
}

/** What is searched, each with a transaction that is found by it alone. */
const SOUGHT = {
  name: async ({ given }, word) => soughtBy((await given.draft({ name: word })).id, word),
  id: async ({ given }, word) => {
    // The name of a draft without one is its id.
    const { id } = await given.draft({ name: word })
    return { id, whole: id, start: id.slice(0, -1) }
  },
  'participant-name': async ({ given, control }, word) => {
    const { id, documentId } = await given.startable()
    const { signer } = await given.signer(id, documentId, { field: { y: 300 } })
    await control.setParticipant(id, signer, { full_name: word })
    return soughtBy(id, word)
  },
  'participant-email': async ({ given, people }) => {
    const email = people.email()
    const { id } = await given.startable({}, {}, email)
    return { id, whole: email, start: email.slice(0, email.indexOf('@')) }
  },
  'document-name': async (context, word) => soughtBy(await withDocuments(context, word), word),
  'seal-id': (context) => sealed(context, context.fact('seal'), context.fact('seal').slice(0, -1)),
  'seal-name': (context) => {
    const name = context.fact('seal-name')
    return sealed(context, name, name.includes(' ') ? (name.split(' ')[0] ?? name) : name.slice(0, -1))
  },
  metadata: async ({ given }, word) => soughtBy((await given.draft({ metadata: { reference: word } })).id, word),
} as const satisfies Record<string, Seek>

for (const [slug, seek] of Object.entries(SOUGHT) as [keyof typeof SOUGHT, Seek][]) {
  const words = slug.replaceAll('-', ' ')
  const leansOn = slug.startsWith('seal')
    ? (['seal/sealers-hold-certificate', 'listing/created-gt', 'listing/created-lt'] as const)
    : []

  scenario(
    `listing/search-${slug}`,
    `finds a transaction by the ${words}`,
    async (context) => {
      const { id, whole, filter } = await seek(context, context.people.word())
      if (whole.includes(' ')) context.notExercised(`${whole} is several words, and how they are searched is open`)
      await finds(context, whole, id, filter)
    },
    leansOn,
  )

  scenario(
    `listing/search-${slug}-start`,
    `finds a transaction by the beginning of the ${words}`,
    async (context) => {
      const { id, start, filter } = await seek(context, context.people.word())
      await finds(context, `^${start}`, id, filter)
    },
    [...leansOn, `listing/search-${slug}`],
  )
}

scenario(
  'listing/search-last-document',
  'finds a transaction by each of two documents',
  async (context) => {
    const names = [context.people.word(), context.people.word()]
    const id = await withDocuments(context, ...names)
    for (const name of names) await finds(context, name, id)
  },
  ['listing/search-document-name'],
)

scenario(
  'listing/search-last-metadata',
  'finds a transaction by the first and the last of three metadata entries',
  async (context) => {
    const [first, last] = [context.people.word(), context.people.word()]
    const metadata = { reference: first, purpose: context.people.word(), customer: last }
    const { id } = await context.given.draft({ metadata })
    for (const value of [first, last]) await finds(context, value, id)
  },
  ['listing/search-metadata'],
)

scenario('listing/search-others-dropped', 'finds nothing in which the text is nowhere', async (context) => {
  const { given } = context
  const [name, other] = [context.people.word(), context.people.word()]
  const { id: dropped } = await given.draft({ name: other })
  const { id: kept } = await given.draft({ name })
  await leavesOut(context, { name, filter: {}, kept, dropped: [dropped] }, SEARCH)
})

for (const [rule, where] of [
  ['listing/search-start-only', 'name'],
  ['listing/search-start-only-metadata', 'metadata'],
] as const) {
  scenario(
    rule,
    `finds nothing by the middle of a ${where} where a beginning is asked for`,
    async (context) => {
      const word = context.people.word()
      const made = async (text: string) =>
        (await context.given.draft(where === 'name' ? { name: text } : { metadata: { reference: text } })).id
      const dropped = [await made(`zz${word}`)]
      const kept = await made(`${word}zz`)
      await leavesOut(context, { name: `^${word}`, filter: {}, kept, dropped }, `listing/search-${where}-start`)
    },
    ['listing/search-others-dropped'],
  )
}

scenario(
  'listing/search-nothing',
  'answers a search that finds nothing with nothing',
  async (context) => {
    const { api, accepts, check, given } = context
    const [name, nowhere] = [context.people.word(), context.people.word()]
    await given.listed((await given.draft({ name })).id, name)
    const list = await accepts(() => api.list({ text_search: nowhere }))
    check.equal('content of the list', objectsIn(list, 'content').length, 0)
    saysMore(context, list['has_more'], false)
  },
  ['listing/search-others-dropped'],
)

scenario(
  'listing/search-renamed',
  'finds a renamed transaction by its new name alone',
  async (context) => {
    const { given } = context
    const [old, now] = [context.people.word(), context.people.word()]
    const { id } = await given.draft({ name: old })
    await given.listed(id, old)
    await given.calls.update(id, { name: now })
    const { id: twin } = await given.draft({ name: old })
    await finds(context, now, id)
    await leavesOut(context, { name: old, filter: {}, kept: twin, dropped: [id] }, SEARCH)
  },
  [SEARCH, 'listing/search-others-dropped', 'transaction-arguments/name-kept-update'],
)

scenario('listing/search-metadata-key', 'records whether a metadata key is found', async (context) => {
  const { given } = context
  const [name, key] = [context.people.word(), context.people.word()]
  const { id } = await given.draft({ name, metadata: { [key]: 'lease' } })
  await given.listed(id, name)
  await recordsWhether(context, 'a metadata key', { text_search: key }, id)
})

scenario(
  ['listing/search-parts', 'listing/search-start-of-word'],
  'records what is found of a name of two words',
  async (context) => {
    const { given } = context
    const [first, second] = [context.people.word(), context.people.word()]
    const { id } = await given.draft({ name: `${first} ${second}` })
    await given.listed(id, first)
    const texts = {
      'a part': first.slice(2, -2),
      'another case': first.toUpperCase(),
      'the second word': second,
      'both words': `${first} ${second}`,
      'both words turned round': `${second} ${first}`,
      'the beginning of the second word': `^${startOf(second)}`,
    }
    await Promise.all(
      Object.entries(texts).map(([what, text]) => recordsWhether(context, what, { text_search: text }, id)),
    )
  },
)

import { ifAllowed, objectsIn, type Args, type Context } from '../../helpers/engine/index.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import type { RuleId } from '../catalogue.ts'
import { draftWithSeal } from '../interface/scenes/seals.ts'
import { scenario } from '../scenario.ts'
import { aroundCreation } from './created-apart.ts'
import { finds, leavesOut, recordsWhether, SEARCH } from './in-list.ts'
import { saysMore } from './our-items.ts'

/** A transaction, and the texts that find it. A filter is set if other transactions have the same text. */
interface Sought {
  readonly id: string
  readonly whole: string
  readonly start: string
  readonly filter?: Args
}
type Seek = (context: Context, word: string) => Promise<Sought>

/** The beginning of a word, long enough to be unique. */
const startOf = (word: string): string => word.slice(0, -4)
const soughtBy = (id: string, word: string): Sought => ({ id, whole: word, start: startOf(word) })

/** A draft with documents that have these names. */
async function withDocuments({ given }: Context, ...names: readonly string[]): Promise<string> {
  const { id } = await given.draft()
  for (const name of names) await given.calls.addDocument(id, { document: await given.file(), name })
  return id
}

/** A draft that a seal signs. Other transactions have the same seal, so a filter by creation time singles it out. */
async function sealed(context: Context, whole: string, start: string): Promise<Sought> {
  context.dependsOn('seal/sealers-hold-certificate', 'listing/created-gt', 'listing/created-lt')
  const { id, documentId } = await context.given.documented()
  await context.given.signer(id, documentId, { signer: context.fact('seal') })
  return { id, whole, start, filter: await aroundCreation(context, id) }
}

/** The searched texts, each with a transaction that only this text finds. */
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

/** The rules that a transaction itself shows the text: a search cannot find what a creation has lost. */
const SHOWN_BY: Partial<Record<keyof typeof SOUGHT, RuleId>> = {
  name: 'transaction-arguments/name-kept-create',
  'participant-email': 'transaction/participants-hold-signer',
  'document-name': 'document/named',
  metadata: 'metadata/kept-create',
}

for (const [slug, seek] of Object.entries(SOUGHT) as [keyof typeof SOUGHT, Seek][]) {
  const words = slug.replaceAll('-', ' ')
  const shownBy = [SHOWN_BY[slug] ?? []].flat()

  scenario(`listing/search-${slug}`, `finds a transaction by the ${words}`, async (context) => {
    context.dependsOn(...shownBy)
    const { id, whole, filter } = await seek(context, context.people.word())
    if (whole.includes(' '))
      context.notExercised(`the document does not say how several words are searched, and ${whole} has several`)
    await finds(context, whole, id, filter)
  })

  scenario(`listing/search-${slug}-start`, `finds a transaction by the beginning of the ${words}`, async (context) => {
    context.dependsOn(`listing/search-${slug}`, ...shownBy)
    const { id, start, filter } = await seek(context, context.people.word())
    await finds(context, `^${start}`, id, filter)
  })
}

scenario('listing/search-participant-email', 'finds a transaction by the email of a reviewer', async (context) => {
  context.dependsOn('transaction/participants-hold-reviewer')
  const { id, signer } = await context.given.startable()
  await finds(context, await context.given.reviewer(id, signer), id)
})

for (const { slug, fact } of [
  { slug: 'seal-id', fact: 'seal' },
  { slug: 'seal-name', fact: 'seal-name' },
] as const)
  scenario(
    `listing/search-${slug}`,
    `finds a started transaction by the ${slug.replace('-', ' ')}`,
    async (context) => {
      context.dependsOn('seal/sealers-hold-certificate', 'listing/created-gt', 'listing/created-lt')
      const { api, given, notExercised } = context
      const text = context.fact(fact)
      if (text.includes(' ')) notExercised(`the document does not say how several words are searched: ${text}`)
      const { id, seal } = await draftWithSeal(context)
      const filter = await aroundCreation(context, id)
      await ifAllowed(() => api.start(id), 'the target starts a transaction only after its seal is authorized')
      await given.reached(id, 'started')
      const isSealed = objectsIn(await given.read(id), 'sealers').some((one) => one['id'] === seal)
      if (!isSealed) notExercised('the started transaction no longer shows the seal')
      await finds(context, text, id, filter)
    },
  )

scenario('listing/search-last-document', 'finds a transaction by the names of two documents', async (context) => {
  context.dependsOn('listing/search-document-name')
  const names = [context.people.word(), context.people.word()]
  const id = await withDocuments(context, ...names)
  for (const name of names) await finds(context, name, id)
})

scenario('listing/search-document-name-start', 'finds the beginnings of names of two documents', async (context) => {
  context.dependsOn('listing/search-last-document', 'document/named')
  const names = [context.people.word(), context.people.word()]
  const id = await withDocuments(context, ...names)
  for (const name of names) await finds(context, `^${startOf(name)}`, id)
})

scenario('listing/search-last-metadata', 'searches the first and last of three metadata entries', async (context) => {
  context.dependsOn('listing/search-metadata')
  const [first, last] = [context.people.word(), context.people.word()]
  const metadata = { reference: first, purpose: context.people.word(), customer: last }
  const { id } = await context.given.draft({ metadata })
  for (const value of [first, last]) await finds(context, value, id)
})

scenario('listing/search-others-dropped', 'finds only transactions that contain the text', async (context) => {
  const [name, other] = [context.people.word(), context.people.word()]
  const { id: dropped } = await context.given.draft({ name: other })
  const { id: kept } = await context.given.draft({ name })
  await leavesOut(context, { name, filter: {}, kept, dropped: [dropped] }, SEARCH)
})

for (const [rule, where] of [
  ['listing/search-start-only', 'name'],
  ['listing/search-start-only-metadata', 'metadata'],
] as const)
  scenario(rule, `does not find a transaction by ^ and a later part of its ${where}`, async (context) => {
    context.dependsOn('listing/search-others-dropped')
    const word = context.people.word()
    const made = async (text: string) =>
      (await context.given.draft(where === 'name' ? { name: text } : { metadata: { reference: text } })).id
    const dropped = [await made(`zz${word}`)]
    const kept = await made(`${word}zz`)
    await leavesOut(context, { name: `^${word}`, filter: {}, kept, dropped }, `listing/search-${where}-start`)
  })

scenario('listing/search-nothing', 'returns an empty list if a search finds nothing', async (context) => {
  context.dependsOn('listing/search-others-dropped')
  const { api, accepts, check, given } = context
  const [name, nowhere] = [context.people.word(), context.people.word()]
  await given.listed((await given.draft({ name })).id, name)
  const list = await accepts(() => api.list({ text_search: nowhere }))
  check.equal('number of content[] of the list', objectsIn(list, 'content').length, 0)
  saysMore(context, list['has_more'], false)
})

scenario('listing/search-renamed', 'finds a renamed transaction only by its new name', async (context) => {
  context.dependsOn(SEARCH, 'listing/search-others-dropped', 'transaction-arguments/name-kept-update')
  const { given } = context
  const [old, now] = [context.people.word(), context.people.word()]
  const { id } = await given.draft({ name: old })
  await given.listed(id, old)
  await given.calls.update(id, { name: now })
  const { id: twin } = await given.draft({ name: old })
  await finds(context, now, id)
  await leavesOut(context, { name: old, filter: {}, kept: twin, dropped: [id] }, SEARCH)
})

scenario('listing/search-renamed', 'finds a transaction that was renamed after its start', async (context) => {
  context.dependsOn(SEARCH, 'transaction-arguments/name-kept-update')
  const { given, people, check } = context
  const { id } = await given.started({ name: people.word() })
  const now = people.word()
  await given.calls.update(id, { name: now })
  await onceShown(context, id, ({ name }) => check.equal('name', name, now))
  await finds(context, now, id)
})

scenario('listing/search-metadata-key', 'records whether a search finds a metadata key', async (context) => {
  const [name, key] = [context.people.word(), context.people.word()]
  const { id } = await context.given.draft({ name, metadata: { [key]: 'lease' } })
  await context.given.listed(id, name)
  await recordsWhether(context, 'a metadata key', { text_search: key }, id)
})

scenario(['listing/search-parts', 'listing/search-start-of-word'], 'records which parts are found', async (context) => {
  const [first, second] = [context.people.word(), context.people.word()]
  const { id } = await context.given.draft({ name: `${first} ${second}` })
  await context.given.listed(id, first)
  const texts = {
    'a part': first.slice(2, -2),
    'another case': first.toUpperCase(),
    'the second word': second,
    'both words': `${first} ${second}`,
    'both words in reverse order': `${second} ${first}`,
    'the beginning of the second word': `^${startOf(second)}`,
  }
  const records = ([what, text]: [string, string]) => recordsWhether(context, what, { text_search: text }, id)
  await Promise.all(Object.entries(texts).map(records))
})

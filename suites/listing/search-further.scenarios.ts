import { textOf } from '../../helpers/engine/facts/workspace.ts'
import { isSuccess, objectsIn, ifAllowed, type Context, type Answer } from '../../helpers/engine/index.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { settled } from '../interface/reads/stays-true.ts'
import { precondition } from '../interface/reads/precondition.ts'
import { participantsOf } from '../interface/reads/people.ts'
import { oncePerformed } from '../interface/scenes/performing.ts'
import { scenario } from '../scenario.ts'
import { aroundCreation } from './created-apart.ts'
import { finds, idsIn, leavesOut, listsNone } from './in-list.ts'
import { withLateSigner } from './items.ts'
import { filled } from './our-items.ts'

/** The rules that a draft is found by a single text. */
const ALONE = ['listing/search-participant-email', 'listing/search-document-name', 'listing/search-metadata'] as const

scenario('listing/search-unnamed', 'finds an unnamed transaction by its id', async (context) => {
  context.dependsOn('listing/search-id')
  const { id } = await context.given.draft({ name: undefined })
  await finds(context, id, id)
})

scenario('listing/search-long', 'finds a transaction by a metadata value of maximum length', async (context) => {
  context.dependsOn('listing/search-metadata', 'metadata/value-at-limit-create')
  const { api, given, notExercised, people } = context
  // An index may have a maximum length of words.
  const values = [2, 20].map((count) =>
    Array.from({ length: count }, () => people.word())
      .join(' ')
      .slice(0, 200),
  )
  const [short = '', long = ''] = values.map((value) => value.replace(/ $/, 'z'))
  const word = people.word()
  const { id } = await given.draft({ metadata: { reference: long, purpose: short, town: word } })
  await precondition(() => finds(context, word, id), 'listing/search-metadata')
  const isFound = (answer: Answer) => isSuccess(answer) && idsIn(answer.body).includes(id)
  if (!isFound(await api.list({ text_search: short }))) notExercised('no value is found by all of its words')
  await ifAllowed(() => api.list({ text_search: long }), 'the target searches for no text of 200 characters')
  await finds(context, long, id)
})

scenario('listing/search-in-started', 'finds a started transaction by its contents', async (context) => {
  context.dependsOn(...ALONE, 'listing/search-id')
  const { id, document, value, first, second } = await filled(context)
  await context.given.calls.start(id)
  for (const word of [id, document, value, first, second]) await finds(context, word, id)
})

scenario('listing/search-performed', 'finds a transaction by its contents after one of two acted', async (context) => {
  context.dependsOn(...ALONE, 'listing/search-in-started', 'transaction/participants-hold-signer')
  const { given } = context
  const { id, document, first, second } = await filled(context)
  await given.calls.start(id)
  const read = await oncePerformed(context, id, await given.acted(id, { outcome: 'done' }))
  if (read['state'] !== 'started') context.notExercised('one of two signers completes the transaction')
  for (const word of [document, first, second]) await finds(context, word, id)
})

scenario('listing/search-in-started', 'finds a started transaction by a document added to it', async (context) => {
  context.dependsOn(...ALONE, 'document/named')
  const { api, given, people } = context
  const [{ id }, document, name] = [await given.started(), await given.file(), people.word()]
  await ifAllowed(() => api.addDocument(id, { document, name }), 'the target adds no document after the start')
  await finds(context, name, id)
})

scenario('listing/search-in-started', 'finds a started transaction by a signer added to it', async (context) => {
  context.dependsOn(...ALONE, 'listing/participants-shown')
  const { id } = await withLateSigner(context)
  const emails = objectsIn(await context.given.read(id), 'participants').map(({ email }) => String(email))
  for (const email of emails) await finds(context, email, id)
})

scenario('listing/search-with-state', 'finds a started transaction by a text and its state', async (context) => {
  context.dependsOn(...ALONE, 'listing/search-id', 'listing/search-in-started', 'listing/own-listed-in-each-state')
  context.dependsOn('listing/state-started-kept', 'listing/state-dropped')
  const { id, document, value, first, second } = await filled(context)
  await context.given.calls.start(id)
  for (const text_search of [id, document, value, first, second]) {
    await finds(context, text_search, id, { state: 'started' })
    await listsNone(context, { text_search, state: 'draft' }, [id])
  }
})

for (const [slug, what, end] of [
  ['signs', 'with signs', `+b&c'd.*(e)`],
  ['letters', 'that is not only ASCII', '東京カナ'],
  ['letters', 'with accents on capitals', 'ÉCOLE'],
] as const)
  scenario(`listing/search-${slug}`, `finds a name ${what}`, async (context) => {
    context.dependsOn('listing/own-listed', 'listing/search-name', 'transaction-arguments/name-kept-create')
    const { api, given, notExercised, people } = context
    const name = people.word() + end
    const answer = await api.create({ name })
    if (!isSuccess(answer)) notExercised(`the target accepts no name with ${end}`)
    const { id } = await given.made(async () => answer)
    if (!isSuccess(await api.list({ text_search: name }))) notExercised(`the target searches for no text with ${end}`)
    await finds(context, name, id)
  })

scenario('listing/search-signs', 'finds a metadata value by ^ and a start with a parenthesis', async (context) => {
  context.dependsOn('listing/search-metadata-start', 'metadata/kept-create')
  const { api, given, notExercised, people } = context
  const [word, start] = [people.word(), `(${people.word()}`]
  const { id } = await given.draft({ metadata: { reference: `${start})x`, purpose: word } })
  await precondition(() => finds(context, word, id), 'listing/search-metadata')
  const whole = await api.list({ text_search: `${start})x` })
  if (!isSuccess(whole) || !idsIn(whole.body).includes(id)) notExercised('no value with parentheses is found')
  if (!isSuccess(await api.list({ text_search: `^${start}` }))) notExercised('the target refuses ^ and a parenthesis')
  await finds(context, `^${start}`, id)
})

scenario('listing/search-followed', 'finds an updated transaction only by its new contents', async (context) => {
  context.dependsOn(...ALONE, 'listing/search-others-dropped', 'metadata/kept-update', 'document/renamed')
  const { given, people } = context
  const { id, documentId, fieldId, document, value, second: signer } = await filled(context)
  for (const word of [document, value, signer]) await precondition(() => finds(context, word, id), ALONE)
  const [other, between, reference] = [people.word(), people.word(), people.word()]
  // Neither the first value nor one that came after it may remain in an index.
  await given.calls.update(id, { metadata: { reference: between } })
  await finds(context, between, id)
  await given.calls.update(id, { metadata: { reference } })
  await given.calls.updateDocument(id, documentId, { name: other })
  await given.calls.addSigner(id, { signer, field: fieldId, delete: true })
  for (const word of [other, reference]) await finds(context, word, id)
  // Other rules cover whether a removed signer is still a participant.
  const isGone = participantsOf(await given.read(id), signer).length === 0
  // From its start, because a search for an address may find every address that shares a word with it.
  for (const word of [document, value, between, ...(isGone ? [`^${signer}`] : [])])
    await listsNone(context, { text_search: word }, [id])
})

scenario('listing/search-start-only-inside', 'finds nothing by ^ and a later part of a text', async (context) => {
  context.dependsOn('listing/search-others-dropped')
  const { given, people } = context
  const word = people.word()
  const [, domain = ''] = people.email().split('@')
  const { id, documentId } = await given.startable({}, {}, `zz${word}@${domain}`)
  await given.calls.updateDocument(id, documentId, { name: `zz${word}` })
  const { id: kept } = await given.draft({ name: `${word}zz` })
  await leavesOut(context, { name: `^${word}`, filter: {}, kept, dropped: [id] }, 'listing/search-name-start')
})

/**
 * A part of a text that begins within a word, because the beginning of a later word may be found: between two letters of the
 * same case, or between two digits. If all such parts are too short or begin a word, the scenario ends.
 */
function insideOf({ notExercised }: Context, text: string): string {
  const parts = Array.from(text, (_, at) => INSIDE.exec(text.slice(at))?.[1] ?? []).flat()
  const words = [text.toLowerCase(), ...text.toLowerCase().split(/[^a-z\d]/u)]
  const inside = parts.find((part) => !words.some((word) => word.startsWith(part.toLowerCase())))
  return inside?.slice(0, 40) ?? notExercised(`${text} has no part to search for that begins within a word`)
}

/** A part of at least five characters behind the first character of a text. */
const INSIDE = /^(?:[a-z](?=[a-z])|[A-Z](?=[A-Z])|\d(?=\d))(\w{5,})/u

/** Asserts that a search for `^` and a part of a text does not find a transaction that has it only within this text. */
async function missesInside(context: Context, text: string, id: string): Promise<void> {
  context.dependsOn('listing/search-others-dropped')
  const part = insideOf(context, text)
  const { id: kept } = await context.given.draft({ name: `${part}zz` })
  await leavesOut(context, { name: `^${part}`, filter: {}, kept, dropped: [id] }, 'listing/search-name-start')
}

scenario('listing/search-start-only-id', 'finds no transaction by ^ and a later part of its id', async (context) => {
  const { id } = await context.given.draft({ name: context.people.word() })
  await missesInside(context, id, id)
})

for (const { slug, fact } of [
  { slug: 'seal-id', fact: 'seal' },
  { slug: 'seal-name', fact: 'seal-name' },
] as const)
  scenario(`listing/search-start-only-${slug}`, `finds nothing by ^ and a later part of a ${slug}`, async (context) => {
    const { given, people } = context
    const { id, documentId } = await given.documented({}, { name: people.word() })
    await given.signer(id, documentId, { signer: context.fact('seal') })
    await missesInside(context, context.fact(fact), id)
  })

scenario('listing/search-start-only-participant-name', 'finds nothing by ^ within names of people', async (context) => {
  const { given, control, people } = context
  const { id, signer } = await given.startable({ name: people.word() })
  const full_name = `zz${people.word()}`
  await control.setParticipant(id, signer, { full_name })
  await missesInside(context, full_name, id)
})

scenario('listing/search-last-seal', 'finds a transaction by the ids of two seals', async (context) => {
  context.dependsOn('listing/search-seal-id', 'seal/sealers-hold-each', 'listing/created-gt', 'listing/created-lt')
  const { given, fact } = context
  const { id, documentId } = await given.documented()
  for (const [at, seal] of [fact('seal'), fact('other-seal')].entries())
    await given.signer(id, documentId, { signer: seal, field: { y: 100 + 200 * at } })
  const filter = await aroundCreation(context, id)
  for (const seal of [fact('seal'), fact('other-seal')]) await finds(context, seal, id, filter)
})

scenario('listing/search-followed', 'finds a started transaction by its updated metadata', async (context) => {
  context.dependsOn('listing/search-metadata', 'listing/search-in-started', 'metadata/kept-update')
  const { given, people, check } = context
  const { id } = await given.started({ metadata: { reference: people.word() } })
  const reference = people.word()
  await given.calls.update(id, { metadata: { reference } })
  await onceShown(context, id, ({ metadata }) => check.equal('metadata', metadata, { reference }))
  await finds(context, reference, id)
})

scenario('listing/search-followed', 'finds no transaction by the name of a deleted document', async (context) => {
  context.dependsOn('listing/search-document-name', 'listing/search-others-dropped')
  context.dependsOn('document/deleted', 'document/named')
  const { api, given, people } = context
  const { id } = await given.draft()
  const add = async (name: string) =>
    String((await given.calls.addDocument(id, { document: await given.file(), name }))['id'])
  const [gone, left] = [people.word(), people.word()]
  const documentId = await add(gone)
  await precondition(() => finds(context, gone, id), 'listing/search-document-name')
  await given.answer(() => api.deleteDocument(id, documentId))
  await add(left)
  await finds(context, left, id)
  await listsNone(context, { text_search: gone }, [id])
})

scenario('listing/search-followed', 'finds no transaction by a seal that was removed from it', async (context) => {
  const found = ['listing/search-seal-id', 'listing/search-seal-name'] as const
  context.dependsOn(...found, 'listing/search-others-dropped', 'listing/created-gt', 'listing/created-lt')
  const { given, notExercised, people, workspace } = context
  const seal = textOf(workspace, 'seal') ?? notExercised('no seal is configured')
  const texts = [seal, textOf(workspace, 'seal-name') ?? seal]
  const { id, documentId } = await given.documented({}, { name: people.word() })
  const { fieldId } = await given.signer(id, documentId, { signer: seal })
  const filter = await aroundCreation(context, id)
  for (const text of texts) await precondition(() => finds(context, text, id, filter), found)
  await given.calls.addSigner(id, { signer: seal, field: fieldId, delete: true })
  await settled(context)
  // Whether a transaction still shows a removed seal is open.
  const read = JSON.stringify(await given.read(id))
  if (texts.some((text) => read.includes(JSON.stringify(text).slice(1, -1))))
    notExercised('the transaction still shows the seal')
  for (const text of texts) await listsNone(context, { ...filter, text_search: `^${text}` }, [id])
})

/** A draft, its name, and whether the list finds it by a text. A service may refuse the text. */
async function namedDraft(context: Context) {
  context.dependsOn('listing/search-name', 'listing/search-others-dropped')
  const { api, given, people, refusedOrIgnored } = context
  const word = people.word()
  const { id } = await given.draft({ name: word })
  await given.listed(id, word)
  const list = (text: string) => () => api.list({ size: 100, text_search: text })
  const isFoundBy = async (text: string): Promise<boolean> => {
    const accepted = await refusedOrIgnored(list(text), { twin: list(word) })
    return accepted !== undefined && idsIn(accepted).includes(id)
  }
  return { word, isFoundBy }
}

/** A word in which a sign replaces a letter. */
const withSign = (word: string, sign: string): string => `${word.slice(0, 4)}${sign}${word.slice(5)}`

const SIGNS = ['_', '%', '.']
const foundBy = (sign: string): string => `number of transactions found by a name in which ${sign} replaces a letter`

scenario('listing/search-start-literal', 'finds no name by ^ and a sign for one of its letters', async (context) => {
  context.dependsOn('listing/search-name-start', 'listing/search-start-only')
  const { word, isFoundBy } = await namedDraft(context)
  for (const sign of SIGNS)
    context.check.that(foundBy(sign), !(await isFoundBy(`^${withSign(word, sign)}`)), 'none of ours', 1)
})

scenario('listing/search-literal', 'finds no name by a sign for one of its letters', async (context) => {
  const { word, isFoundBy } = await namedDraft(context)
  // A service may search for similar texts, or for the parts between some signs in any order.
  for (const sign of [';', ',', '7'])
    if (await isFoundBy(withSign(word, sign)))
      context.notExercised(`a name is found in which ${sign} replaces a letter`)
  for (const sign of SIGNS) {
    if (await isFoundBy(`${word.slice(5)}${sign}${word.slice(0, 4)}`))
      context.notExercised(`a name is found by its parts around ${sign}`)
    const isFound = await isFoundBy(withSign(word, sign))
    context.check.that(foundBy(sign), !isFound, 'none of ours', 1)
  }
})

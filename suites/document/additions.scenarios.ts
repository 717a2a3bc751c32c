import { OTHER_KINDS } from '../../fixtures/documents/kinds.ts'
import { pdf } from '../../fixtures/documents/pdf.ts'
import { BASICS, Inconclusive, isErrorWithSuccess, isObject, isSuccess, objectsIn } from '../../helpers/engine/index.ts'
import type { Context } from '../../helpers/engine/index.ts'
import { convertedDocument } from '../interface/scenes/converted-document.ts'
import { givenRichFields } from '../interface/writes/rich-fields.ts'
import { ONCE_RUNNING } from '../interface/document/states.ts'
import { addedLate } from '../interface/scenes/late-addition.ts'
import { onceStarted } from '../interface/scenes/once-started.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { onceContentsShown } from '../interface/reads/with-contents.ts'
import { leavesRestOnceStarted } from '../interface/scenes/leaves-rest.ts'
import { scenario } from '../scenario.ts'
import { addition, DOCUMENT_WRITES, documentIn, ORDINARY, sameFileTwice } from './document-writes.ts'
import { withTwoOfOneFile } from './document-writes.ts'

/** The ids of the documents that a transaction shows. */
const idsIn = (transaction: unknown) => objectsIn(transaction, 'documents').map(({ id }) => id)

scenario('document/added', 'adds a document', async ({ api, given, accepts, shows, check }) => {
  const [{ id }, document] = await Promise.all([given.draft(), given.file()])
  const added = await accepts(() => api.addDocument(id, { document }))
  check.that('id', typeof added['id'] === 'string' && added['id'] !== '', 'the id of the document', added['id'])
  await shows(id, (read) => {
    check.that('documents[].id', idsIn(read).includes(added['id']), `with ${String(added['id'])}`, idsIn(read))
  })
})

scenario('document/added-once', 'adds one document with a request', async (context) => {
  const { id, documentId } = await context.given.documented()
  // A service may keep a document of its own in the transaction.
  const others = idsIn(await context.given.read(id)).filter((one) => one !== documentId)
  const added = await context.given.anotherDocument(id)
  const areThere = (read: unknown) => {
    for (const one of [documentId, added]) context.check.present('documents[].id', documentIn(read, one))
  }
  await onceShown(context, id, areThere, ['document/added', 'transaction/documents-hold-document'])
  await staysTrue(context, id, (read) => {
    const own = idsIn(read).filter((one) => !others.includes(one))
    context.check.equal('number of documents[]', own.length, 2)
  })
})

scenario('document/added-once', 'adds another document if it accepts the same file again', async (context) => {
  context.dependsOn('document/added', 'transaction/documents-hold-document')
  const { id } = await withTwoOfOneFile(context)
  await staysTrue(context, id, (read) => context.check.equal('number of documents[]', idsIn(read).length, 3))
})

scenario('document/added-beside', 'changes nothing else when a document is added', async (context) => {
  const { id, documentId } = await context.given.startable()
  const before = await onceContentsShown(context, id, [documentId])
  const were = idsIn(before)
  await context.given.anotherDocument(id)
  await staysTrue(context, id, (read) => {
    const documents = objectsIn(read, 'documents').filter((document) => were.includes(document['id']))
    context.sameContent(before, { ...read, documents }, 'after another document was added', {})
  })
})

scenario('document/added-beside', 'keeps the names of three documents', async (context) => {
  context.dependsOn('document/named', 'transaction/documents-hold-document')
  const { api, check, given, people } = context
  const { id } = await given.draft()
  const names = [people.title(), people.title(), people.title()]
  const added: string[] = []
  for (const name of names) {
    const document = await given.file()
    added.push((await given.made(() => api.addDocument(id, { document, name }))).id)
  }
  await staysTrue(context, id, (read) => {
    const shown = added.map((one) => documentIn(read, one)?.['name'])
    check.equal('documents[].name', shown, names)
  })
})

scenario('document/added-beside', 'changes no field of many types when a document is added', async (context) => {
  const { id, documentId } = await context.given.documented()
  const fieldsStay = await givenRichFields(context, { id, documentId })
  await context.given.anotherDocument(id)
  await fieldsStay('after another document was added')
})

scenario('document/named', 'stores the name of an added document', async ({ holds }) => {
  await holds(addition, { name: ORDINARY })
})

// Some languages take this text for an empty one.
scenario('document/named', 'stores the name 0 of an added document', async ({ holds }) => {
  await holds(addition, { name: '0' })
})

scenario('document/named', 'stores the name of a document that was added from an image', async (context) => {
  context.dependsOn('document/added', 'file/png', 'file/png-as-document', 'transaction/documents-hold-document')
  const { api, given, people, shows, check } = context
  const [{ id }, file] = await Promise.all([given.draft(), given.made(() => api.upload(OTHER_KINDS.png()))])
  const name = people.title()
  const documentId = await convertedDocument(context, id, file.id, { name })
  await shows(id, (read) => check.equal('documents[].name', documentIn(read, documentId)?.['name'], name))
})

for (const { isRenamed, other } of [
  { isRenamed: false, other: 'one with another name' },
  { isRenamed: true, other: 'a renamed one' },
])
  scenario('document/named-by-file-again', `names a document after its file, unlike ${other}`, async (context) => {
    context.dependsOn('file/name-shown', 'transaction/documents-hold-document')
    const { filename, second } = await sameFileTwice(context, isRenamed)
    await context.shows(second.id, (read) => {
      const name = documentIn(read, second.documentId)?.['name']
      context.check.oneOf('documents[].name', name, [filename, filename.replace(/\.pdf$/, '')])
    })
  })

scenario('document/file-missing', 'refuses an addition without a document', async ({ api, given, refused }) => {
  const [{ id }, document] = await Promise.all([given.draft(), given.file()])
  const name = 'A document'
  const twin = () => api.addDocument(id, { document, name })
  await refused(() => api.addDocument(id, { name }), { twin, leaves: id })
})

scenario('document/file-unknown', 'refuses to add a document from an unknown file', ({ refuses }) =>
  refuses(addition, { document: 'unknown-0000' }, {}, { notFound: true }),
)

scenario('document/file-empty', 'refuses to add a document with an empty file id', async ({ api, given, refused }) => {
  const [{ id }, document] = await Promise.all([given.draft(), given.file()])
  const twin = () => api.addDocument(id, { document })
  await refused(() => api.addDocument(id, { document: '' }), { twin, leaves: id, notFound: true })
})

/** Asserts that a file of another workspace is not added to a transaction. */
async function addsNoForeignFile(context: Context, id: string): Promise<void> {
  const { api, apiOfAnotherWorkspace, given, people, copes, check, unchanged, notExercised } = context
  const elsewhere = await apiOfAnotherWorkspace()
  const stem = people.letters(20)
  const file = { filename: `${stem}.pdf`, type: 'application/pdf', bytes: await pdf({ text: stem }) }
  const { id: document } = await given.made(() => elsewhere.upload(file))
  const assertUnchanged = await unchanged(id)
  // 403 and 404 conform too, because the document does not say whether the file exists for another workspace.
  const answer = await copes(() => api.addDocument(id, { document }))
  const name = isObject(answer.body) ? answer.body['name'] : undefined
  if (isSuccess(answer) && typeof name === 'string' && name !== '' && !name.includes(stem))
    notExercised('the id of the file in the other workspace also names a file of this workspace')
  if (isErrorWithSuccess(answer))
    throw new Inconclusive('a response with a success status contains an error object', {
      causes: [BASICS.errorWithSuccess],
    })
  check.that('status of the addition', answer.status >= 400, 'a refusal (4xx)', answer.status)
  await assertUnchanged()
}

scenario('document/file-elsewhere', 'adds no document from a file of another workspace', async (context) => {
  const { id } = await context.given.draft()
  await addsNoForeignFile(context, id)
  await context.given.anotherDocument(id)
})

for (const { word, name } of ONCE_RUNNING)
  scenario('document/file-elsewhere', `adds no file of another workspace to ${name}`, async (context) => {
    const { id } = await onceStarted(context, word)
    await addsNoForeignFile(context, id)
    await addedLate(context, () => context.given.anotherDocument(id))
  })

const SIGNS = ['The "final" lease', 'Lease <b>no. 4</b>', 'Lease at 100%41']
const NAMES = [
  { slug: 'beyond-ascii', what: 'a name outside ASCII', names: ['Übergabe der Schlüssel à Zoë'] },
  { slug: 'signs', what: 'names with characters of HTML and URLs', names: SIGNS },
] as const

for (const write of DOCUMENT_WRITES) {
  for (const { slug, what, names } of NAMES) {
    scenario(`document/name-${slug}-${write.on}`, `shows ${what} as sent ${write.when}`, async (context) => {
      context.dependsOn(write.on === 'create' ? 'document/named' : 'document/renamed')
      context.dependsOn('transaction/documents-hold-document')
      const { accepts, check, notExercised, shows } = context
      const { send, leaves: id = '' } = await write.prepare(context)
      let accepted = 0
      for (const name of names) {
        const answer = await send({ name })
        if (!isSuccess(answer)) continue
        accepted += 1
        const answered = await accepts(() => Promise.resolve(answer))
        check.equal('documents[].name', answered['name'], name)
        await shows(id, (read) => check.equal('documents[].name', documentIn(read, answered['id'])?.['name'], name))
      }
      if (accepted === 0) notExercised('the service accepts no document names with such characters')
    })
  }
}

scenario('document/name-empty', 'records the response to an empty name', async ({ api, given, witness, observe }) => {
  const { id, documentId } = await given.documented()
  const before = documentIn(await given.read(id), documentId)?.['name']
  const answer = await witness('an empty name', () => api.updateDocument(id, documentId, { name: '' }))
  const after = isObject(answer?.body) ? answer.body['name'] : undefined
  observe('name after an update with an empty name', after === before ? 'unchanged' : after)
})

scenario('document/name-long', 'records responses to long names', async ({ api, given, people, witness, observe }) => {
  const { id, documentId } = await given.documented()
  for (const length of [255, 10_000]) {
    const name = people.letters(length)
    const answer = await witness(`a name of ${length} letters`, () => api.updateDocument(id, documentId, { name }))
    observe(`a name of ${length} letters is stored`, isObject(answer?.body) && answer.body['name'] === name)
  }
})

scenario(['document/name-twice', 'document/order'], 'records how documents of the same name show', async (context) => {
  const { api, given, witness, observe } = context
  const { id } = await given.draft()
  for (const document of [await given.file(), await given.file()])
    await witness('a document with the same name', () => api.addDocument(id, { document, name: 'The same' }))
  const third = await context.given.anotherDocument(id)
  const ids = idsIn(await given.read(id))
  observe('number of documents shown', ids.length)
  observe('the last added document is listed last', ids.at(-1) === third)
})

scenario('document/file-twice', 'records the response to adding a file twice', async ({ api, given, witness }) => {
  const [{ id }, document] = await Promise.all([given.draft(), given.file()])
  await given.calls.addDocument(id, { document })
  await witness('a second addition of the same file', () => api.addDocument(id, { document }))
})

leavesRestOnceStarted(
  'document/added-beside',
  'changes nothing else when a document is added to *',
  'all',
  async ({ api, given }, { id }) => {
    const document = await given.file()
    return { send: () => api.addDocument(id, { document }) }
  },
)

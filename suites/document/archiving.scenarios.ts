import { pdfFile } from '../../fixtures/documents/kinds.ts'
import type { Context, JsonObject } from '../../helpers/engine/index.ts'
import { ONCE_RUNNING } from '../interface/document/states.ts'
import { onceStarted } from '../interface/scenes/once-started.ts'
import { refusesForeign } from '../interface/writes/refuses-foreign.ts'
import { writeOver } from '../interface/writes/write-over.ts'
import { blamePlainCase } from '../interface/writes/blame-plain-case.ts'
import { scenario } from '../scenario.ts'
import { change, documentIn, DOCUMENT_WRITES } from './document-writes.ts'
import { reviewedDocument, twoDocuments, unsignedOf } from './touched-documents.ts'

/** Sets the archiving configuration of the workspace. */
const set = ({ fact }: Context) => ({ archiving_configuration_id: fact('archiving') })
const deleted = { delete_archiving_configuration_id: true }
const notDeleted = { delete_archiving_configuration_id: false }
const perhaps = { delete_archiving_configuration_id: 'perhaps' }

for (const write of DOCUMENT_WRITES) {
  scenario(`document/archiving-accepted-${write.on}`, `accepts a configuration ${write.when}`, async (context) => {
    const { send } = await write.prepare(context)
    await context.accepts(() => send(set(context)))
  })

  scenario(`document/archiving-unknown-${write.on}`, `refuses an unknown id ${write.when}`, async (context) => {
    await context.refuses(write, { archiving_configuration_id: 'unknown-0000' }, set(context), { notFound: true })
  })

  const elsewhere = `refuses a configuration of another workspace ${write.when}`
  scenario(`document/archiving-elsewhere-${write.on}`, elsewhere, async (context) => {
    const { send } = await write.prepare(context)
    await refusesForeign(context, 'archiving', (id) => send({ archiving_configuration_id: id }))
  })
}

for (const [claim, title, args] of [
  ['deleted', 'accepts the deletion of the archiving configuration', deleted],
  ['not-deleted', 'accepts an update that does not delete the archiving configuration', notDeleted],
] as const)
  scenario(`document/archiving-${claim}`, title, async (context) => {
    const { send } = await writeOver(set(context), change).prepare(context)
    await context.accepts(() => send(args))
  })

scenario('document/archiving-deleted-name', 'leaves a name when the configuration is deleted', async (context) => {
  context.dependsOn('document/archiving-deleted', 'document/added')
  const { api, given, check, people, shows } = context
  const [{ id }, stem, name] = [await given.draft(), `lease-${people.letters(8)}`, people.title()]
  const file = await pdfFile(`${stem}.pdf`)
  const { id: document } = await given.made(() => api.upload(file))
  const { id: documentId } = await given.made(() => api.addDocument(id, { document, name, ...set(context) }))
  const isNamed = (shown: JsonObject | undefined) =>
    check.oneOf('documents[].name', shown?.['name'], [name, `${stem}.pdf`, stem])
  isNamed(await given.success(() => api.updateDocument(id, documentId, deleted)))
  await shows(id, (read) => isNamed(documentIn(read, documentId)))
})

scenario('document/archiving-deleted-name', 'stores a name that is sent along with the flag', async (context) => {
  context.dependsOn('document/archiving-deleted', 'document/renamed')
  const { check, given, people, shows } = context
  const { send, leaves: id = '' } = await writeOver(set(context), change).prepare(context)
  const name = people.title()
  const answered = await given.success(() => send({ name, ...deleted }))
  check.equal('name', answered['name'], name)
  await shows(id, (read) => check.equal('documents[].name', documentIn(read, answered['id'])?.['name'], name))
})

scenario('document/archiving-set-and-deleted', 'refuses to set and delete a configuration', async (context) => {
  await context.refuses(change, { ...set(context), ...deleted }, set(context))
})

scenario('document/archiving-deleted-not-boolean', 'refuses a deletion flag that is not a boolean', async (context) => {
  await context.refuses(writeOver(set(context), change), perhaps, deleted)
})

scenario('document/archiving-unset-deleted-not-boolean', 'refuses deletion flags besides true and false', (context) => {
  context.dependsOn('document/renamed')
  const name = context.people.title()
  // Without a configuration to delete, even a boolean may be refused; then the name alone must be accepted.
  const bad = { name, delete_archiving_configuration_id: 'maybe' }
  return context.refuses(change, bad, { name, ...notDeleted }, { otherGood: { name } })
})

/** Sends an update of a document. */
const updates =
  ({ api }: Context, id: string, documentId: string, args: object) =>
  () =>
    api.updateDocument(id, documentId, { ...args })

scenario('document/archiving-before-signing', 'sets the archiving configuration after the start', async (context) => {
  const { id, documentId } = await context.given.startable()
  const bare = await context.given.anotherDocument(id)
  await context.given.calls.start(id)
  await blamePlainCase(
    async () => void (await context.accepts(updates(context, id, documentId, set(context)))),
    async () => void (await context.accepts(updates(context, id, bare, { name: 'Another name' }))),
    'document/name-before-signing',
  )
})

for (const { word, name } of ONCE_RUNNING) {
  // Which changes are compatible with a running transaction is open.
  const onRefusedTwin =
    (context: Context, what = 'archiving configurations') =>
    () =>
      context.notExercised(`the service refuses ${what} in ${name} anyway`)

  for (const [rule, what, bad] of [
    ['document/archiving-unknown-update', 'an unknown id', { archiving_configuration_id: 'unknown-0000' }],
    ['document/archiving-set-and-deleted', 'to set and delete a configuration', deleted],
  ] as const)
    scenario(rule, `refuses ${what} in ${name}`, async (context) => {
      if (word === 'after-start') context.dependsOn('document/archiving-before-signing')
      const { id, documentId } = await onceStarted(context, word)
      const twin = updates(context, id, documentId, set(context))
      const send = updates(context, id, documentId, { ...set(context), ...bad })
      const notFound = bad !== deleted
      await context.refused(send, { twin, leaves: id, notFound, onRefusedTwin: onRefusedTwin(context) })
    })

  scenario('document/archiving-unknown-create', `refuses a document with an unknown id in ${name}`, async (context) => {
    const { id } = await onceStarted(context, word)
    const document = await context.given.file()
    const send = (args: object) => () => context.api.addDocument(id, { document, ...args })
    const [bad, twin] = [send({ archiving_configuration_id: 'unknown-0000' }), send(set(context))]
    await context.refused(bad, { twin, leaves: id, notFound: true, onRefusedTwin: onRefusedTwin(context) })
  })

  scenario(
    'document/archiving-unset-deleted-not-boolean',
    `refuses other deletion flags in ${name}`,
    async (context) => {
      if (word === 'after-start') context.dependsOn('document/name-before-signing')
      const { id, documentId } = await onceStarted(context, word)
      const renamed = { name: context.people.title() }
      const twin = updates(context, id, documentId, renamed)
      const bad = updates(context, id, documentId, { ...renamed, delete_archiving_configuration_id: 'maybe' })
      await context.refused(bad, { twin, leaves: id, onRefusedTwin: onRefusedTwin(context, 'new names of documents') })
    },
  )
}

/** Two documents of started transactions: one that was signed or reviewed, and one that nobody has signed or reviewed. */
const touched = {
  signing: async (context: Context) => {
    const half = await twoDocuments(context, 'one')
    const { id, documents } = half
    const free = await unsignedOf(context, half)
    return { late: { id, documentId: documents.find((one) => one !== free) ?? '' }, free: { id, documentId: free } }
  },
  review: async (context: Context) => {
    const [{ id, reviewed }, free] = await Promise.all([reviewedDocument(context), context.given.startable()])
    await context.given.calls.start(free.id)
    return { late: { id, documentId: reviewed }, free }
  },
}

for (const by of ['signing', 'review'] as const)
  scenario(`document/archiving-after-${by}`, `refuses another configuration after the ${by}`, async (context) => {
    const { late, free } = await touched[by](context)
    // The configuration does not show in the transaction, so only the refusal can be judged.
    for (const args of [set(context), deleted]) {
      const twin = updates(context, free.id, free.documentId, args)
      await context.refused(updates(context, late.id, late.documentId, args), { twin })
    }
  })

scenario('document/archiving-deleted-create', 'records the response to the flag on creation', async (context) => {
  const { api, given, witness } = context
  const [{ id }, document] = await Promise.all([given.draft(), given.file()])
  await witness('delete_archiving_configuration_id on creation', () => api.addDocument(id, { document, ...deleted }))
})

import { setTimeout as sleep } from 'node:timers/promises'
import { isObject, ifAllowed, type JsonObject } from '../../helpers/engine/index.ts'
import { advance } from '../interface/scenes/advance.ts'
import { writeAgain, writeOver } from '../interface/writes/write-over.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { settled, staysTrue } from '../interface/reads/stays-true.ts'
import { onceContentsShown } from '../interface/reads/with-contents.ts'
import { scenario, slowScenario } from '../scenario.ts'
import { PLACE } from '../interface/reads/fields.ts'
import { change, documentIn, ORDINARY, sameFileTwice, withName, withTwoOfOneFile } from './document-writes.ts'

const NAME = 'documents[].name'
/** Milliseconds after which two times are certainly different. */
const LONGER = 3_000

// The update changes only the case of a letter, so a service that ignores case is found too.
scenario('document/renamed', 'renames a document of a draft', async ({ holds }) => {
  await holds(writeOver({ name: ORDINARY.toLowerCase() }, change), { name: ORDINARY })
})

// Some languages take this text for an empty one.
scenario('document/renamed', 'renames a document of a draft to 0', async ({ holds }) => {
  await holds(change, { name: '0' })
})

scenario('document/renamed', 'renames a document of a draft a second time', async ({ holds, people }) => {
  await holds(writeAgain({ name: people.title() }, change), { name: ORDINARY })
})

scenario('document/renamed-alone', 'changes nothing else when one of several documents is renamed', async (context) => {
  const { given, api, people, check, sameContent } = context
  const { id, documentId } = await given.startable()
  const others = [await context.given.anotherDocument(id), await context.given.anotherDocument(id)]
  let before = await onceContentsShown(context, id, others)
  // The first document and one in the middle, because a service that finds documents by position would rename the wrong one.
  for (const one of [documentId, others[0] ?? '']) {
    const name = people.title()
    await given.answer(() => api.updateDocument(id, one, { name }))
    const isNamed = (read: unknown) => check.equal('documents[].name', documentIn(read, one)?.['name'], name)
    await onceShown(context, id, isNamed, 'document/renamed')
    before = withName(before, one, name)
    const expected = before
    await staysTrue(context, id, (read) => sameContent(expected, read, 'after a document was renamed', {}))
  }
})

scenario('document/renamed-alone', 'renames one of two documents of one file, and nothing else', async (context) => {
  context.dependsOn('document/added-once', 'document/renamed')
  const { id, documents } = await withTwoOfOneFile(context)
  const before = await onceContentsShown(context, id, documents)
  const [renamed] = documents
  const name = context.people.title()
  await context.given.answer(() => context.api.updateDocument(id, renamed, { name }))
  const expected = withName(before, renamed, name)
  await staysTrue(context, id, (read) => context.sameContent(expected, read, 'after a document was renamed', {}))
})

for (const state of ['started', 'paused'] as const)
  slowScenario('document/renamed-alone', `renames only one document of a ${state} transaction`, async (context) => {
    context.dependsOn('document/renamed')
    const { api, given, people, sameContent } = context
    const { id, documentId } = await given.startable()
    await given.calls.start(id)
    if (state === 'paused') await advance(context, id, state)
    await onceContentsShown(context, id, [documentId])
    // Only after some seconds does a moved `started_at` differ from the first one.
    await sleep(LONGER)
    const before = await given.reached(id, state)
    const name = people.title()
    await ifAllowed(() => api.updateDocument(id, documentId, { name }), `no document can be renamed once ${state}`)
    const isSame = (read: JsonObject) => sameContent(before, read, 'after a document was renamed', { but: [NAME] })
    await staysTrue(context, id, isSame)
  })

scenario('document/changed-here', 'changes no document of the same file in another transaction', async (context) => {
  const { api, given, people, sameContent } = context
  const { first, second } = await sameFileTwice(context)
  const before = await onceContentsShown(context, second.id, [second.documentId])
  await given.answer(() => api.updateDocument(first.id, first.documentId, { name: people.title() }))
  await given.answer(() => api.addField(first.id, first.documentId, PLACE))
  await staysTrue(context, second.id, (read) =>
    sameContent(before, read, 'after a document of another transaction was changed', {}),
  )
})

scenario('document/renamed-signed-elsewhere', 'renames a document of a file that was signed', async (context) => {
  context.dependsOn('document/renamed')
  const { accepts, api, given, people, shows, check } = context
  const { first, second } = await sameFileTwice(context)
  await given.signer(first.id, first.documentId)
  await given.calls.start(first.id)
  await given.signed(first.id)
  await settled(context)
  const name = people.title()
  await accepts(() => api.updateDocument(second.id, second.documentId, { name }))
  await shows(second.id, (read) => check.equal('documents[].name', documentIn(read, second.documentId)?.['name'], name))
})

scenario('document/refused-update-changes-nothing', 'keeps the name if another argument is bad', async (context) => {
  const { api, given, people, fact, refused, dependsOn } = context
  dependsOn('document/archiving-unknown-update')
  const { id, documentId } = await given.documented()
  const update = (archiving_configuration_id: string) => () =>
    api.updateDocument(id, documentId, { name: people.title(), archiving_configuration_id })
  await refused(update('unknown-0000'), { twin: update(fact('archiving')), leaves: id, notFound: true })
})

scenario('document/renamed-in-pause', 'renames a document in a pause if that is accepted', async (context) => {
  context.dependsOn('document/renamed', 'document/name-before-signing')
  const { api, given, people, shows, check } = context
  const { id, documentId } = await given.startable()
  await given.calls.start(id)
  await advance(context, id, 'paused')
  const name = people.title()
  await ifAllowed(() => api.updateDocument(id, documentId, { name }), 'no document can be renamed in a pause')
  await shows(id, (read) => check.equal('documents[].name', documentIn(read, documentId)?.['name'], name))
})

scenario('document/name-omitted', 'records whether an update without a name keeps the name', async (context) => {
  const { api, given, people, witness, observe } = context
  const { id, documentId } = await given.documented()
  const name = people.title()
  await given.calls.updateDocument(id, documentId, { name })
  const answer = await witness('an update without arguments', () => api.updateDocument(id, documentId, {}))
  observe('the name is kept', isObject(answer?.body) && answer.body['name'] === name)
})

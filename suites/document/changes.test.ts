import { isObject } from '../../helpers/values/json.ts'
import { onto } from '../interface/onto.ts'
import { onceShown } from '../interface/shown.ts'
import { stays } from '../interface/stays.ts'
import { scenario } from '../scenario.ts'
import { anotherDocument, change, documentIn, ORDINARY, withName } from './document-writes.ts'

// An update changes no more than the case of a letter.
scenario(
  'document/renamed',
  'renames a document of a draft',
  ({ holds }) => holds(onto({ name: ORDINARY.toLowerCase() }, change), { name: ORDINARY }),
  ['document/added'],
)

scenario('document/renamed-alone', 'renames one of several documents', async (context) => {
  const { given, api, people, sameContent } = context
  const { id, documentId } = await given.startable()
  const others = [await anotherDocument(context, id), await anotherDocument(context, id)]
  await given.carrying(id, 'participants')
  const areThere = (read: unknown) => {
    for (const one of others) context.check.present('documents[].id', documentIn(read, one))
  }
  let before = await onceShown(context, id, areThere, 'transaction/documents-hold-document')
  // The first and one in the middle, as what goes by place takes another one for either.
  for (const one of [documentId, others[0] ?? '']) {
    await given.answer(() => api.updateDocument(id, one, { name: people.title() }))
    const as = withName(before, one, undefined)
    await stays(context, id, (read) =>
      sameContent(as, withName(read, one, undefined), 'after a document was renamed', {}),
    )
    before = await given.read(id)
  }
})

scenario(
  'document/refused-update-changes-nothing',
  'leaves the name when it refuses the rest',
  async (context) => {
    const { api, given, people, fact, refused } = context
    const { id, documentId } = await given.documented()
    const update = (archiving_configuration_id: string) => () =>
      api.updateDocument(id, documentId, { name: people.title(), archiving_configuration_id })
    await refused(update('unknown-0000'), { twin: update(fact('archiving')), leaves: id, notFound: true })
  },
  ['document/archiving-unknown-update'],
)

scenario('document/name-omitted', 'records what an update without a name does to the name', async (context) => {
  const { api, given, people, witness, observe } = context
  const { id, documentId } = await given.documented()
  const name = people.title()
  await given.calls.updateDocument(id, documentId, { name })
  const answer = await witness('an update without arguments', () => api.updateDocument(id, documentId, {}))
  observe('the name is kept', isObject(answer?.body) && answer.body['name'] === name)
})

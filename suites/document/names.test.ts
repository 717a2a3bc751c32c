import { objectsIn, type Transaction } from '../../helpers/values/json.ts'
import { stays } from '../interface/stays.ts'
import { scenario } from '../scenario.ts'

/** The only document of a transaction. */
const documentOf = (transaction: unknown) => objectsIn(transaction, 'documents')[0]

scenario('document/name-before-signing', 'renames an unsigned document after the start', async (context) => {
  const { api, given, people, accepts, shows, check } = context
  const { id, documentId } = await given.startable()
  await given.calls.start(id)
  const title = people.title()
  await accepts(() => api.updateDocument(id, documentId, { name: title }))
  await shows(id, (transaction) => check.equal('documents[].name', documentOf(transaction)?.['name'], title))
})

scenario('document/name-after-signing', 'refuses to rename a signed document', async (context) => {
  const { api, given, people, refused } = context
  const [half, fresh] = await Promise.all([given.startedByTwo(), given.startedByTwo()])
  await given.performed(half.id)
  const name = people.title()
  const rename = (of: Transaction) => api.updateDocument(of.id, String(documentOf(of)?.['id']), { name })
  await refused(() => rename(half), { twin: () => rename(fresh), leaves: half.id })
})

scenario('document/name-kept-after-signing', 'keeps the name of a signed document', async (context) => {
  const { api, given, people, witness, check } = context
  const half = await given.startedByTwo()
  await given.performed(half.id)
  const { id, name } = documentOf(half) ?? {}
  const late = { name: people.title() }
  await witness('renaming the signed document', () => api.updateDocument(half.id, String(id), late))
  await stays(context, half.id, (now) => check.kept('documents[].name', documentOf(now)?.['name'], name))
})

import { objectsIn } from '../../helpers/values/json.ts'
import { scenario } from '../scenario.ts'

/** The only document of a transaction. */
const documentOf = (transaction: unknown) => objectsIn(transaction, 'documents')[0]

scenario(
  'lifecycle/name-before-task-done',
  'renames a started transaction while no task was done',
  async ({ api, given, people, accepts, shows, check }) => {
    const { id } = await given.started()
    const title = people.title()
    await accepts(() => api.update(id, { name: title }))
    await shows(id, ({ name }) => check.equal('name', name, title))
  },
)

scenario(
  'lifecycle/name-after-task-done',
  'refuses to rename a transaction after a task was done',
  async ({ api, given, people, refusesInState }) => {
    const half = await given.startedByTwo()
    await given.performed(half.id)
    const name = people.title()
    await refusesInState(
      half,
      (id) => api.update(id, { name }),
      async () => (await given.startedByTwo()).id,
    )
  },
)

scenario(
  'lifecycle/metadata-after-task-done',
  'updates the metadata of a started transaction after a task was done',
  async ({ api, given, accepts, shows, check }) => {
    const { id } = await given.startedByTwo()
    await given.performed(id)
    await accepts(() => api.update(id, { metadata: { purpose: 'lease' } }))
    await shows(id, ({ metadata }) => check.equal('metadata', metadata, { purpose: 'lease' }))
  },
)

scenario(
  'document/name-before-signing',
  'renames a document of a started transaction while nobody has signed it',
  async ({ api, given, people, accepts, shows, check }) => {
    const { id, documentId } = await given.startable()
    await given.calls.start(id)
    const title = people.title()
    await accepts(() => api.updateDocument(id, documentId, { name: title }))
    await shows(id, (transaction) => check.equal('name of the document', documentOf(transaction)?.['name'], title))
  },
)

scenario(
  'document/name-after-signing',
  'refuses to rename a signed document',
  async ({ api, given, people, refusesInState }) => {
    const [half, fresh] = await Promise.all([given.startedByTwo(), given.startedByTwo()])
    await given.performed(half.id)
    const name = people.title()
    const idOf = (id: string) => String(documentOf(id === half.id ? half : fresh)?.['id'])
    await refusesInState(
      half,
      (id) => api.updateDocument(id, idOf(id), { name }),
      async () => fresh.id,
    )
  },
)

scenario(
  'document/name-kept-after-signing',
  'keeps the name of a signed document',
  async ({ api, given, people, witness, shows, check }) => {
    const half = await given.startedByTwo()
    await given.performed(half.id)
    const before = documentOf(half)
    await witness('renaming the signed document', () =>
      api.updateDocument(half.id, String(before?.['id']), { name: people.title() }),
    )
    await shows(half.id, (transaction) =>
      check.equal('name of the document', documentOf(transaction)?.['name'], before?.['name']),
    )
  },
)

scenario(
  'signature/signer-after-signing',
  'refuses to remove a signer who has signed',
  async ({ api, given, refusesInState }) => {
    const [half, fresh] = await Promise.all([given.startable(), given.startable()])
    const second = await given.signer(half.id, half.documentId, { field: { y: 300 } })
    await given.calls.start(half.id)
    const action = await given.performed(half.id)
    const performed = objectsIn(await given.read(half.id), 'actions').find(({ id }) => id === action)
    const signed = performed?.['actor'] === second.signer ? second : half
    const remove = (id: string, { signer, fieldId }: typeof second) =>
      api.addSigner(id, { signer, field: fieldId, delete: true })
    await refusesInState(
      { id: half.id },
      (id) => remove(id, id === half.id ? signed : fresh),
      async () => fresh.id,
    )
  },
)

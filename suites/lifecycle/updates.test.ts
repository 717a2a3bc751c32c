import { objectsIn } from '../../helpers/values/json.ts'
import { scenario } from '../scenario.ts'

scenario(
  'document/added-after-start',
  'takes another document after the start',
  async ({ api, given, accepts, shows, check }) => {
    const { id } = await given.started()
    const file = await given.file()
    const { id: added } = await accepts(() => api.addDocument(id, { document: file }))
    await shows(id, (transaction) => {
      const ids = objectsIn(transaction, 'documents').map((document) => document['id'])
      check.that('ids of the documents', ids.includes(added), `one is ${String(added)}`, ids)
    })
  },
)

scenario(
  'field/added-after-start',
  'takes another field after the start',
  async ({ api, given, accepts, shows, check }) => {
    const { id, documentId } = await given.startable()
    await given.calls.start(id)
    const { id: added } = await accepts(() => api.addField(id, documentId, { page: 1, x: 100, y: 300 }))
    await shows(id, (transaction) => {
      const ids = objectsIn(objectsIn(transaction, 'documents')[0], 'fields').map((field) => field['id'])
      check.that('ids of the fields', ids.includes(added), `one is ${String(added)}`, ids)
    })
  },
)

scenario(
  'signature/signer-after-start',
  'takes another signer after the start',
  async ({ api, given, people, accepts, shows, check }) => {
    const { id, documentId } = await given.startable()
    await given.calls.start(id)
    const send = () => api.addField(id, documentId, { page: 1, x: 100, y: 300 })
    const { id: field } = await given.success(send)
    const signer = people.email()
    await accepts(() => api.addSigner(id, { signer, field: String(field) }))
    await shows(id, (transaction) => {
      const emails = objectsIn(transaction, 'participants').map(({ email }) => String(email).toLowerCase())
      check.that('participants', emails.includes(signer), `one is ${signer}`, emails)
    })
  },
)

scenario(
  'signature/signer-after-start-awaited',
  'waits for a signer who was added after the start',
  async ({ api, given, shows, check }) => {
    const { id, documentId } = await given.startable()
    await given.calls.start(id)
    await given.signer(id, documentId, { field: { y: 300 } })
    await given.performed(id)
    await shows(id, ({ state }) => check.equal('state', state, 'started'))
  },
)

for (const ended of ['cancelled', 'expired', 'closed', 'completed'] as const) {
  scenario(
    `document/not-added-${ended}`,
    `refuses another document in a transaction that is ${ended}`,
    async ({ api, given, refusesInState }) => {
      const [transaction, document] = await Promise.all([given.inState(ended), given.file()])
      await refusesInState(
        transaction,
        (id) => api.addDocument(id, { document }),
        async () => (await given.draft()).id,
      )
    },
  )
}

import { hasEmail, sameEmail } from '../../helpers/values/emails.ts'
import { objectsIn } from '../../helpers/values/json.ts'
import { scenario } from '../scenario.ts'

scenario(
  'signature/signer-after-start',
  'takes another signer after the start',
  async ({ api, given, people, accepts, shows, check }) => {
    const { id, documentId } = await given.startable()
    await given.calls.start(id)
    const { id: field } = await given.calls.addField(id, documentId, { page: 1, x: 100, y: 300 })
    const signer = people.email()
    await accepts(() => api.addSigner(id, { signer, field: String(field) }))
    await shows(id, (transaction) => {
      const emails = objectsIn(transaction, 'participants').map(({ email }) => email)
      check.that('participants', hasEmail(emails, signer), `one is ${signer}`, emails)
    })
  },
)

scenario(
  'signature/signer-after-start-awaited',
  'waits for a signer who was added after the start',
  async ({ given, shows, check }) => {
    const { id, documentId } = await given.startable()
    await given.calls.start(id)
    await given.signer(id, documentId, { field: { y: 300 } })
    await given.performed(id)
    await shows(id, ({ state }) => check.equal('state', state, 'started'))
  },
)

scenario(
  'signature/signer-after-signing',
  'refuses to remove a signer who has signed',
  async ({ api, given, refused, notExercised }) => {
    const [half, fresh] = await Promise.all([given.startable(), given.startable()])
    const second = await given.signer(half.id, half.documentId, { field: { y: 300 } })
    await given.calls.start(half.id)
    const action = await given.performed(half.id)
    const performed = objectsIn(await given.read(half.id), 'actions').find(({ id }) => id === action)
    const signed =
      [half, second].find(({ signer }) => sameEmail(signer, performed?.['actor'])) ??
      notExercised('the action of the target tells no signer who has signed')
    const remove = (id: string, { signer, fieldId }: typeof second) =>
      api.addSigner(id, { signer, field: fieldId, delete: true })
    await refused(() => remove(half.id, signed), { twin: () => remove(fresh.id, fresh), leaves: half.id })
  },
)

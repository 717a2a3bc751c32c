import { isSuccess } from '../../helpers/engine/http/exchange.ts'
import { hasEmail, sameEmail } from '../../helpers/engine/values/emails.ts'
import { objectsIn } from '../../helpers/engine/values/json.ts'
import { closes, showsState } from '../interface/reads/assertions.ts'
import { ONCE_STARTED, onceStarted } from '../interface/scenes/once-started.ts'
import { hasLeft, performs, signedByOne } from '../interface/scenes/performing.ts'
import { blamePlainCase } from '../interface/writes/blame-plain-case.ts'
import { refusedWhenEnded } from '../interface/scenes/refused-when-ended.ts'
import { settled, staysIn } from '../interface/reads/stays-true.ts'
import { actionIn } from '../interface/reads/tasks.ts'
import { scenario } from '../scenario.ts'

const NO_SIGNER_NAMED = 'the performed action names none of the signers'

for (const { when, title } of ONCE_STARTED) {
  scenario(`signature/signer-${when}`, `accepts another signer ${title}`, async (context) => {
    const { api, given, people, accepts, shows, check } = context
    const { id, documentId } = await onceStarted(context, when)
    const { id: field } = await given.calls.addField(id, documentId, { page: 1, x: 100, y: 300 })
    const signer = people.email()
    await accepts(() => api.addSigner(id, { signer, field: String(field) }))
    await shows(id, (transaction) => {
      const signers = objectsIn(transaction['instructions'], 'signatures').map((instruction) => instruction['signer'])
      check.that('instructions.signatures[].signer', hasEmail(signers, signer), `one is ${signer}`, signers)
    })
  })
}

scenario('signature/signer-after-start-awaited', 'waits for a signer added after the start', async (context) => {
  const { given } = context
  const singleSignerCloses = async () => {
    const { id: plain } = await given.started()
    await given.signed(plain)
    await closes(context, plain)
  }
  const { id, documentId } = await given.startable()
  await given.calls.start(id)
  await given.signer(id, documentId, { field: { y: 300 } })
  const first = await given.performed(id)
  await staysIn(context, id, 'started')
  await given.acted(id, { outcome: 'done' }, first)
  await blamePlainCase(() => closes(context, id), singleSignerCloses, 'lifecycle/started-all-acted')
})

scenario(
  'signature/signer-after-start-awaited',
  'waits for a signer who was added after another signer signed',
  async (context) => {
    const { api, given, people, notExercised } = context
    const { id, left } = await signedByOne(context)
    const { id: added } = await given.calls.addDocument(id, { document: await given.file() })
    const { id: field } = await given.calls.addField(id, String(added), { page: 1, x: 100, y: 100 })
    const late = people.email()
    const answer = await api.addSigner(id, { signer: late, field: String(field) })
    if (!isSuccess(answer)) notExercised('the target accepts no new signer after another signer has signed')
    await performs(context, id, left.signer)
    await settled(context)
    if (!hasLeft(await given.read(id), late)) notExercised('the signer who was added last acts before another signer')
    await showsState(context, id, 'started')
  },
)

scenario(
  'signature/signed-signer-awaited-again',
  'waits for a signer who was assigned another field',
  async (context) => {
    const { api, given, notExercised } = context
    const { id, documentId, signer } = await given.startable()
    const second = await given.signer(id, documentId, { field: { y: 300 } })
    await given.calls.start(id)
    const done = await given.performed(id)
    const actor = actionIn(await given.read(id), done)?.['actor']
    const signed = [signer, second.signer].find((email) => sameEmail(email, actor)) ?? notExercised(NO_SIGNER_NAMED)
    const { id: added } = await given.calls.addDocument(id, { document: await given.file() })
    const { id: field } = await given.calls.addField(id, String(added), { page: 1, x: 100, y: 100 })
    const answer = await api.addSigner(id, { signer: signed, field: String(field) })
    if (!isSuccess(answer)) notExercised('a signer who has signed cannot be assigned another field')
    // Both signers have a task left, so one is left after the next act.
    await given.acted(id, { outcome: 'done' })
    await staysIn(context, id, 'started')
  },
)

scenario('signature/signer-after-signing', 'refuses to remove a signer who has signed', async (context) => {
  const { api, given, refused, notExercised } = context
  const [half, fresh] = await Promise.all([given.startable(), given.startable()])
  const second = await given.signer(half.id, half.documentId, { field: { y: 300 } })
  await given.calls.start(half.id)
  const done = await given.performed(half.id)
  const actor = actionIn(await given.read(half.id), done)?.['actor']
  const signed = [half, second].find(({ signer }) => sameEmail(signer, actor)) ?? notExercised(NO_SIGNER_NAMED)
  const remove = (id: string, { signer, fieldId }: typeof second) =>
    api.addSigner(id, { signer, field: fieldId, delete: true })
  await refused(() => remove(half.id, signed), { twin: () => remove(fresh.id, fresh), leaves: half.id })
})

refusedWhenEnded('signature/not-added-*', 'refuses to add a signer to *', {
  call: 'addSigner',
  prepare: async ({ given, people }, { id, documentId }) => {
    const { id: field } = await given.calls.addField(id, documentId, { page: 1, x: 100, y: 300 })
    return { ids: [id], args: { signer: people.email(), field: String(field) } }
  },
})

refusedWhenEnded('signature/not-removed-*', 'refuses to remove a signer of *', {
  call: 'addSigner',
  prepare: (_, { id, signer, fieldId }) => ({ ids: [id], args: { signer, field: fieldId, delete: true } }),
})

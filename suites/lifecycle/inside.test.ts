import { isObject } from '../../helpers/values/json.ts'
import { DAY, SECOND } from '../../helpers/values/time.ts'
import { creatableOf } from '../interface/fields.ts'
import { scenarioIn } from '../interface/scenario-in.ts'
import { settled, staysIn } from '../interface/stays.ts'
import { scenario } from '../scenario.ts'

const AFTER_START = ['started', 'paused'] as const

scenarioIn(
  AFTER_START,
  'lifecycle/*-document-keeps-state',
  'adds a document to * within its state',
  async (context, { id }, state) => {
    const { given } = context
    await given.calls.addDocument(id, { document: await given.file() })
    await staysIn(context, id, state)
  },
)

for (const state of AFTER_START) {
  scenario(`lifecycle/${state}-field-keeps-state`, `adds a field within the state ${state}`, async (context) => {
    const { given } = context
    const { id, documentId } = await given.startable()
    await given.calls.start(id)
    if (state === 'paused') await given.calls.pause(id)
    await given.reached(id, state)
    await given.calls.addField(id, documentId, { page: 1, x: 100, y: 300 })
    await staysIn(context, id, state)
  })
}

scenario('lifecycle/draft-seven-days', 'starts no draft of more than seven days that was updated', async (context) => {
  const { api, given, control, witness, check } = context
  const { id } = await given.startable()
  await control.advance((5 * DAY) / SECOND)
  await given.calls.update(id, { metadata: { purpose: 'lease' } })
  await control.advance((3 * DAY) / SECOND)
  const started = await witness('start of an old draft', () => api.start(id))
  await settled(context)
  const { body } = await api.get(id)
  const state = isObject(body) ? body['state'] : undefined
  const isAccepted = started !== undefined && started.status < 400
  check.that('state after the start of an old draft', !(isAccepted && state === 'started'), 'not started', state)
})

scenario(
  'lifecycle/name-after-task-done',
  'refuses to rename a transaction after a visa was given',
  async (context) => {
    const { api, given, people, refused } = context
    creatableOf(context, ['visa'])
    const ofTwo = async () => {
      const { id, documentId } = await given.startable({}, { type: 'visa' })
      await given.signer(id, documentId, { field: { type: 'visa', y: 300 } })
      await given.calls.start(id)
      return id
    }
    const id = await ofTwo()
    await given.performed(id)
    const name = people.title()
    const twin = async () => api.update(await ofTwo(), { name })
    await refused(() => api.update(id, { name }), { twin, leaves: id })
  },
)

import { isObject } from '../../helpers/values/json.ts'
import { HOUR, SECOND } from '../../helpers/values/time.ts'
import { scenario } from '../scenario.ts'

scenario('transaction/created-at-now', 'dates a new draft to the present time', async ({ api, check }) => {
  const answer = await api.create()
  check.accepted(answer)
  check.now('created_at', isObject(answer.body) ? answer.body['created_at'] : undefined, answer)
})

scenario('transaction/created-at-stays-update', 'keeps the time of creation through an update', async (context) => {
  const { given, control, people, check, shows } = context
  const { id, created_at } = await given.draft()
  await control.advance(HOUR / SECOND)
  await given.calls.update(id, { name: people.title() })
  await shows(id, (transaction) => check.sameTime('created_at', transaction['created_at'], created_at))
})

scenario('transaction/created-at-stays-start', 'keeps the time of creation through the start', async (context) => {
  const { given, control, check, shows } = context
  const { id } = await given.startable()
  const { created_at } = await given.read(id)
  await control.advance(HOUR / SECOND)
  await given.calls.start(id)
  await shows(id, (transaction) => check.sameTime('created_at', transaction['created_at'], created_at))
})

scenario('transaction/expires-at-draft', 'records whether drafts with a duration show expires_at', async (context) => {
  const { given, observe } = context
  const { expires_at } = await given.draft({ duration: 1440 })
  observe('expires_at of a draft with a duration', typeof expires_at === 'string' ? 'shown' : 'not shown')
})

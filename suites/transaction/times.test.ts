import { DAY, HOUR, SECOND } from '../../helpers/values/time.ts'
import { scenario } from '../scenario.ts'

/** A day ahead of now: within every limit of an expiry. */
const tomorrow = () => new Date(Date.now() + DAY).toISOString()

scenario('transaction/created-at-now', 'dates a new draft to the present time', async ({ api, check }) => {
  const answer = await api.create()
  check.accepted(answer)
  const { created_at } = answer.body as Record<string, unknown>
  check.now('created_at', created_at, answer)
})

scenario(
  'transaction/created-at-stays-update',
  'keeps the time of creation through an update',
  async ({ api, given, control, people, check, shows }) => {
    const { id, created_at } = await given.draft()
    await control.advance(HOUR / SECOND)
    await given.calls.update(id, { name: people.title() })
    await shows(id, (transaction) => check.sameTime('created_at', transaction['created_at'], created_at))
  },
)

scenario(
  'transaction/created-at-stays-start',
  'keeps the time of creation through the start',
  async ({ api, given, control, check, shows }) => {
    const { id } = await given.startable()
    const { created_at } = await given.read(id)
    await control.advance(HOUR / SECOND)
    await given.calls.start(id)
    await shows(id, (transaction) => check.sameTime('created_at', transaction['created_at'], created_at))
  },
)

scenario('transaction/duration-shown-draft', 'shows the duration of a draft', async ({ given, check, shows }) => {
  const { id } = await given.draft({ duration: 1440 })
  await shows(id, (transaction) => check.present('duration', transaction['duration']))
})

scenario(
  'transaction/duration-default',
  'shows 20160 minutes where none were passed',
  async ({ given, check, shows }) => {
    const { id } = await given.draft()
    await shows(id, (transaction) => check.equal('duration', transaction['duration'], 20_160))
  },
)

scenario(
  'transaction/duration-absent-expires-at-create',
  'shows no duration of a draft created with an expiry time',
  async ({ given, check, shows }) => {
    const { id } = await given.draft({ expires_at: tomorrow() })
    await shows(id, (transaction) => check.absent('duration', transaction['duration']))
  },
)

scenario(
  'transaction/duration-absent-expires-at-update',
  'shows no duration of a draft updated with an expiry time',
  async ({ api, given, check, shows }) => {
    const { id } = await given.draft()
    await given.calls.update(id, { expires_at: tomorrow() })
    await shows(id, (transaction) => check.absent('duration', transaction['duration']))
  },
)

scenario('transaction/expires-at-draft', 'shows or hides the expiry time of a draft', async ({ given, observe }) => {
  const { expires_at } = await given.draft({ duration: 1440 })
  observe('expires_at of a draft with a duration', typeof expires_at === 'string' ? 'shown' : 'not shown')
})

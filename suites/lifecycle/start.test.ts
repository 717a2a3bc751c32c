import { isAbsent, objectsIn } from '../../helpers/values/json.ts'
import { DAY, MINUTE, SECOND } from '../../helpers/values/time.ts'
import { scenario } from '../scenario.ts'

scenario(
  'lifecycle/start-answer-state',
  'answers a start with the transaction in started state',
  async ({ api, given, accepts, check }) => {
    const { id } = await given.startable()
    const { state } = await accepts(() => api.start(id))
    check.equal('state', state, 'started')
  },
)

scenario(
  'lifecycle/start-answer-started-at',
  'answers a start with started_at',
  async ({ api, given, accepts, check }) => {
    const { id } = await given.startable()
    check.present('started_at', (await accepts(() => api.start(id)))['started_at'])
  },
)

scenario('lifecycle/start-started-at', 'sets started_at to the time of the start', async ({ api, given, check }) => {
  const { id, started_at } = await given.started()
  check.now('started_at', started_at, await api.get(id))
})

scenario(
  'lifecycle/start-started-at-not-creation',
  'sets started_at of a draft of yesterday to the time of the start',
  async ({ api, given, control, shows, check }) => {
    const { id } = await given.startable()
    const now = await control.advance(DAY / SECOND)
    await given.calls.start(id)
    await shows(id, ({ started_at }) => check.instant('started_at', started_at, now, 2 * MINUTE))
  },
)

scenario(
  'lifecycle/start-expires-at-default',
  'sets expires_at to 20160 minutes after the start',
  async ({ api, given, check }) => {
    const { id, expires_at } = await given.started()
    check.now('expires_at', expires_at, await api.get(id), 20_160 * MINUTE)
  },
)

scenario(
  'lifecycle/start-expires-at-duration',
  'sets expires_at to the passed minutes after the start',
  async ({ api, given, check }) => {
    const { id, expires_at } = await given.started({ duration: 1_500 })
    check.now('expires_at', expires_at, await api.get(id), 1_500 * MINUTE)
  },
)

scenario(
  'lifecycle/start-countdown',
  'counts down from the start of a draft of two days ago',
  async ({ api, given, control, shows, check }) => {
    const { id } = await given.startable({ duration: (7 * DAY) / MINUTE })
    const now = await control.advance((2 * DAY) / SECOND)
    await given.calls.start(id)
    await shows(id, ({ expires_at }) => check.instant('expires_at', expires_at, now + 7 * DAY, 2 * MINUTE))
  },
)

scenario('lifecycle/start-keeps-expires-at', 'keeps the passed expires_at on start', async ({ given, check }) => {
  const passed = new Date(Date.now() + 3 * DAY).toISOString()
  const { expires_at } = await given.started({ expires_at: passed })
  check.instant('expires_at', expires_at, passed)
})

scenario(
  'action/opens-at-start',
  'lets a participant act after the start',
  async ({ given, control, eventually, check }) => {
    const { id } = await given.started()
    await eventually(async () => {
      const actions = await given.actions(id)
      const acted = await Promise.all(actions.map((action) => control.act(action, { outcome: 'done' })))
      check.equal('a participant could act', acted.includes(true), true)
    })
  },
)

scenario(
  'action/of-signer-after-start',
  'shows an action of the signer after the start',
  async ({ api, given, shows, check }) => {
    const { id, signer } = await given.startable()
    await given.calls.start(id)
    await shows(id, (started) => {
      const actors = objectsIn(started, 'actions').map(({ actor }) => String(actor).toLowerCase())
      check.that('actors of the actions', actors.includes(signer), `one is ${signer}`, actors)
    })
  },
)

scenario(
  'action/url-after-start',
  'shows the address of the action page after the start',
  async ({ given, shows, check }) => {
    const { id } = await given.started()
    await given.actions(id)
    await shows(id, (started) => {
      const urls = objectsIn(started, 'actions').map(({ url }) => url)
      check.that('addresses of the actions', !urls.some(isAbsent), 'an address for each', urls)
    })
  },
)

scenario(
  'action/inner-states',
  'is watched for the states of participants, actions and tasks',
  async ({ api, given, observe }) => {
    const { id } = await given.startable()
    const look = async (when: string) => {
      const transaction = await given.read(id)
      const actions = objectsIn(transaction, 'actions')
      observe(`participant ${when}`, objectsIn(transaction, 'participants')[0]?.['state'])
      observe(`action ${when}`, actions[0]?.['state'])
      observe(`task ${when}`, objectsIn(actions[0], 'tasks')[0]?.['state'])
    }
    await look('of a draft')
    for (const call of ['start', 'pause', 'cancel'] as const) {
      await given.success(() => api[call](id))
      await look(`after ${call}`)
    }
  },
)

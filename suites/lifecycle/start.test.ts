import { DAY, MINUTE, SECOND } from '../../helpers/values/time.ts'
import { statesBut, TRANSACTION_IN } from '../interface/states.ts'
import { scenario } from '../scenario.ts'
import { NO_ARGUMENTS } from './no-arguments.ts'

scenario(
  'lifecycle/draft-start',
  'starts a draft that has a signature instruction',
  async ({ api, given, accepts, shows, check }) => {
    const { id } = await given.startable()
    await accepts(() => api.start(id))
    await shows(id, ({ state }) => check.equal('state', state, 'started'))
  },
)

scenario(
  'lifecycle/start-without-instruction',
  'records what starting a draft without a signature instruction does',
  async ({ api, given, witness, observe }) => {
    const { id } = await given.draft()
    await witness('start of a draft without a signature instruction', () => api.start(id))
    observe('state afterwards', (await given.read(id))['state'])
  },
)

for (const state of statesBut('draft')) {
  scenario(`lifecycle/${state}-start`, `records what starting ${TRANSACTION_IN[state]} does`, async (context) => {
    const { api, given, witness, observe } = context
    const { id } = await given.inState(state)
    await witness(`start of a transaction that is ${state}`, () => api.start(id))
    observe('state afterwards', (await given.read(id))['state'])
  })
}

for (const { slug, how, body } of NO_ARGUMENTS) {
  scenario(`lifecycle/start-${slug}`, `accepts a start ${how}`, async ({ api, given, accepts }) => {
    const { id } = await given.startable()
    await accepts(() => api.raw('start', [id], body))
  })
}

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
  async ({ given, control, shows, check }) => {
    const { id } = await given.startable()
    const now = await control.advance(DAY / SECOND)
    await given.calls.start(id)
    await shows(id, ({ started_at }) => check.instant('started_at', started_at, now, 2 * MINUTE))
  },
)

const durations = [
  { slug: 'default', what: '20160 minutes', args: {}, minutes: 20_160 },
  { slug: 'duration', what: 'the passed minutes', args: { duration: 1_500 }, minutes: 1_500 },
] as const

for (const { slug, what, args, minutes } of durations) {
  scenario(
    `lifecycle/start-expires-at-${slug}`,
    `sets expires_at to ${what} after the start`,
    async ({ api, given, check }) => {
      const { id, expires_at } = await given.started(args)
      check.now('expires_at', expires_at, await api.get(id), minutes * MINUTE)
    },
  )
}

scenario(
  'lifecycle/start-countdown',
  'counts down from the start of a draft of two days ago',
  async ({ given, control, shows, check }) => {
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

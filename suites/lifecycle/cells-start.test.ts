import { scenario } from '../scenario.ts'

scenario(
  'lifecycle/draft-start',
  'starts a draft that has a signature instruction',
  async ({ api, given, accepts, shows, check }) => {
    const { id } = await given.startable()
    await accepts(() => api.start(id))
    await shows(id, ({ state }) => check.equal('state', state, 'started'))
  },
)

for (const from of ['started', 'paused', 'cancelled', 'expired', 'closed', 'completed'] as const) {
  scenario(`lifecycle/${from}-start`, `is watched when a ${from} transaction is started`, async (context) => {
    const { api, given, witness, observe } = context
    const { id } = await given.inState(from)
    await witness(`start of a transaction that is ${from}`, () => api.start(id))
    observe('state afterwards', (await given.read(id))['state'])
  })
}

scenario(
  'lifecycle/start-without-instruction',
  'is watched when an empty draft is started',
  async ({ api, given, witness, observe }) => {
    const { id } = await given.draft()
    await witness('start of a draft without a signature instruction', () => api.start(id))
    observe('state afterwards', (await given.read(id))['state'])
  },
)

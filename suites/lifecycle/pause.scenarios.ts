import { DAY, isSuccess, SECOND } from '../../helpers/engine/index.ts'
import { leadsTo, recordCall } from '../interface/reads/assertions.ts'
import { openOne } from '../interface/scenes/performing.ts'
import { scenarioIn } from '../interface/scenes/scenario-in.ts'
import { statesExcept } from '../interface/document/states.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { pausedIfPossible } from '../interface/scenes/advance.ts'
import { scenario } from '../scenario.ts'
import { notRemindedInPause } from '../interface/reads/log.ts'
import { remindedAfterDay } from '../interface/scenes/allotted-hours.ts'
import { keepsTimes } from './refused-again.ts'

scenario('lifecycle/started-pause', 'pauses a started transaction', async (context) => {
  const { id } = await context.given.started()
  await leadsTo(context, 'pause', id, 'paused')
})

scenarioIn(statesExcept('started'), 'lifecycle/*-pause', 'records the effect of pausing *', (context, { id }, state) =>
  recordCall(context, 'pause', id, `transaction that is ${state}`),
)

scenario('lifecycle/pause-empty-form', 'accepts a pause with an empty form', async ({ api, given, accepts }) => {
  const { id } = await given.started()
  await accepts(() => api.raw('pause', [id], { form: [] }))
})

scenario('lifecycle/pause-answer-state', 'returns state paused for a pause', async ({ api, given, accepts, check }) => {
  const { id } = await given.started()
  const { state } = await accepts(() => api.pause(id))
  check.equal('state', state, 'paused')
})

scenario('lifecycle/pause-keeps-expires-at', 'keeps expires_at when paused', async (context) => {
  const { id, expires_at } = await context.given.started({ duration: 1_500 })
  await context.given.calls.pause(id)
  await staysTrue(context, id, (paused) => context.check.kept('expires_at', paused['expires_at'], expires_at))
})

scenario('lifecycle/pause-late-keeps-expires-at', 'keeps expires_at through a long pause', async (context) => {
  const { given, control, check } = context
  const { id, expires_at } = await given.started({ duration: 4_000 })
  await control.advance(DAY / SECOND)
  await pausedIfPossible(context, id, 'a transaction that was started a day ago')
  await control.advance(DAY / SECOND)
  await given.calls.update(id, { metadata: { purpose: 'lease' } })
  await staysTrue(context, id, (updated) => check.kept('expires_at', updated['expires_at'], expires_at))
})

scenario('lifecycle/pause-refused-keeps-times', 'keeps all times if it refuses a second pause', (context) =>
  keepsTimes(context, 'pause'),
)

scenario('lifecycle/pause-beyond-45-days', 'records a pause with 50 days left', async ({ api, given, witness }) => {
  const { id } = await given.startable({ duration: 72_000 })
  const started = await witness('start of a transaction with a duration of 50 days', () => api.start(id))
  if (started && isSuccess(started)) await witness('its pause', () => api.pause(id))
})

for (const { rule, whose, start } of [
  { rule: 'lifecycle/pause-no-notifications', whose: '', start: openOne },
  { rule: 'lifecycle/pause-no-scheduled-reminders', whose: ' whose signer has a schedule', start: remindedAfterDay },
] as const)
  scenario(rule, `sends no reminders for a paused transaction${whose}`, (context) => notRemindedInPause(context, start))

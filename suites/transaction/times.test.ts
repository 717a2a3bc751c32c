import type { Context } from '../../helpers/scenario/context.ts'
import { isObject } from '../../helpers/values/json.ts'
import { HOUR, isDateTime, SECOND } from '../../helpers/values/time.ts'
import { inState, showing } from '../interface/showing.ts'
import { ahead, DAY, iso } from '../interface/times.ts'
import { WRITES } from '../interface/writes.ts'
import { scenario } from '../scenario.ts'
import { CLOSED_AT_ABSENT, CLOSED_AT_SHOWN, DURATION_ABSENT, STARTED_AT_SHOWN } from './times.rules.ts'

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

const shown = [
  ...STARTED_AT_SHOWN.map((state) => [`transaction/started-at-shown-${state}`, 'started_at', state] as const),
  ...CLOSED_AT_SHOWN.map((state) => [`transaction/closed-at-shown-${state}`, 'closed_at', state] as const),
]
for (const [rule, member, state] of shown) {
  showing(rule, `shows ${member} in state ${state}`, inState(state), (check, transaction) =>
    check.present(`${member} in state ${state}`, transaction[member]),
  )
}

const absent = [
  ['transaction/started-at-absent-draft', 'started_at', 'draft'] as const,
  ...CLOSED_AT_ABSENT.map((state) => [`transaction/closed-at-absent-${state}`, 'closed_at', state] as const),
  ...DURATION_ABSENT.map((state) => [`transaction/duration-absent-${state}`, 'duration', state] as const),
]
for (const [rule, member, state] of absent) {
  showing(rule, `shows no ${member} in state ${state}`, inState(state), (check, transaction) =>
    check.absent(`${member} in state ${state}`, transaction[member]),
  )
}

/** A transaction cancelled after its start. */
async function stopped({ given }: Context) {
  const started = await given.started()
  await given.calls.cancel(started.id)
  return started
}

for (const [rule, member] of [
  ['transaction/started-at-shown-cancelled', 'started_at'],
  ['transaction/closed-at-shown-cancelled', 'closed_at'],
] as const) {
  showing(rule, `shows ${member} when cancelled after the start`, stopped, (check, transaction) =>
    check.present(`${member} in state cancelled`, transaction[member]),
  )
}

showing(
  'transaction/duration-shown-draft',
  'shows the duration of a draft',
  ({ given }) => given.draft({ duration: 1440 }),
  (check, { duration }) => check.present('duration', duration),
)

showing('transaction/duration-default', 'shows 20160 minutes by default', inState('draft'), (check, { duration }) =>
  check.equal('duration', duration, 20_160),
)

for (const { on, when, prepare } of WRITES) {
  showing(
    `transaction/duration-absent-expires-at-${on}`,
    `shows no duration of a draft given an expiry time ${when}`,
    async (context) => {
      const { send } = await prepare(context)
      const { id } = await context.given.success(() => send({ expires_at: iso(ahead(DAY)) }))
      return { id: String(id) }
    },
    (check, { duration }) => check.absent('duration', duration),
  )
}

scenario('transaction/completed-at-elsewhere', 'records whether reading shows completed_at', async (context) => {
  const { given, observe } = context
  const { completed_at } = await given.completed()
  observe('completed_at of a completed transaction', isDateTime(completed_at) ? 'shown' : 'not shown')
})

import type { Context } from '../../helpers/scenario/context.ts'
import { isObject } from '../../helpers/values/json.ts'
import { HOUR, isDateTime, SECOND } from '../../helpers/values/time.ts'
import { scenarioIn } from '../interface/scenario-in.ts'
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
  await shows(id, (transaction) => check.kept('created_at', transaction['created_at'], created_at))
})

scenario('transaction/created-at-stays-start', 'keeps the time of creation through the start', async (context) => {
  const { given, control, check, shows } = context
  const { id } = await given.startable()
  const { created_at } = await given.read(id)
  await control.advance(HOUR / SECOND)
  await given.calls.start(id)
  await shows(id, (transaction) => check.kept('created_at', transaction['created_at'], created_at))
})

scenario('transaction/expires-at-draft', 'records whether drafts with a duration show expires_at', async (context) => {
  const { given, observe } = context
  const { expires_at } = await given.draft({ duration: 1440 })
  observe('expires_at of a draft with a duration', typeof expires_at === 'string' ? 'shown' : 'not shown')
})

showing('transaction/started-at-absent-draft', 'shows no started_at of a draft', inState('draft'), (check, draft) =>
  check.absent('started_at', draft['started_at']),
)

scenarioIn(STARTED_AT_SHOWN, 'transaction/started-at-shown-*', 'shows started_at of *', ({ shows, check }, { id }) =>
  shows(id, ({ started_at }) => check.present('started_at', started_at)),
)

scenarioIn(DURATION_ABSENT, 'transaction/duration-absent-*', 'shows no duration of *', ({ shows, check }, { id }) =>
  shows(id, ({ duration }) => check.absent('duration', duration)),
)

scenarioIn(CLOSED_AT_ABSENT, 'transaction/closed-at-absent-*', 'shows no closed_at of *', ({ shows, check }, { id }) =>
  shows(id, ({ closed_at }) => check.absent('closed_at', closed_at)),
)

scenarioIn(CLOSED_AT_SHOWN, 'transaction/closed-at-shown-*', 'shows closed_at of *', ({ shows, check }, { id }) =>
  shows(id, ({ closed_at }) => check.present('closed_at', closed_at)),
)

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

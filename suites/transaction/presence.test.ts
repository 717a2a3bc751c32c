import { isDateTime } from '../../helpers/values/time.ts'
import { ahead, DAY, iso } from '../interface/times.ts'
import { WRITES } from '../interface/writes.ts'
import { scenario } from '../scenario.ts'
import { CLOSED_AT_ABSENT, CLOSED_AT_SHOWN, DURATION_ABSENT, STARTED_AT_SHOWN } from './presence.rules.ts'

const shown = [
  ...STARTED_AT_SHOWN.map(
    (state) => ({ rule: `transaction/started-at-shown-${state}`, member: 'started_at', state }) as const,
  ),
  ...CLOSED_AT_SHOWN.map(
    (state) => ({ rule: `transaction/closed-at-shown-${state}`, member: 'closed_at', state }) as const,
  ),
]
for (const { rule, member, state } of shown) {
  scenario(rule, `shows ${member} in state ${state}`, async ({ given, check, shows }) => {
    const { id } = await given.inState(state)
    await shows(id, (transaction) => check.present(`${member} in state ${state}`, transaction[member]))
  })
}

const absent = [
  { rule: 'transaction/started-at-absent-draft', member: 'started_at', state: 'draft' } as const,
  ...CLOSED_AT_ABSENT.map(
    (state) => ({ rule: `transaction/closed-at-absent-${state}`, member: 'closed_at', state }) as const,
  ),
  ...DURATION_ABSENT.map(
    (state) => ({ rule: `transaction/duration-absent-${state}`, member: 'duration', state }) as const,
  ),
]
for (const { rule, member, state } of absent) {
  scenario(rule, `shows no ${member} in state ${state}`, async ({ given, check, shows }) => {
    const { id } = await given.inState(state)
    await shows(id, (transaction) => check.absent(`${member} in state ${state}`, transaction[member]))
  })
}

for (const [rule, member] of [
  ['transaction/started-at-shown-cancelled', 'started_at'],
  ['transaction/closed-at-shown-cancelled', 'closed_at'],
] as const) {
  scenario(rule, `shows ${member} when cancelled after the start`, async ({ given, check, shows }) => {
    const { id } = await given.started()
    await given.calls.cancel(id)
    await shows(id, (transaction) => check.present(`${member} in state cancelled`, transaction[member]))
  })
}

scenario('transaction/duration-shown-draft', 'shows the duration of a draft', async ({ given, check, shows }) => {
  const { id } = await given.draft({ duration: 1440 })
  await shows(id, ({ duration }) => check.present('duration', duration))
})

scenario(
  'transaction/duration-default',
  'shows 20160 minutes where none were passed',
  async ({ given, check, shows }) => {
    const { id } = await given.draft()
    await shows(id, ({ duration }) => check.equal('duration', duration, 20_160))
  },
)

for (const { on, when, prepare } of WRITES) {
  scenario(
    `transaction/duration-absent-expires-at-${on}`,
    `shows no duration of a draft given an expiry time ${when}`,
    async (context) => {
      const { send } = await prepare(context)
      const { id } = await context.given.success(() => send({ expires_at: iso(ahead(DAY)) }))
      await context.shows(String(id), ({ duration }) => context.check.absent('duration', duration))
    },
  )
}

scenario(
  'transaction/completed-at-elsewhere',
  'records whether a completed transaction that is read shows completed_at',
  async ({ given, observe }) => {
    const { completed_at } = await given.completed()
    observe('completed_at of a completed transaction', isDateTime(completed_at) ? 'shown' : 'not shown')
  },
)

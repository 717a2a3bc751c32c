import { HOUR, isDateTime, MINUTE, SECOND } from '../../helpers/values/time.ts'
import { scenario } from '../scenario.ts'

const shownIn = [
  { rule: 'transaction/started-at-shown-started', member: 'started_at', state: 'started' },
  { rule: 'transaction/started-at-shown-paused', member: 'started_at', state: 'paused' },
  { rule: 'transaction/started-at-shown-expired', member: 'started_at', state: 'expired' },
  { rule: 'transaction/started-at-shown-closed', member: 'started_at', state: 'closed' },
  { rule: 'transaction/started-at-shown-completed', member: 'started_at', state: 'completed' },
  { rule: 'transaction/closed-at-shown-cancelled', member: 'closed_at', state: 'cancelled' },
  { rule: 'transaction/closed-at-shown-expired', member: 'closed_at', state: 'expired' },
  { rule: 'transaction/closed-at-shown-closed', member: 'closed_at', state: 'closed' },
  { rule: 'transaction/closed-at-shown-completed', member: 'closed_at', state: 'completed' },
] as const

for (const { rule, member, state } of shownIn) {
  scenario(rule, `shows ${member} in state ${state}`, async ({ given, check, shows }) => {
    const { id } = await given.inState(state)
    await shows(id, (transaction) => check.present(`${member} in state ${state}`, transaction[member]))
  })
}

const absentIn = [
  { rule: 'transaction/started-at-absent-draft', member: 'started_at', state: 'draft' },
  { rule: 'transaction/closed-at-absent-draft', member: 'closed_at', state: 'draft' },
  { rule: 'transaction/closed-at-absent-started', member: 'closed_at', state: 'started' },
  { rule: 'transaction/closed-at-absent-paused', member: 'closed_at', state: 'paused' },
  { rule: 'transaction/duration-absent-started', member: 'duration', state: 'started' },
  { rule: 'transaction/duration-absent-paused', member: 'duration', state: 'paused' },
  { rule: 'transaction/duration-absent-cancelled', member: 'duration', state: 'cancelled' },
  { rule: 'transaction/duration-absent-expired', member: 'duration', state: 'expired' },
  { rule: 'transaction/duration-absent-closed', member: 'duration', state: 'closed' },
  { rule: 'transaction/duration-absent-completed', member: 'duration', state: 'completed' },
] as const

for (const { rule, member, state } of absentIn) {
  scenario(rule, `shows no ${member} in state ${state}`, async ({ given, check, shows }) => {
    const { id } = await given.inState(state)
    await shows(id, (transaction) => check.absent(`${member} in state ${state}`, transaction[member]))
  })
}

const shownWhenCancelled = [
  { rule: 'transaction/started-at-shown-cancelled', member: 'started_at' },
  { rule: 'transaction/closed-at-shown-cancelled', member: 'closed_at' },
] as const

for (const { rule, member } of shownWhenCancelled) {
  scenario(rule, `shows ${member} when cancelled after the start`, async ({ api, given, check, shows }) => {
    const { id } = await given.started()
    await given.calls.cancel(id)
    await shows(id, (transaction) => check.present(`${member} in state cancelled`, transaction[member]))
  })
}

scenario(
  'listing/completed-at-shown',
  'shows completed_at in the list item of a completed transaction',
  async ({ given, people, check, eventually }) => {
    const name = people.letters(20)
    const { id } = await given.completed({ name })
    await eventually(async () => {
      const { completed_at } = await given.listed(id, name)
      check.present('completed_at of the list item', completed_at)
    })
  },
)

scenario(
  'listing/completed-at-type',
  'shows completed_at in a list item as an ISO 8601 date-time',
  async ({ given, people, check }) => {
    const name = people.letters(20)
    const { id } = await given.completed({ name })
    const { completed_at } = await given.listed(id, name, 'completed_at')
    check.that('completed_at of the list item', isDateTime(completed_at), 'an ISO 8601 date-time', completed_at)
  },
)

scenario(
  'listing/completed-at-time',
  'dates the completion to when it happened',
  async ({ given, control, people, check }) => {
    const name = people.letters(20)
    const { id } = await given.started({ name })
    const now = await control.advance(HOUR / SECOND)
    await given.signed(id)
    await control.finish(id)
    const { completed_at } = await given.listed(id, name, 'completed_at')
    check.instant('completed_at of the list item', completed_at, now, 5 * MINUTE)
  },
)

scenario(
  'transaction/completed-at-elsewhere',
  'shows or hides completed_at of a completed transaction that is read',
  async ({ given, observe }) => {
    const { completed_at } = await given.completed()
    observe('completed_at of a completed transaction', isDateTime(completed_at) ? 'shown' : 'not shown')
  },
)

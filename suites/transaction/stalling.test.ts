import { HOUR, MINUTE, SECOND } from '../../helpers/values/time.ts'
import { scenario } from '../scenario.ts'

/** What the participant does whose action is to stall. */
const refusal = { outcome: 'refused', reason: 'signature_refusal' } as const

const unstalled = [
  { rule: 'transaction/stalled-false-draft', state: 'draft' },
  { rule: 'transaction/stalled-false-started', state: 'started' },
] as const

for (const { rule, state } of unstalled) {
  scenario(rule, `does not flag a fresh transaction in state ${state} as stalled`, async ({ given, check, shows }) => {
    const { id } = await given.inState(state)
    await shows(id, ({ stalled }) => check.different(`stalled in state ${state}`, stalled, true))
  })
}

const absent = [
  { rule: 'transaction/stalled-at-absent-unstalled', member: 'stalled_at' },
  { rule: 'transaction/stalled-reason-absent-unstalled', member: 'stalled_reason' },
] as const

for (const { rule, member } of absent) {
  scenario(rule, `shows no ${member} while nothing is stalled`, async ({ given, check, shows }) => {
    const { id } = await given.started()
    await shows(id, (transaction) => check.absent(`${member} of a fresh transaction`, transaction[member]))
  })
}

scenario(
  'transaction/stalled-true-one',
  'flags a transaction whose only signer refused',
  async ({ given, check, shows }) => {
    const { id } = await given.started()
    await given.acted(id, refusal)
    await shows(id, ({ stalled }) => check.equal('stalled', stalled, true))
  },
)

scenario(
  'transaction/stalled-true-one-of-several',
  'flags a transaction one of whose two signers refused',
  async ({ given, check, shows }) => {
    const { id } = await given.startedByTwo()
    await given.acted(id, refusal)
    await shows(id, ({ stalled }) => check.equal('stalled', stalled, true))
  },
)

scenario(
  'transaction/stalled-at-time',
  'dates the stalling to when it happened',
  async ({ given, control, check, shows }) => {
    const { id } = await given.started()
    const now = await control.advance(HOUR / SECOND)
    await given.acted(id, refusal)
    await shows(id, ({ stalled_at }) => check.instant('stalled_at', stalled_at, now, 5 * MINUTE))
  },
)

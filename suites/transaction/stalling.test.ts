import { HOUR, MINUTE, SECOND } from '../../helpers/values/time.ts'
import { STALL_REASONS } from '../interface/values.ts'
import { scenario } from '../scenario.ts'
import { UNSTALLED } from './stalling.rules.ts'

/** What the participant does whose action is to stall. */
const refusal = { outcome: 'refused', reason: 'signature_refusal' } as const

for (const state of UNSTALLED) {
  scenario(
    `transaction/stalled-false-${state}`,
    `does not flag a fresh transaction in state ${state} as stalled`,
    async ({ given, check, shows }) => {
      const { id } = await given.inState(state)
      await shows(id, ({ stalled }) => check.different(`stalled in state ${state}`, stalled, true))
    },
  )
}

for (const [rule, member] of [
  ['transaction/stalled-at-absent-unstalled', 'stalled_at'],
  ['transaction/stalled-reason-absent-unstalled', 'stalled_reason'],
] as const) {
  scenario(rule, `shows no ${member} while nothing is stalled`, async ({ given, check, shows }) => {
    const { id } = await given.started()
    await shows(id, (transaction) => check.absent(`${member} of a fresh transaction`, transaction[member]))
  })
}

for (const [rule, given, whose] of [
  ['transaction/stalled-true-one', 'started', 'whose only signer'],
  ['transaction/stalled-true-one-of-several', 'startedByTwo', 'one of whose two signers'],
] as const) {
  scenario(rule, `flags a transaction ${whose} refused`, async (context) => {
    const { id } = await context.given[given]()
    await context.given.acted(id, refusal)
    await context.shows(id, ({ stalled }) => context.check.equal('stalled', stalled, true))
  })
}

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

scenario(
  'transaction/stalled-reason-listed',
  'tells a listed reason why a transaction stalled',
  async ({ given, shows, check }) => {
    const { id } = await given.started()
    await given.acted(id, refusal)
    await shows(id, ({ stalled_reason }) => check.oneOf('stalled_reason', stalled_reason, STALL_REASONS))
  },
)

for (const reason of ['signature_refusal', 'consultation_refusal', 'incorrect_name_prerequisite']) {
  scenario(
    'transaction/stalled-reason-given',
    `tells that a transaction stalled for ${reason}`,
    async ({ given, shows, check }) => {
      const { id } = await given.started()
      await given.acted(id, { outcome: 'refused', reason })
      await shows(id, ({ stalled_reason }) => check.equal('stalled_reason', stalled_reason, reason))
    },
  )
}

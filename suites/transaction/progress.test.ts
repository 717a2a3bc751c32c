import { isAbsent } from '../../helpers/values/json.ts'
import { HOUR, MINUTE, SECOND } from '../../helpers/values/time.ts'
import { scenarioIn } from '../interface/scenario-in.ts'
import { inState, showing } from '../interface/showing.ts'
import { stalled, stalledByOneOfTwo, stalledFor } from '../interface/stalled.ts'
import { STALL_REASONS } from '../interface/values.ts'
import { scenario } from '../scenario.ts'
import { UNSTALLED } from './progress.rules.ts'

showing(
  'transaction/progress-value-draft',
  'shows no progress of a draft',
  inState('draft'),
  (check, { progress_value: progress }) =>
    check.that('progress_value of a draft', isAbsent(progress) || progress === 0, '0 or nothing', progress),
)

showing(
  'transaction/progress-value-unfinished',
  'shows less than 100 percent while the signer has not acted',
  inState('started'),
  (check, { progress_value: progress }) =>
    check.that('progress_value of a started one', !(Number(progress) >= 100), 'a number below 100', progress),
)

showing(
  'transaction/progress-value-completed',
  'shows 100 percent of a completed transaction',
  inState('completed'),
  (check, { progress_value }) => check.equal('progress_value of a completed one', progress_value, 100),
)

scenarioIn(UNSTALLED, 'transaction/stalled-false-*', 'does not flag * as stalled', ({ shows, check }, { id }) =>
  shows(id, ({ stalled: flag }) => check.different('stalled', flag, true)),
)

for (const [rule, member] of [
  ['transaction/stalled-at-absent-unstalled', 'stalled_at'],
  ['transaction/stalled-reason-absent-unstalled', 'stalled_reason'],
] as const) {
  showing(rule, `shows no ${member} while nothing is stalled`, inState('started'), (check, transaction) =>
    check.absent(`${member} of a fresh transaction`, transaction[member]),
  )
}

for (const { slug, whose, situation } of [
  { slug: 'one', whose: 'whose only signer refused', situation: stalled },
  { slug: 'one-of-several', whose: 'one of whose two signers refused', situation: stalledByOneOfTwo },
] as const) {
  showing(`transaction/stalled-true-${slug}`, `flags a transaction ${whose}`, situation, (check, transaction) =>
    check.equal('stalled', transaction['stalled'], true),
  )
}

scenario('transaction/stalled-at-time', 'dates the stalling to when it happened', async (context) => {
  const { given, control, check, shows } = context
  const { id } = await given.started()
  const now = await control.advance(HOUR / SECOND)
  await given.acted(id, { outcome: 'refused', reason: 'signature_refusal' })
  await shows(id, ({ stalled_at }) => check.instant('stalled_at', stalled_at, now, 5 * MINUTE))
})

showing('transaction/stalled-reason-listed', 'tells a listed stall reason', stalled, (check, { stalled_reason }) =>
  check.oneOf('stalled_reason', stalled_reason, STALL_REASONS),
)

for (const reason of ['signature_refusal', 'consultation_refusal', 'incorrect_name_prerequisite']) {
  showing(
    'transaction/stalled-reason-given',
    `tells that a transaction stalled for ${reason}`,
    stalledFor(reason),
    (check, { stalled_reason }) => check.equal('stalled_reason', stalled_reason, reason),
  )
}

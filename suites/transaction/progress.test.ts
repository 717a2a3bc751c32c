import { isAbsent } from '../../helpers/values/json.ts'
import { HOUR, MINUTE, SECOND } from '../../helpers/values/time.ts'
import { scenarioIn } from '../interface/scenario-in.ts'
import { caughtUp, contentOf } from '../interface/shown.ts'
import { showing } from '../interface/showing.ts'
import { stalled, stalledByOneOfTwo, stalledFor } from '../interface/stalled.ts'
import { nameIn } from '../interface/states.ts'
import { scenario } from '../scenario.ts'
import { UNSTALLED } from './progress.rules.ts'

for (const [slug, state] of [
  ['draft', 'draft'],
  ['unfinished', 'started'],
  ['completed', 'completed'],
] as const) {
  scenario(`transaction/progress-value-${slug}`, `records the progress of ${nameIn(state)}`, async (context) => {
    const { id } = await context.given.inState(state)
    context.observe(`progress_value of ${nameIn(state)}`, (await context.given.read(id))['progress_value'])
  })
}

scenarioIn(UNSTALLED, 'transaction/stalled-false-*', 'does not flag * as stalled', async (context, { id }) => {
  const { stalled: flag } = await caughtUp(context, id)
  context.check.different('stalled', flag, true)
})

for (const [rule, member] of [
  ['transaction/stalled-at-absent-unstalled', 'stalled_at'],
  ['transaction/stalled-reason-absent-unstalled', 'stalled_reason'],
] as const) {
  scenario(rule, `records whether ${member} shows while nothing is stalled`, async ({ given, observe }) => {
    const started = await given.started()
    observe(`${member} of a transaction that is not stalled`, isAbsent(started[member]) ? 'not shown' : 'shown')
  })
}

for (const { slug, whose, situation } of [
  { slug: 'one', whose: 'whose only signer refused', situation: stalled },
  { slug: 'one-of-several', whose: 'one of whose two signers refused', situation: stalledByOneOfTwo },
] as const) {
  showing(`transaction/stalled-true-${slug}`, `flags a transaction ${whose}`, situation, (check, transaction) =>
    check.equal('stalled', transaction['stalled'], true),
  )
}

showing('transaction/stalled-at-shown', 'shows when a transaction stalled', stalled, (check, { stalled_at }) =>
  check.present('stalled_at', stalled_at),
)

scenario('transaction/stalled-at-time', 'dates the stalling to when it happened', async (context) => {
  const { given, control, check, shows } = context
  const { id } = await given.started()
  const now = await control.advance(HOUR / SECOND)
  await given.acted(id, { outcome: 'refused', reason: 'signature_refusal' })
  await given.carrying(id, 'stalled_at')
  await shows(id, ({ stalled_at: at }) => {
    check.instant('stalled_at', contentOf('stalled_at', at, 'transaction/stalled-at-shown'), now, 5 * MINUTE)
  })
})

const REASON_SHOWN = 'transaction/stalled-reason-shown'

showing(REASON_SHOWN, 'tells why a transaction stalled', stalled, (check, { stalled_reason }) =>
  check.present('stalled_reason', stalled_reason),
)

for (const reason of ['signature_refusal', 'consultation_refusal', 'incorrect_name_prerequisite']) {
  scenario('transaction/stalled-reason-given', `tells that a transaction stalled for ${reason}`, async (context) => {
    const { id } = await stalledFor(reason)(context)
    await context.given.carrying(id, 'stalled_reason')
    await context.shows(id, ({ stalled_reason: told }) =>
      context.check.equal('stalled_reason', contentOf('stalled_reason', told, REASON_SHOWN), reason),
    )
  })
}

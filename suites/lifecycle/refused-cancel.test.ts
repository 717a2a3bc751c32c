import { HOUR, SECOND } from '../../helpers/values/time.ts'
import { showsState } from '../interface/looks.ts'
import { scenarioIn } from '../interface/scenario-in.ts'
import { ENDED } from '../interface/states.ts'

const late = { cancel_code: 'other_reason', cancel_reason: 'too late' }

scenarioIn(
  ENDED,
  'lifecycle/*-cancel-keeps-state',
  'keeps the state of * that is to be cancelled',
  async (context, { id }, state) => {
    await context.witness('late cancellation', () => context.api.cancel(id, late))
    await showsState(context, id, state)
  },
)

scenarioIn(
  ENDED,
  'lifecycle/*-cancel-keeps-closed-at',
  'keeps closed_at of * that is to be cancelled',
  async ({ api, control, witness, shows, check }, { id, closed_at: before }) => {
    await control.advance(HOUR / SECOND)
    await witness('late cancellation', () => api.cancel(id, late))
    await shows(id, ({ closed_at }) => check.sameTime('closed_at', closed_at, before))
  },
)

for (const slug of ['code', 'reason'] as const) {
  scenarioIn(
    ENDED,
    `lifecycle/*-cancel-keeps-${slug}`,
    `records no cancel_${slug} of * that is to be cancelled`,
    async ({ api, witness, shows, check }, { id }) => {
      await witness('late cancellation', () => api.cancel(id, late))
      await shows(id, (transaction) => check.absent(`cancel_${slug}`, transaction[`cancel_${slug}`]))
    },
  )
}

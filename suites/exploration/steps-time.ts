import type { StepKind } from '../../helpers/engine/explore/exploration.ts'
import { DAY, HOUR, instantOf, MINUTE, SECOND } from '../../helpers/engine/values/time.ts'
import { inState, transactionOf } from './choices.ts'
import { isEnded, stateOf, type TransactionModel, type World } from './model.ts'
import { compared } from './sending.ts'
import { stepOf } from './step.ts'
import { nowOf } from './steps-draft.ts'

/** Retention, with a day of slack: a cancelled transaction is deleted after 60 days. */
const KEPT = 59 * DAY
const DELETED = 61 * DAY
/** How long other transactions are kept after their end is not shown; one that ended longer ago may have been deleted. */
const MONTH = 30 * DAY
/** A draft that is older may have been deleted. */
const OLDEST_DRAFT = 6 * DAY
/** Times within which an expiry is not judged. */
const MARGIN = 10 * MINUTE

/** Passes time in the workspace, and moves the model. */
async function pass(world: World, ms: number): Promise<void> {
  const now = await world.context.control.advance(ms / SECOND)
  world.aheadMs = now - Date.now()
  for (const tx of world.transactions) {
    if (tx.isRetired) continue
    tx.mayBeLate = true
    tx.last = 'other'
    const state = stateOf(tx)
    if (state === 'draft') {
      const isNear = tx.expiresAt !== undefined && now > tx.expiresAt - MARGIN
      if (isNear || now - tx.createdAt > OLDEST_DRAFT) tx.isRetired = true
    } else if (tx.cancelledAt !== undefined) {
      if (now - tx.cancelledAt > KEPT) tx.isRetired = true
    } else {
      if (!isEnded(tx)) expire(tx, now)
      if (isEnded(tx) && !(now - endOf(tx) <= MONTH)) tx.isRetired = true
    }
  }
}

/** When a transaction that was not cancelled has ended; `NaN` if it has not shown that. */
const endOf = ({ states, closedAt, expiresAt }: TransactionModel): number =>
  states.includes('expired') ? (expiresAt ?? Number.NaN) : instantOf(closedAt)

function expire(tx: TransactionModel, now: number): void {
  if (tx.expiresAt === undefined || tx.isExpiryOpen) {
    tx.isRetired = true
    return
  }
  if (now < tx.expiresAt - MARGIN) {
    tx.stateBy = 'lifecycle/expiry-not-before'
    return
  }
  // Whether a paused transaction expires is open, and so is an expiry to the minute.
  if (now < tx.expiresAt + MARGIN || stateOf(tx) !== 'started') {
    tx.isRetired = true
    return
  }
  tx.states = ['expired']
  tx.stateBy = 'lifecycle/started-expiry-reached'
}

export const timeSteps: readonly StepKind<World>[] = [
  stepOf({
    name: 'advance the clock',
    needs: ['workspaces', 'clock'],
    weight: 4,
    find: (world, picks) =>
      transactionOf(world, picks) && ([1, 1, 5, 5, 22, 26, 50, 75, 120][(picks[1] ?? 0) % 9] ?? 1),
    words: (_, hours) => `advance the clock by ${hours} h`,
    async run(world, hours) {
      await pass(world, hours * HOUR)
      for (const tx of world.transactions) await compared(world, tx)
    },
  }),
  stepOf({
    name: 'advance the clock to an expiry',
    needs: ['workspaces', 'clock'],
    weight: 1,
    find(world, picks) {
      const tx = inState(world, picks, 'started')
      const isBefore = (picks[1] ?? 0) % 3 === 1
      return tx?.expiresAt === undefined ? undefined : { number: tx.number, expiresAt: tx.expiresAt, isBefore }
    },
    words: (_, { number, isBefore }) =>
      `advance the clock to half an hour ${isBefore ? 'before' : 'after'} the expiry of transaction ${number}`,
    async run(world, { expiresAt, isBefore }) {
      const left = expiresAt - nowOf(world)
      await pass(world, Math.max(left + (isBefore ? -30 : 30) * MINUTE, MINUTE))
      for (const one of world.transactions) await compared(world, one, 'lists')
    },
  }),
  stepOf({
    name: 'advance the clock beyond the retention of a cancelled transaction',
    needs: ['workspaces', 'clock'],
    weight: 1,
    find(world, picks) {
      const tx = transactionOf(world, picks)
      return tx?.cancelledAt === undefined ? undefined : { tx, cancelledAt: tx.cancelledAt }
    },
    words: (_, { tx }) => `advance the clock to 61 days after the cancellation of transaction ${tx.number}`,
    async run(world, { tx, cancelledAt }) {
      await pass(world, Math.max(cancelledAt + DELETED - nowOf(world), MINUTE))
      await world.judge.soon('lists', async () => {
        const { status } = await world.context.api.get(tx.id)
        return status === 404
          ? []
          : [
              {
                rule: 'lifecycle/retention-sixty-days',
                what: `reading transaction ${tx.number}`,
                expected: '404',
                actual: status,
              },
            ]
      })
      await world.judge.soon('lists', async () => {
        const { body } = await world.context.api.list({ size: 100 })
        return JSON.stringify(body ?? '').includes(`"${tx.id}"`)
          ? [
              {
                rule: 'lifecycle/retention-unlisted',
                what: 'list',
                expected: `without transaction ${tx.number}`,
                actual: tx.id,
              },
            ]
          : []
      })
    },
  }),
]

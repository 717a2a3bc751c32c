import type { StepKind } from '../../helpers/engine/explore/exploration.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../helpers/engine/values/time.ts'
import { transactionOf } from './choices.ts'
import { isEnded, stateOf, type World } from './model.ts'
import { compared } from './sending.ts'
import { nowOf } from './steps-draft.ts'

/** Retention, with a day of slack: a cancelled transaction is deleted after 60 days. */
const KEPT = 59 * DAY
const DELETED = 61 * DAY
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
    } else if (!isEnded(tx)) expire(tx, now)
  }
}

function expire(tx: World['transactions'][number], now: number): void {
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
  {
    name: 'advance the clock',
    needs: ['workspaces', 'clock'],
    weight: 4,
    can: (world, picks) => transactionOf(world, picks) !== undefined,
    async run(world, picks) {
      const [, which = 0] = picks
      const hours = [1, 1, 5, 5, 22, 26, 50, 75, 120][which % 9] ?? 1
      world.doing = `advance the clock by ${hours} h`
      await pass(world, hours * HOUR)
      for (const tx of world.transactions) await compared(world, tx)
      return `advance the clock by ${hours} h`
    },
  },
  {
    name: 'advance the clock to an expiry',
    needs: ['workspaces', 'clock'],
    weight: 1,
    can: (world, picks) => {
      const tx = transactionOf(world, picks)
      return tx !== undefined && stateOf(tx) === 'started' && tx.expiresAt !== undefined
    },
    async run(world, picks) {
      const tx = transactionOf(world, picks)
      if (!tx) return ''
      const left = (tx.expiresAt ?? 0) - nowOf(world)
      const isBefore = (picks[1] ?? 0) % 3 === 1
      world.doing = `advance the clock to half an hour ${isBefore ? 'before' : 'after'} the expiry of transaction ${tx.number}`
      await pass(world, Math.max(left + (isBefore ? -30 : 30) * MINUTE, MINUTE))
      for (const one of world.transactions) await compared(world, one, 'lists')
      return `advance the clock to half an hour ${isBefore ? 'before' : 'after'} the expiry of transaction ${tx.number}`
    },
  },
  {
    name: 'advance the clock beyond the retention of a cancelled transaction',
    needs: ['workspaces', 'clock'],
    weight: 1,
    can: (world, picks) => transactionOf(world, picks)?.cancelledAt !== undefined,
    async run(world, picks) {
      const tx = transactionOf(world, picks)
      if (!tx) return ''
      world.doing = `advance the clock to 61 days after the cancellation of transaction ${tx.number}`
      await pass(world, Math.max((tx.cancelledAt ?? 0) + DELETED - nowOf(world), MINUTE))
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
      return `advance the clock to 61 days after the cancellation of transaction ${tx.number}`
    },
  },
]

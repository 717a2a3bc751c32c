import type { StepKind } from '../../helpers/engine/explore/exploration.ts'
import { Lost } from '../../helpers/engine/explore/judge.ts'
import type { Outcome } from '../../helpers/engine/targets/control.ts'
import { objectsIn } from '../../helpers/engine/values/json.ts'
import { actionsOf } from '../interface/reads/people.ts'
import { inState, ofTransaction, personIn, pick } from './choices.ts'
import { openReviews, openSignatures, stateOf, type TransactionModel, type World } from './model.ts'
import { forgiveIdle } from './contents.ts'
import { compared } from './sending.ts'

/** The people who still have something to do, except those who have refused: whether they can still act is open. */
const waitedFor = (tx: TransactionModel): string[] => [
  ...new Set(
    [...openSignatures(tx).map(({ signer }) => signer), ...openReviews(tx).map(({ reviewer }) => reviewer)].filter(
      (person) => !tx.refusers.has(person),
    ),
  ),
]

/**
 * Lets a person act on their action with something to do.
 * @returns whether it was open
 */
async function act(world: World, tx: TransactionModel, person: string, outcome: Outcome): Promise<boolean> {
  const actions = actionsOf(tx.shown, person).filter((action) =>
    objectsIn(action, 'tasks').some(({ state }) => state !== 'done' && state !== 'skipped'),
  )
  const ids = actions.map(({ id }) => String(id))
  const [id, ...others] = ids
  if (id === undefined) return false
  // Which of several actions were performed is not clear from the responses.
  if (others.length > 0 && outcome.outcome !== 'message') throw new Lost('a participant has several actions')
  return world.context.control.act(id, outcome)
}

/** Performs everything that a person has to do. */
function perform(tx: TransactionModel, person: string): void {
  const signatures = openSignatures(tx).filter(({ signer }) => signer === person)
  const reviews = openReviews(tx)
  // The review of a participant who has signed may no longer be needed.
  if (signatures.length > 0 && reviews.some(({ recipient, reviewer }) => recipient === person && reviewer !== person))
    tx.isReviewOpen = true
  tx.signed.push(...signatures)
  tx.reviewed.push(...reviews.filter(({ reviewer }) => reviewer === person))
  tx.last = 'other'
  forgiveIdle(tx)
  const waiting = [...openSignatures(tx), ...openReviews(tx)].length > 0
  const mayWait = openSignatures(tx).length === 0 && tx.isReviewOpen && openReviews(tx).length > 0
  if (!waiting) tx.states = ['closed', 'completed']
  else if (mayWait) tx.states = ['started', 'closed', 'completed']
  tx.stateBy = waiting
    ? tx.refusers.size > 0
      ? 'action/refused-awaited'
      : 'lifecycle/closing-waits-for-all'
    : 'lifecycle/started-all-acted'
}

const possible = (world: World, picks: readonly number[], ...states: readonly string[]) => {
  const tx = inState(world, picks, ...states)
  return tx && waitedFor(tx).length > 0 ? tx : undefined
}

export const actSteps: readonly StepKind<World>[] = [
  {
    name: 'let a participant act',
    needs: ['actions'],
    weight: 10,
    can: (world, picks) => possible(world, picks, 'started') !== undefined,
    async run(world, picks) {
      const tx = possible(world, picks, 'started')
      const person = tx && pick(waitedFor(tx), picks[1])
      if (!tx || person === undefined) return ''
      world.doing = `${personIn(world, person)} acts${ofTransaction(world, tx)}`
      const done = await act(world, tx, person, { outcome: 'done' })
      if (done) perform(tx, person)
      await compared(world, tx, stateOf(tx) === undefined ? 'lists' : 'reads')
      return `${personIn(world, person)} acts${ofTransaction(world, tx)}${done ? '' : ', which is not possible yet'}`
    },
  },
  {
    name: 'let a participant act although they cannot',
    needs: ['actions'],
    weight: 5,
    can: (world, picks) => possible(world, picks, 'paused', 'cancelled', 'expired') !== undefined,
    async run(world, picks) {
      const tx = possible(world, picks, 'paused', 'cancelled', 'expired')
      const person = tx && pick(waitedFor(tx), picks[1])
      const state = tx && stateOf(tx)
      if (!tx || person === undefined) return ''
      world.doing = `${personIn(world, person)} tries to act${ofTransaction(world, tx)}`
      await act(world, tx, person, { outcome: 'done' })
      if (state === 'paused' || state === 'cancelled' || state === 'expired')
        tx.stateBy = `lifecycle/${state}-all-acted`
      tx.last = 'other'
      await compared(world, tx)
      return `${personIn(world, person)} tries to act${ofTransaction(world, tx)}`
    },
  },
  {
    name: 'let a participant refuse',
    needs: ['actions'],
    weight: 6,
    can: (world, picks) => possible(world, picks, 'started') !== undefined,
    async run(world, picks) {
      const tx = possible(world, picks, 'started')
      const person = tx && pick(waitedFor(tx), picks[1])
      if (!tx || person === undefined) return ''
      const signs = openSignatures(tx).some(({ signer }) => signer === person)
      const reason = signs ? 'signature_refusal' : 'review_refusal'
      world.doing = `${personIn(world, person)} refuses${ofTransaction(world, tx)}`
      const isDone = await act(world, tx, person, { outcome: 'refused', reason })
      if (isDone) {
        tx.refusers.add(person)
        tx.haveRefused.add(person)
        tx.last = 'other'
        tx.stateBy = 'lifecycle/stalled-state'
      }
      await compared(world, tx)
      return `${personIn(world, person)} refuses${ofTransaction(world, tx)}${isDone ? '' : ', which is not possible yet'}`
    },
  },
  {
    name: 'let a participant ask a question',
    needs: ['actions'],
    weight: 4,
    can: (world, picks) => possible(world, picks, 'started') !== undefined,
    async run(world, picks) {
      const tx = possible(world, picks, 'started')
      const person = tx && pick(waitedFor(tx), picks[1])
      if (!tx || person === undefined) return ''
      world.doing = `${personIn(world, person)} asks a question${ofTransaction(world, tx)}`
      const isDone = await act(world, tx, person, { outcome: 'message', message: 'May I sign tomorrow?' })
      if (isDone) {
        tx.conversations.set(person, 'unread')
        tx.messages += 1
        tx.last = 'other'
      }
      await compared(world, tx)
      return `${personIn(world, person)} asks a question${ofTransaction(world, tx)}${isDone ? '' : ', which is not possible yet'}`
    },
  },
  {
    name: 'read the messages of a participant',
    needs: ['actions', 'conversations'],
    weight: 3,
    can: (world, picks) => {
      const tx = inState(world, picks, 'started', 'paused')
      return tx !== undefined && writers(tx).length > 0
    },
    async run(world, picks) {
      const tx = inState(world, picks, 'started', 'paused')
      const person = tx && pick(writers(tx), picks[1])
      if (!tx || person === undefined) return ''
      const ends = (picks[2] ?? 0) % 2 === 1
      world.doing = `${ends ? 'end the conversation with' : 'read the messages of'} ${personIn(world, person)}${ofTransaction(world, tx)}`
      await world.context.control.converse(tx.id, person, ends ? 'ended' : 'read')
      tx.conversations.set(person, ends ? 'ended' : 'read')
      tx.last = 'other'
      await compared(world, tx)
      return `${ends ? 'end the conversation with' : 'read the messages of'} ${personIn(world, person)}${ofTransaction(world, tx)}`
    },
  },
]

const writers = (tx: TransactionModel): string[] =>
  [...tx.conversations].flatMap(([person, state]) => (state === 'ended' ? [] : [person]))

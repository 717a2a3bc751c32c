import type { Picks, StepKind } from '../../helpers/engine/explore/exploration.ts'
import { Lost } from '../../helpers/engine/explore/judge.ts'
import type { Outcome } from '../../helpers/engine/targets/control.ts'
import { objectsIn, type JsonObject } from '../../helpers/engine/values/json.ts'
import { actionsOf } from '../interface/reads/people.ts'
import { inState, ofTransaction, oneOf, personIn } from './choices.ts'
import { isLinked, openReviews, openSignatures, stateOf, type TransactionModel, type World } from './model.ts'
import { forgetConversations, forgiveIdle, forgiveReviews } from './contents.ts'
import { compared } from './sending.ts'
import { stepOf } from './step.ts'

/** The people who still have something to do, except those who have refused: whether they can still act is open. */
const waitedFor = (tx: TransactionModel): string[] => [
  ...new Set(
    [...openSignatures(tx).map(({ signer }) => signer), ...openReviews(tx).map(({ reviewer }) => reviewer)].filter(
      (person) => !tx.refusers.has(person),
    ),
  ),
]

const openTasksOf = (action: JsonObject): JsonObject[] =>
  objectsIn(action, 'tasks').filter(({ state }) => state !== 'done' && state !== 'skipped')

/**
 * Lets a person act on their action with something to do.
 * @returns whether it was open
 */
async function act(world: World, tx: TransactionModel, person: string, outcome: Outcome): Promise<boolean> {
  const actions = actionsOf(tx.shown, person).filter((action) => openTasksOf(action).length > 0)
  const ids = actions.map(({ id }) => String(id))
  const [id, ...others] = ids
  if (id === undefined) return false
  // Which of several actions were performed is not clear from the responses.
  if (others.length > 0 && outcome.outcome !== 'message') throw new Lost('a participant has several actions')
  const isDone = await world.context.control.act(id, outcome)
  // Tasks may become `todo` one after another: which of them were performed is not clear from the responses.
  const isUnclear = openTasksOf(actions[0] ?? {}).some(({ state }) => state !== 'todo')
  if (isDone && isUnclear && outcome.outcome === 'done')
    throw new Lost('a participant cannot perform all tasks at once')
  return isDone
}

/** Performs everything that a person has to do. */
function perform(tx: TransactionModel, person: string): void {
  tx.signed.push(...openSignatures(tx).filter(({ signer }) => signer === person))
  forgiveReviews(tx)
  const reviews = openReviews(tx).filter(({ reviewer }) => reviewer === person)
  tx.reviewed.push(...reviews)
  // A review of somebody who has nothing left to sign may have been skipped.
  const signers = openSignatures(tx).map(({ signer }) => signer)
  if (tx.isReviewOpen) tx.maybeReviewed.push(...reviews.filter(({ recipient }) => !signers.includes(recipient)))
  tx.last = 'other'
  forgiveIdle(tx)
  forgetConversations(tx)
  const waiting = [...openSignatures(tx), ...openReviews(tx)].length > 0
  const mayWait = openSignatures(tx).length === 0 && tx.isReviewOpen && openReviews(tx).length > 0
  // Somebody may still be assigned to a field without a signer, or to one that a document does not have yet: the transaction need
  // not close.
  const isAssigned = tx.documents.every(({ fields }) => fields.length > 0 && fields.every(({ id }) => isLinked(tx, id)))
  if (!waiting && isAssigned) tx.states = ['closed', 'completed']
  else if (!waiting || mayWait) tx.states = ['started', 'closed', 'completed']
  tx.stateBy = waiting
    ? tx.refusers.size > 0
      ? 'action/refused-awaited'
      : 'lifecycle/closing-waits-for-all'
    : 'lifecycle/started-all-acted'
}

/** One of the people that a transaction waits for. */
const waited = (world: World, picks: Picks, ...states: readonly string[]) =>
  oneOf(inState(world, picks, ...states), waitedFor, picks[1])

/** Writes the words of a step in which a person does something. */
const does =
  (verb: string) =>
  (world: World, { tx, one }: { tx: TransactionModel; one: string }) =>
    `${personIn(world, one)} ${verb}${ofTransaction(world, tx)}`

export const actSteps: readonly StepKind<World>[] = [
  stepOf({
    name: 'let a participant act',
    needs: ['actions'],
    weight: 10,
    find: (world, picks) => waited(world, picks, 'started'),
    words: does('acts'),
    otherwise: 'which is not possible yet',
    async run(world, { tx, one: person }) {
      const done = await act(world, tx, person, { outcome: 'done' })
      if (done) perform(tx, person)
      await compared(world, tx, stateOf(tx) === undefined ? 'lists' : 'reads')
      return done
    },
  }),
  stepOf({
    name: 'let a participant act although they cannot',
    needs: ['actions'],
    weight: 5,
    find: (world, picks) => waited(world, picks, 'paused', 'cancelled', 'expired'),
    words: does('tries to act'),
    async run(world, { tx, one: person }) {
      const state = stateOf(tx)
      await act(world, tx, person, { outcome: 'done' })
      if (state === 'paused' || state === 'cancelled' || state === 'expired')
        tx.stateBy = `lifecycle/${state}-all-acted`
      tx.last = 'other'
      await compared(world, tx)
    },
  }),
  stepOf({
    name: 'let a participant refuse',
    needs: ['actions'],
    weight: 6,
    find: (world, picks) => waited(world, picks, 'started'),
    words: does('refuses'),
    otherwise: 'which is not possible yet',
    async run(world, { tx, one: person }) {
      const signs = openSignatures(tx).some(({ signer }) => signer === person)
      const reason = signs ? 'signature_refusal' : 'review_refusal'
      const isDone = await act(world, tx, person, { outcome: 'refused', reason })
      if (isDone) {
        tx.refusers.add(person)
        tx.haveRefused.add(person)
        // The conversation has values for refusals: a refusal may be a message in it, and may end it.
        tx.refusals += 1
        tx.conversations.delete(person)
        tx.openConversations.add(person)
        tx.last = 'other'
        tx.stateBy = 'lifecycle/stalled-state'
      }
      await compared(world, tx)
      return isDone
    },
  }),
  stepOf({
    name: 'let a participant ask a question',
    needs: ['actions'],
    weight: 4,
    find: (world, picks) => waited(world, picks, 'started'),
    words: does('asks a question'),
    otherwise: 'which is not possible yet',
    async run(world, { tx, one: person }) {
      const isDone = await act(world, tx, person, { outcome: 'message', message: 'May I sign tomorrow?' })
      if (isDone) {
        tx.conversations.set(person, 'unread')
        tx.openConversations.delete(person)
        tx.messages += 1
        tx.last = 'other'
      }
      await compared(world, tx)
      return isDone
    },
  }),
  stepOf({
    name: 'read the messages of a participant',
    needs: ['actions', 'conversations'],
    weight: 3,
    find(world, picks) {
      const found = oneOf(inState(world, picks, 'started', 'paused'), writers, picks[1])
      return found && { ...found, ends: (picks[2] ?? 0) % 2 === 1 }
    },
    words: (world, { tx, one, ends }) =>
      `${ends ? 'end the conversation with' : 'read the messages of'} ${personIn(world, one)}${ofTransaction(world, tx)}`,
    async run(world, { tx, one: person, ends }) {
      await world.context.control.converse(tx.id, person, ends ? 'ended' : 'read')
      tx.conversations.set(person, ends ? 'ended' : 'read')
      tx.last = 'other'
      await compared(world, tx)
    },
  }),
]

const writers = (tx: TransactionModel): string[] =>
  [...tx.conversations].flatMap(([person, state]) => (state === 'ended' ? [] : [person]))

import type { StepKind } from '../../helpers/engine/explore/exploration.ts'
import { DAY, MINUTE } from '../../helpers/engine/values/time.ts'
import { inState } from './choices.ts'
import { fieldsOf, isLinked, unequal, type TransactionModel, type World } from './model.ts'
import { accepted, compared, permitted } from './sending.ts'
import { stepOf } from './step.ts'
import { nowOf } from './steps-draft.ts'

/** A draft lasts at most seven days, and one that is six days old can be started. */
const LAST_DAY = 6 * DAY

/** Whether a draft has a signature and nothing unfinished: then its start is not open. */
const isComplete = (tx: TransactionModel): boolean =>
  fieldsOf(tx).some(({ type }) => type === 'signature') &&
  tx.documents.every(({ fields, initials }) => fields.length > 0 && initials.length === 0) &&
  fieldsOf(tx).every(({ id }) => isLinked(tx, id))

/** Whether a start leaves out fields without a signer is open. */
function forgetUnlinked(tx: TransactionModel): void {
  for (const field of fieldsOf(tx)) field.mayBeGone = !isLinked(tx, field.id)
}

function started(world: World, tx: TransactionModel): void {
  forgetUnlinked(tx)
  tx.states = ['started']
  tx.stateBy = 'lifecycle/draft-start'
  tx.last = 'start'
  tx.wasStarted = true
  if (tx.expiresAt === undefined) tx.expiresAt = nowOf(world) + tx.duration * MINUTE
}

/** A start sets the times and opens the actions. Whether the start of a paused transaction does so again is open. */
function forgetStart(tx: TransactionModel): void {
  forgetUnlinked(tx)
  tx.startedAt = undefined
  tx.expiresAt = undefined
  tx.isRefusalOpen = true
}

export const moveSteps: readonly StepKind<World>[] = [
  stepOf({
    name: 'start a transaction',
    weight: 9,
    find(world, picks) {
      const tx = inState(world, picks, 'draft')
      return tx && tx.signatures.length > 0 && nowOf(world) - tx.createdAt < LAST_DAY ? tx : undefined
    },
    words: (_, { number }) => `start transaction ${number}`,
    async run(world, tx) {
      const send = () => world.context.api.start(tx.id)
      const body = isComplete(tx) ? await accepted(world, 'lifecycle/draft-start', send) : await permitted(send)
      if (body) {
        started(world, tx)
        world.judge.at(unequal('lifecycle/start-answer-state', 'state in the response', body['state'], 'started'))
      }
      await compared(world, tx)
      return body !== undefined
    },
  }),
  stepOf({
    name: 'pause a transaction',
    weight: 8,
    find: (world, picks) => inState(world, picks, 'started'),
    words: (_, { number }) => `pause transaction ${number}`,
    async run(world, tx) {
      const isPlain = tx.pauses === 0 && tx.last === 'start'
      const send = () => world.context.api.pause(tx.id)
      const body = isPlain ? await accepted(world, 'lifecycle/started-pause', send) : await permitted(send)
      if (body) {
        tx.states = ['paused']
        tx.stateBy = isPlain ? 'lifecycle/started-pause' : 'transaction/answer-read-pause'
        tx.last = 'pause'
        tx.pauses += 1
        world.judge.at(unequal('lifecycle/pause-answer-state', 'state in the response', body['state'], 'paused'))
      }
      await compared(world, tx)
      return body !== undefined
    },
  }),
  stepOf({
    name: 'start a paused transaction',
    weight: 12,
    find: (world, picks) => inState(world, picks, 'paused'),
    words: (_, { number }) => `start the paused transaction ${number}`,
    otherwise: 'which does not resume',
    async run(world, tx) {
      const body = await permitted(() => world.context.api.start(tx.id))
      // Whether a paused transaction resumes is open: a response in state started says that it did.
      const isResumed = body?.['state'] === 'started'
      if (isResumed) {
        tx.states = ['started']
        tx.stateBy = 'transaction/answer-read-start'
        tx.resumes += 1
        tx.last = 'other'
        forgetStart(tx)
      } else tx.stateBy = 'lifecycle/get-as-updated'
      await compared(world, tx)
      return isResumed
    },
  }),
]

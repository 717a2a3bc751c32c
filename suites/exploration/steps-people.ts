import type { StepKind } from '../../helpers/engine/explore/exploration.ts'
import { aliveOrEnded, alive, fieldIn, inState, ofTransaction, personIn, pick } from './choices.ts'
import { appoint, assign, canBeReviewed, dismiss, unassign } from './contents.ts'
import {
  fieldsOf,
  hasReview,
  hasSignature,
  isSigned,
  type FieldModel,
  type Review,
  type Signature,
  type TransactionModel,
  type World,
} from './model.ts'
import { compared, permitted } from './sending.ts'

/** Assignments that the document settles: nobody has signed the field, and the person is not assigned to it. */
function assignable(world: World, tx: TransactionModel): { signer: string; field: FieldModel }[] {
  return fieldsOf(tx)
    .filter(({ id }) => !isSigned(tx, id))
    .flatMap((field) => world.people.slice(0, 3).map((signer) => ({ signer, field })))
    .filter(({ signer, field }) => !hasSignature(tx.signatures, { signer, field: field.id }))
}

/** Assignments of signers who were removed from the same field. */
const assignableAgain = (world: World, tx: TransactionModel) =>
  assignable(world, tx).filter(({ signer, field }) => hasSignature(removed(tx), { signer, field: field.id }))

const appointable = (world: World, tx: TransactionModel): Review[] =>
  world.people
    .slice(2)
    .flatMap((reviewer) => world.people.slice(0, 2).map((recipient) => ({ reviewer, recipient })))
    .filter((one) => canBeReviewed(tx, one.recipient) && !hasReview(tx.reviews, one))

/** Signers who are reviewed keep their last field, because the document leaves their reviews open then. */
const removable = (tx: TransactionModel): Signature[] =>
  tx.signatures.filter(
    ({ signer }) =>
      !tx.reviews.some(({ recipient }) => recipient === signer) ||
      tx.signatures.filter((one) => one.signer === signer).length > 1,
  )

/** A signer who was removed, and is not assigned again. */
const removed = (tx: TransactionModel): Signature[] =>
  tx.removedSignatures.filter((one) => fieldsOf(tx).some(({ id }) => id === one.field))

export const peopleSteps: readonly StepKind<World>[] = [
  {
    name: 'assign a signer',
    weight: 9,
    can(world, picks) {
      const tx = aliveOrEnded(world, picks)
      return tx !== undefined && assignable(world, tx).length > 0
    },
    async run(world, picks) {
      const tx = aliveOrEnded(world, picks)
      const one = tx && pick(assignable(world, tx), picks[1])
      if (!tx || !one) return ''
      const text = `assign ${personIn(world, one.signer)} to ${fieldIn(tx, one.field.id)}${ofTransaction(world, tx)}`
      world.doing = text
      const done = await assign(world, tx, one.signer, one.field)
      await compared(world, tx)
      return done ? text : `${text}, which is refused`
    },
  },
  {
    name: 'remove a signer',
    weight: 8,
    can(world, picks) {
      const tx = aliveOrEnded(world, picks)
      return tx !== undefined && removable(tx).length > 0
    },
    async run(world, picks) {
      const tx = aliveOrEnded(world, picks)
      const one = tx && pick(removable(tx), picks[1])
      if (!tx || !one) return ''
      const text = `remove ${personIn(world, one.signer)} from ${fieldIn(tx, one.field)}${ofTransaction(world, tx)}`
      world.doing = text
      const done = await unassign(world, tx, one)
      await compared(world, tx)
      return done ? text : `${text}, which is refused`
    },
  },
  {
    name: 'assign a removed signer again',
    weight: 4,
    can(world, picks) {
      const tx = alive(world, picks)
      return tx !== undefined && assignableAgain(world, tx).length > 0
    },
    async run(world, picks) {
      const tx = alive(world, picks)
      const one = tx && pick(assignableAgain(world, tx), picks[1])
      if (!tx || !one) return ''
      const text = `assign ${personIn(world, one.signer)} to ${fieldIn(tx, one.field.id)}${ofTransaction(world, tx)} again`
      world.doing = text
      const done = await assign(world, tx, one.signer, one.field)
      await compared(world, tx)
      return done ? text : `${text}, which is refused`
    },
  },
  {
    name: 'remove a signer again',
    weight: 2,
    can(world, picks) {
      const tx = alive(world, picks)
      return tx !== undefined && removed(tx).length > 0
    },
    async run(world, picks) {
      const tx = alive(world, picks)
      const one = tx && pick(removed(tx), picks[1])
      if (!tx || !one) return ''
      // How the target responds is open; that nothing changes is not.
      world.doing = `remove ${personIn(world, one.signer)} from ${fieldIn(tx, one.field)}${ofTransaction(world, tx)} again`
      await permitted(() => world.context.api.addSigner(tx.id, { ...one, delete: true }))
      tx.last = 'other'
      tx.stateBy = 'signature/removed-beside'
      await compared(world, tx)
      return `remove ${personIn(world, one.signer)} from ${fieldIn(tx, one.field)}${ofTransaction(world, tx)} again`
    },
  },
  {
    name: 'appoint a reviewer',
    weight: 4,
    can(world, picks) {
      const tx = inState(world, picks, 'draft', 'started')
      return tx !== undefined && appointable(world, tx).length > 0
    },
    async run(world, picks) {
      const tx = inState(world, picks, 'draft', 'started')
      const one = tx && pick(appointable(world, tx), picks[1])
      if (!tx || !one) return ''
      const text = `appoint ${personIn(world, one.reviewer)} as the reviewer of ${personIn(world, one.recipient)}${ofTransaction(world, tx)}`
      world.doing = text
      const done = await appoint(world, tx, one.reviewer, one.recipient)
      await compared(world, tx)
      return done ? text : `${text}, which is refused`
    },
  },
  {
    name: 'remove a reviewer',
    weight: 4,
    can: (world, picks) => (inState(world, picks, 'draft', 'started')?.reviews.length ?? 0) > 0,
    async run(world, picks) {
      const tx = inState(world, picks, 'draft', 'started')
      const one = tx && pick(tx.reviews, picks[1])
      if (!tx || !one) return ''
      const text = `remove ${personIn(world, one.reviewer)} as the reviewer of ${personIn(world, one.recipient)}${ofTransaction(world, tx)}`
      world.doing = text
      const done = await dismiss(world, tx, one)
      await compared(world, tx)
      return done ? text : `${text}, which is refused`
    },
  },
]

import type { StepKind } from '../../helpers/engine/explore/exploration.ts'
import { aliveOrEnded, alive, fieldIn, inState, ofTransaction, oneOf, personIn } from './choices.ts'
import { appoint, assign, canBeReviewed, dismiss, unassign } from './contents.ts'
import { fieldsOf, hasReview, hasSignature, isSigned } from './model.ts'
import type { FieldModel, Review, Signature, TransactionModel, World } from './model.ts'
import { compared, permitted } from './sending.ts'
import { stepOf } from './step.ts'

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
  stepOf({
    name: 'assign a signer',
    weight: 9,
    find: (world, picks) => oneOf(aliveOrEnded(world, picks), (tx) => assignable(world, tx), picks[1]),
    words: (world, { tx, one: { signer, field } }) => assignment(world, tx, signer, field),
    async run(world, { tx, one: { signer, field } }) {
      const done = await assign(world, tx, signer, field)
      await compared(world, tx)
      return done
    },
  }),
  stepOf({
    name: 'remove a signer',
    weight: 8,
    find: (world, picks) => oneOf(aliveOrEnded(world, picks), removable, picks[1]),
    words: (world, { tx, one }) => removal(world, tx, one),
    async run(world, { tx, one }) {
      const done = await unassign(world, tx, one)
      await compared(world, tx)
      return done
    },
  }),
  stepOf({
    name: 'assign a removed signer again',
    weight: 4,
    find: (world, picks) => oneOf(alive(world, picks), (tx) => assignableAgain(world, tx), picks[1]),
    words: (world, { tx, one: { signer, field } }) => `${assignment(world, tx, signer, field)} again`,
    async run(world, { tx, one: { signer, field } }) {
      const done = await assign(world, tx, signer, field)
      await compared(world, tx)
      return done
    },
  }),
  stepOf({
    name: 'remove a signer again',
    weight: 2,
    find: (world, picks) => oneOf(alive(world, picks), removed, picks[1]),
    words: (world, { tx, one }) => `${removal(world, tx, one)} again`,
    async run(world, { tx, one }) {
      // How the target responds is open; that nothing changes is not.
      await permitted(() => world.context.api.addSigner(tx.id, { ...one, delete: true }))
      tx.last = 'other'
      tx.stateBy = 'signature/removed-beside'
      await compared(world, tx)
    },
  }),
  stepOf({
    name: 'appoint a reviewer',
    weight: 4,
    find: (world, picks) => oneOf(inState(world, picks, 'draft', 'started'), (tx) => appointable(world, tx), picks[1]),
    words: (world, { tx, one }) => `appoint ${reviewerIn(world, one)}${ofTransaction(world, tx)}`,
    async run(world, { tx, one }) {
      const done = await appoint(world, tx, one.reviewer, one.recipient)
      await compared(world, tx)
      return done
    },
  }),
  stepOf({
    name: 'remove a reviewer',
    weight: 4,
    find: (world, picks) => oneOf(inState(world, picks, 'draft', 'started'), ({ reviews }) => reviews, picks[1]),
    words: (world, { tx, one }) => `remove ${reviewerIn(world, one)}${ofTransaction(world, tx)}`,
    async run(world, { tx, one }) {
      const done = await dismiss(world, tx, one)
      await compared(world, tx)
      return done
    },
  }),
]

const assignment = (world: World, tx: TransactionModel, signer: string, { id }: FieldModel): string =>
  `assign ${personIn(world, signer)} to ${fieldIn(tx, id)}${ofTransaction(world, tx)}`

const removal = (world: World, tx: TransactionModel, { signer, field }: Signature): string =>
  `remove ${personIn(world, signer)} from ${fieldIn(tx, field)}${ofTransaction(world, tx)}`

const reviewerIn = (world: World, { reviewer, recipient }: Review): string =>
  `${personIn(world, reviewer)} as the reviewer of ${personIn(world, recipient)}`

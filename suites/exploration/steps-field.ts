import type { StepKind } from '../../helpers/engine/explore/exploration.ts'
import { aliveOrEnded, documentIn, fieldIn, inState, ofTransaction, oneOf } from './choices.ts'
import { addField, placeOf } from './contents.ts'
import { fieldsOf, isEnded, isLinked, stateOf } from './model.ts'
import type { DocumentModel, FieldModel, TransactionModel, World } from './model.ts'
import { change, compared, idIn, type Expected } from './sending.ts'
import { stepOf } from './step.ts'

const MOST = 5
let placed = 3

/** Another place for each request: the one after the last that was used. */
const nextPlace = () => placeOf(placed + 1)

/** An update of a field of a draft: every argument that the document requires is passed again. */
interface FieldUpdate {
  readonly args: { readonly type: string; readonly page: number; readonly x?: number; readonly y?: number }
  readonly text: string
  apply(): void
}

function updateOf(field: FieldModel, what: number): FieldUpdate {
  const place = nextPlace()
  const { type } = field
  if (what % 3 === 1 && type === 'signature' && field.place)
    return {
      args: { type, page: 0 },
      text: 'make it invisible',
      apply() {
        field.place = null
        field.placedBy = 'field/made-invisible'
      },
    }
  if (what % 3 === 2 && type === 'signature')
    return {
      args: { type: 'visa', ...place },
      text: 'turn it into a visa',
      apply() {
        Object.assign(field, {
          type: 'visa',
          place,
          typedBy: 'field/turned-into-visa',
          placedBy: 'field/visa-arguments',
        })
      },
    }
  return {
    args: { type, ...place },
    text: 'move it',
    apply() {
      field.placedBy = field.place === null ? 'field/made-visible' : 'field/moved'
      field.place = place
      field.typedBy = field.typedBy === 'field/turned-into-visa' ? field.typedBy : 'field/update-same-field'
    },
  }
}

/** A field and its document. */
interface Placed {
  readonly field: FieldModel
  readonly document: DocumentModel
}

const placedIn = ({ documents }: TransactionModel): Placed[] =>
  documents.flatMap((document) =>
    document.fields.filter(({ mayBeGone }) => !mayBeGone).map((field) => ({ field, document })),
  )

export const fieldSteps: readonly StepKind<World>[] = [
  stepOf({
    name: 'add a field',
    weight: 6,
    find(world, picks) {
      const found = oneOf(aliveOrEnded(world, picks), ({ documents }) => documents, picks[1])
      if (!found || fieldsOf(found.tx).length >= MOST) return undefined
      const { tx, one: document } = found
      const type: FieldModel['type'] = (picks[2] ?? 0) % 4 === 3 ? 'visa' : 'signature'
      return { tx, document, type, to: `${documentIn(tx, document)}${ofTransaction(world, tx)}` }
    },
    words: (_, { to }) => `add a field to ${to}`,
    async run(world, { tx, document, type, to }) {
      const field = await addField(world, tx, document, (placed += 1), type)
      await compared(world, tx)
      return field !== undefined && `add ${fieldIn(tx, field.id)} to ${to}`
    },
  }),
  stepOf({
    name: 'change a field',
    weight: 7,
    find(world, picks) {
      const found = oneOf(aliveOrEnded(world, picks), placedIn, picks[1])
      if (!found || !(stateOf(found.tx) === 'draft' || isEnded(found.tx))) return undefined
      return { tx: found.tx, ...found.one, update: updateOf(found.one.field, picks[2] ?? 0) }
    },
    words: (world, { tx, field, update }) =>
      `change ${fieldIn(tx, field.id)}${ofTransaction(world, tx)}: ${update.text}`,
    async run(world, { tx, field, document, update }) {
      placed += 1
      const body = await change(
        world,
        tx,
        // The document does not say that a field with a signer can be changed.
        isLinked(tx, field.id) ? 'open' : { accepts: 'field/moved' },
        (state) => `field/not-changed-${state}`,
        () => world.context.api.updateField(tx.id, document.id, field.id, update.args),
      )
      if (body) {
        update.apply()
        tx.last = 'other'
      }
      await compared(world, tx)
      return body !== undefined
    },
  }),
  stepOf({
    name: 'delete a field',
    weight: 5,
    find: (world, picks) => oneOf(aliveOrEnded(world, picks), placedIn, picks[1]),
    words: (world, { tx, one }) => `delete ${fieldIn(tx, one.field.id)}${ofTransaction(world, tx)}`,
    async run(world, { tx, one: { field, document } }) {
      const whenUnlinked: Expected =
        stateOf(tx) === 'draft' ? { accepts: field.wasLinked ? 'field/unlinked-deleted' : 'field/deleted' } : 'open'
      const body = await change(
        world,
        tx,
        isLinked(tx, field.id) ? { refuses: 'field/linked-not-deleted' } : whenUnlinked,
        (state) => `field/not-deleted-${state}`,
        () => world.context.api.deleteField(tx.id, document.id, field.id),
      )
      if (body) {
        document.fields = document.fields.filter((one) => one !== field)
        tx.removedSignatures = tx.removedSignatures.filter((one) => one.field !== field.id)
        tx.last = 'other'
      }
      await compared(world, tx)
      return body !== undefined
    },
  }),
  stepOf({
    name: 'copy a field',
    weight: 3,
    find(world, picks) {
      // Whether a copy has the signer of its source is open.
      const found = oneOf(inState(world, picks, 'draft'), movable, picks[1])
      if (!found || fieldsOf(found.tx).length >= MOST) return undefined
      const target = oneOf(found.tx, ({ documents }) => documents, picks[2])
      return target && { tx: target.tx, source: found.one.field, document: target.one }
    },
    words: (world, { tx, source, document }) =>
      `copy ${fieldIn(tx, source.id)} to ${documentIn(tx, document)}${ofTransaction(world, tx)}`,
    async run(world, { tx, source, document }) {
      const send = () => world.context.api.addField(tx.id, document.id, { copy_from: source.id })
      const body = await change(world, tx, { accepts: 'field/copied' }, (state) => `field/not-added-${state}`, send)
      if (body) {
        const typedBy = 'field/copy-type' as const
        const copy: FieldModel = {
          id: idIn(body),
          type: source.type,
          place: null,
          placedBy: 'field/copied',
          typedBy,
          wasLinked: false,
          mayBeGone: false,
        }
        document.fields.push(copy)
        tx.last = 'other'
      }
      await compared(world, tx)
    },
  }),
  stepOf({
    name: 'move a field to another document',
    weight: 9,
    find(world, picks) {
      const found = oneOf(inState(world, picks, 'draft'), movable, picks[1])
      if (!found) return undefined
      const { field, document: from } = found.one
      const others = ({ documents }: TransactionModel) => documents.filter((one) => one !== from)
      const target = oneOf(found.tx, others, picks[2])
      return target && { tx: target.tx, field, from, to: target.one }
    },
    words: (world, { tx, field, to }) =>
      `move ${fieldIn(tx, field.id)} to ${documentIn(tx, to)}${ofTransaction(world, tx)}`,
    async run(world, { tx, field, from, to }) {
      const send = () => world.context.api.addField(tx.id, to.id, { move_from: field.id })
      const body = await change(
        world,
        tx,
        { accepts: 'field/moved-to-document' },
        (state) => `field/not-added-${state}`,
        send,
      )
      if (body) {
        from.fields = from.fields.filter((one) => one !== field)
        // Which id and position a moved field has is open.
        to.fields.push({ ...field, id: idIn(body), place: undefined, typedBy: 'field/move-type' })
        tx.removedSignatures = tx.removedSignatures.filter((one) => one.field !== field.id)
        tx.last = 'other'
      }
      await compared(world, tx)
    },
  }),
]

/** Which signer a moved field has is open. */
const movable = (tx: TransactionModel): Placed[] => placedIn(tx).filter(({ field }) => !isLinked(tx, field.id))

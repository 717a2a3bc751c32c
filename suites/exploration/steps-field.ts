import type { StepKind } from '../../helpers/engine/explore/exploration.ts'
import { aliveOrEnded, fieldIn, inState, ofTransaction, pick } from './choices.ts'
import { addField, placeOf } from './contents.ts'
import {
  fieldsOf,
  isEnded,
  isLinked,
  stateOf,
  type DocumentModel,
  type FieldModel,
  type TransactionModel,
  type World,
} from './model.ts'
import { change, compared, idIn, type Expected } from './sending.ts'

const MOST = 5
let placed = 3

/** Another place for each request. */
const nextPlace = () => placeOf((placed += 1))

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
function fieldOf(
  tx: TransactionModel,
  which: number | undefined,
): { field: FieldModel; document: DocumentModel } | undefined {
  const field = pick(fieldsOf(tx), which)
  const document = field && tx.documents.find(({ fields }) => fields.includes(field))
  return field && document ? { field, document } : undefined
}

export const fieldSteps: readonly StepKind<World>[] = [
  {
    name: 'add a field',
    weight: 6,
    can(world, picks) {
      const tx = aliveOrEnded(world, picks)
      return tx !== undefined && tx.documents.length > 0 && fieldsOf(tx).length < MOST
    },
    async run(world, picks) {
      const tx = aliveOrEnded(world, picks)
      const document = tx && pick(tx.documents, picks[1])
      if (!tx || !document) return ''
      const type = (picks[2] ?? 0) % 4 === 3 ? 'visa' : 'signature'
      const to = `document ${tx.documents.indexOf(document) + 1}${ofTransaction(world, tx)}`
      world.doing = `add a field to ${to}`
      const field = await addField(world, tx, document, (placed += 1), type)
      await compared(world, tx)
      return field ? `add field ${fieldsOf(tx).indexOf(field) + 1} to ${to}` : `add a field to ${to}, which is refused`
    },
  },
  {
    name: 'change a field',
    weight: 7,
    can(world, picks) {
      const tx = aliveOrEnded(world, picks)
      return tx !== undefined && (stateOf(tx) === 'draft' || isEnded(tx)) && fieldsOf(tx).length > 0
    },
    async run(world, picks) {
      const tx = aliveOrEnded(world, picks)
      const found = tx && fieldOf(tx, picks[1])
      if (!tx || !found) return ''
      const { field, document } = found
      const update = updateOf(field, picks[2] ?? 0)
      world.doing = `change ${fieldIn(tx, field.id)}${ofTransaction(world, tx)}: ${update.text}`
      const body = await change(
        world,
        tx,
        { accepts: 'field/moved' },
        (state) => `field/not-changed-${state}`,
        () => world.context.api.updateField(tx.id, document.id, field.id, update.args),
      )
      if (body) {
        update.apply()
        tx.last = 'other'
      }
      await compared(world, tx)
      return `change ${fieldIn(tx, field.id)}${ofTransaction(world, tx)}: ${update.text}${body ? '' : ', which is refused'}`
    },
  },
  {
    name: 'delete a field',
    weight: 5,
    can(world, picks) {
      const tx = aliveOrEnded(world, picks)
      return tx !== undefined && fieldsOf(tx).length > 0
    },
    async run(world, picks) {
      const tx = aliveOrEnded(world, picks)
      const found = tx && fieldOf(tx, picks[1])
      if (!tx || !found) return ''
      const { field, document } = found
      const text = `delete ${fieldIn(tx, field.id)}${ofTransaction(world, tx)}`
      const whenUnlinked: Expected =
        stateOf(tx) === 'draft' ? { accepts: field.wasLinked ? 'field/unlinked-deleted' : 'field/deleted' } : 'open'
      world.doing = text
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
      return body ? text : `${text}, which is refused`
    },
  },
  {
    name: 'copy a field',
    weight: 3,
    can(world, picks) {
      const tx = inState(world, picks, 'draft')
      return tx !== undefined && movable(tx).length > 0 && fieldsOf(tx).length < MOST
    },
    async run(world, picks) {
      const tx = inState(world, picks, 'draft')
      // Whether a copy has the signer of its source is open.
      const source = tx && pick(movable(tx), picks[1])
      const document = tx && pick(tx.documents, picks[2])
      if (!tx || !source || !document) return ''
      world.doing = `copy ${fieldIn(tx, source.id)} to document ${tx.documents.indexOf(document) + 1}${ofTransaction(world, tx)}`
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
        }
        document.fields.push(copy)
        tx.last = 'other'
      }
      await compared(world, tx)
      return `copy ${fieldIn(tx, source.id)} to document ${tx.documents.indexOf(document) + 1}${ofTransaction(world, tx)}`
    },
  },
  {
    name: 'move a field to another document',
    weight: 9,
    can(world, picks) {
      const tx = inState(world, picks, 'draft')
      return tx !== undefined && tx.documents.length > 1 && movable(tx).length > 0
    },
    async run(world, picks) {
      const tx = inState(world, picks, 'draft')
      const field = tx && pick(movable(tx), picks[1])
      const from = tx?.documents.find(({ fields }) => field && fields.includes(field))
      const to =
        tx &&
        pick(
          tx.documents.filter((one) => one !== from),
          picks[2],
        )
      if (!tx || !field || !from || !to) return ''
      const text = `move ${fieldIn(tx, field.id)} to document ${tx.documents.indexOf(to) + 1}${ofTransaction(world, tx)}`
      world.doing = text
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
      return text
    },
  },
]

/** Which signer a moved field has is open. */
const movable = (tx: TransactionModel): FieldModel[] => fieldsOf(tx).filter(({ id }) => !isLinked(tx, id))

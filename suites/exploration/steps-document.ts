import type { StepKind } from '../../helpers/engine/explore/exploration.ts'
import { offersInitials } from '../../helpers/engine/facts/workspace.ts'
import { aliveOrEnded, documentIn, inState, ofTransaction, oneOf } from './choices.ts'
import { addField, appoint, assign } from './contents.ts'
import { isLinked, isTouched, mayBeTouched, stateOf, unequal } from './model.ts'
import type { DocumentModel, TransactionModel, World } from './model.ts'
import { change, compared, idIn, type Expected } from './sending.ts'
import { stepOf } from './step.ts'

const MOST = 3
/** The signers of a prepared draft. */
const SIGNERS = [1, 2, 3, 2, 3, 2] as const

/** Why a document can be added in a state. */
function additionIn(tx: TransactionModel): Expected {
  const state = stateOf(tx)
  if (state === 'draft') return { accepts: 'document/added' }
  if (state === 'paused') return tx.signed.length > 0 ? 'open' : { accepts: 'document/added-in-pause' }
  return { accepts: tx.signed.length > 0 ? 'document/added-after-task-done' : 'document/added-after-start' }
}

/** Adds a document, if the transaction accepts it. */
async function addDocument(world: World, tx: TransactionModel): Promise<DocumentModel | undefined> {
  const { context } = world
  const file = await context.given.file()
  const name = context.people.word()
  const send = () => context.api.addDocument(tx.id, { document: file, name })
  const body = await change(world, tx, additionIn(tx), (state) => `document/not-added-${state}`, send)
  if (!body) return undefined
  const document: DocumentModel = {
    id: idIn(body),
    name,
    hasInitials: false,
    wasTouched: false,
    initials: [],
    fields: [],
  }
  tx.documents.push(document)
  tx.last = 'other'
  const state = stateOf(tx)
  tx.stateBy =
    state === 'started' || state === 'paused' ? `lifecycle/${state}-document-keeps-state` : 'document/added-beside'
  return document
}

/** Why a document can be renamed, or cannot. */
function renamingOf(tx: TransactionModel, document: DocumentModel): Expected {
  const state = stateOf(tx)
  if (state === 'draft') return { accepts: 'document/renamed' }
  if (isTouched(tx, document)) {
    const isSigned = document.fields.some(({ id }) => tx.signed.some(({ field }) => field === id))
    return { refuses: isSigned ? 'document/name-after-signing' : 'document/name-after-review' }
  }
  if (state === 'paused' || mayBeTouched(tx, document)) return 'open'
  return { accepts: tx.signed.length > 0 ? 'document/name-unsigned' : 'document/name-before-signing' }
}

export const documentSteps: readonly StepKind<World>[] = [
  stepOf({
    name: 'prepare a draft',
    weight: 14,
    find(world, picks) {
      const tx = inState(world, picks, 'draft')
      const [, many = 0, alternate = 0, reviewed = 0] = picks
      const signers = world.people.slice(0, SIGNERS[many % SIGNERS.length])
      return tx?.documents.length === 0 ? { tx, signers, alternate, reviewed } : undefined
    },
    words: () => 'prepare a draft',
    async run(world, { tx, signers, alternate, reviewed }) {
      const document = await addDocument(world, tx)
      if (!document) return false
      for (const signer of signers) {
        const field = await addField(world, tx, document, tx.signatures.length)
        if (field) await assign(world, tx, signer, field)
      }
      const [first, second] = world.people
      const shared = document.fields[0]
      const isShared = alternate > 8 && shared !== undefined && second !== undefined
      if (isShared) await assign(world, tx, second, shared)
      const reviewer = world.people[3]
      const isReviewed = reviewed > 7 && reviewer !== undefined && first !== undefined
      if (isReviewed) await appoint(world, tx, reviewer, first)
      await compared(world, tx)
      const names = 'ABC'.slice(0, signers.length).split('').join(', ')
      const more = `${isShared ? ', B as an alternate for field 1' : ''}${isReviewed ? ', D as the reviewer of A' : ''}`
      return `add a document with a field each for ${names}${more}${ofTransaction(world, tx)}`
    },
  }),
  stepOf({
    name: 'add a document',
    weight: 6,
    find(world, picks) {
      const tx = aliveOrEnded(world, picks)
      return tx && tx.documents.length < MOST ? tx : undefined
    },
    words: (world, tx) => `add a document${ofTransaction(world, tx)}`,
    async run(world, tx) {
      const document = await addDocument(world, tx)
      await compared(world, tx)
      return document !== undefined
    },
  }),
  stepOf({
    name: 'rename a document',
    weight: 5,
    find: (world, picks) => oneOf(aliveOrEnded(world, picks), ({ documents }) => documents, picks[1]),
    words: (world, { tx, one }) => `rename ${documentIn(tx, one)}${ofTransaction(world, tx)}`,
    async run(world, { tx, one: document }) {
      const name = world.context.people.word()
      const touched = isTouched(tx, document)
      const body = await change(
        world,
        tx,
        renamingOf(tx, document),
        (state) =>
          touched && (state === 'closed' || state === 'completed')
            ? `document/signed-not-changed-${state}`
            : `document/not-changed-${state}`,
        () => world.context.api.updateDocument(tx.id, document.id, { name }),
      )
      if (body) {
        tx.former.push(document.name)
        document.name = name
        tx.last = 'other'
        world.judge.at(unequal('document/renamed', 'name in the response', body['name'], name))
      }
      await compared(world, tx)
      return body !== undefined
    },
  }),
  stepOf({
    name: 'delete a document',
    weight: 6,
    find: (world, picks) => oneOf(aliveOrEnded(world, picks), ({ documents }) => documents, picks[1]),
    words: (world, { tx, one }) => `delete ${documentIn(tx, one)}${ofTransaction(world, tx)}`,
    async run(world, { tx, one: document }) {
      const isEmpty = document.fields.every(({ mayBeGone }) => mayBeGone) && document.initials.length === 0
      const whenEmpty: Expected = stateOf(tx) === 'draft' ? { accepts: 'document/deleted' } : 'open'
      const body = await change(
        world,
        tx,
        isEmpty ? whenEmpty : { refuses: 'document/deleted-with-field' },
        (state) => `document/not-deleted-${state}`,
        () => world.context.api.deleteDocument(tx.id, document.id),
      )
      if (body) {
        tx.documents = tx.documents.filter((one) => one !== document)
        tx.former.push(document.name)
        tx.last = 'other'
      }
      await compared(world, tx)
      return body !== undefined
    },
  }),
  stepOf({
    name: 'add initials',
    weight: 3,
    find: (world, picks) =>
      offersInitials(world.context.workspace)
        ? oneOf(inState(world, picks, 'draft'), ({ documents }) => documents, picks[1])
        : undefined,
    words: (world, { tx, one }) => `add initials to ${documentIn(tx, one)}${ofTransaction(world, tx)}`,
    async run(world, { tx, one: document }) {
      // The document does not say that initials can follow the signers.
      const withoutSigner: Expected = document.fields.some(({ id }) => isLinked(tx, id))
        ? 'open'
        : { accepts: 'initials/created' }
      const expected = document.hasInitials ? ({ refuses: 'initials/once' } as const) : withoutSigner
      let made: unknown
      const body = await change(
        world,
        tx,
        expected,
        (state) => `initials/not-added-${state}`,
        async () => {
          const answer = await world.context.api.addInitials(tx.id, document.id, { y: 40 })
          made = answer.body
          return answer
        },
      )
      if (body) {
        document.hasInitials = true
        document.initials = idsIn(made)
        tx.last = 'other'
      }
      await compared(world, tx)
      return body !== undefined
    },
  }),
]

const idsIn = (list: unknown): string[] =>
  Array.isArray(list)
    ? list.flatMap((one: unknown) => {
        const id = typeof one === 'object' && one !== null && 'id' in one ? one.id : undefined
        return typeof id === 'string' ? [id] : []
      })
    : []

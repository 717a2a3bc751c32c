import type { StepKind } from '../../helpers/engine/explore/exploration.ts'
import { hasFact, textOf } from '../../helpers/engine/facts/workspace.ts'
import type { Args } from '../../helpers/engine/http/encode.ts'
import { Inconclusive } from '../../helpers/engine/outcome/errors.ts'
import type { JsonObject } from '../../helpers/engine/values/json.ts'
import { DAY, instantOf, SECOND } from '../../helpers/engine/values/time.ts'
import { aliveOrEnded, ofTransaction } from './choices.ts'
import { isAnyTaskDone, isEnded, stateOf, type TransactionModel, type World } from './model.ts'
import { accepted, change, compared, permitted } from './sending.ts'
import { stepOf } from './step.ts'

/** Minutes: no target refuses these, and a pause is never about them. */
const DURATIONS = [1_440, 2_880, 4_320] as const
const LANGUAGES = ['fr', 'en', 'de', 'it'] as const
const MOST = 3
/** Only larger picks cancel a draft. */
const RARELY = 10

/** The time on the target, in milliseconds. */
export const nowOf = ({ aheadMs }: World): number => Date.now() + aheadMs

/** Creates a draft, and adds it to the model. */
export async function createDraft(world: World, which = 0): Promise<TransactionModel> {
  const { context, transactions } = world
  const { people, workspace } = context
  const name = people.word()
  const metadata = { reference: people.word(), purpose: people.word() }
  const duration = DURATIONS[which % DURATIONS.length] ?? DURATIONS[0]
  const args = { name, metadata, duration, language: 'en', private: false, carbon_copy_subject: 'Done' }
  // The document does not say that a transaction without carbon copies has a subject for them.
  const body =
    (await permitted(() => context.api.create(args))) ??
    (await accepted(world, 'lifecycle/creation-draft', () =>
      context.api.create({ ...args, carbon_copies: [people.email()] }),
    ))
  const { id } = body
  if (typeof id !== 'string') throw new Inconclusive('the response to a creation has no id')
  const tx: TransactionModel = {
    id,
    number: transactions.length + 1,
    states: ['draft'],
    stateBy: 'lifecycle/creation-draft',
    last: 'create',
    name,
    metadata,
    language: 'en',
    isPrivate: false,
    folder: textOf(workspace, 'default-folder'),
    subject: 'Done',
    duration,
    expiresAt: undefined,
    isExpiryOpen: false,
    isExpiryMoved: false,
    startedAt: undefined,
    closedAt: undefined,
    code: undefined,
    reason: undefined,
    documents: [],
    signatures: [],
    reviews: [],
    signed: [],
    reviewed: [],
    maybeReviewed: [],
    isReviewOpen: false,
    removedSignatures: [],
    removedReviews: [],
    haveLeft: new Set(),
    refusers: new Set(),
    haveRefused: new Set(),
    isRefusalOpen: false,
    mayBeLate: false,
    conversations: new Map(),
    openConversations: new Set(),
    former: [],
    createdAt: nowOf(world),
    cancelledAt: undefined,
    pauses: 0,
    resumes: 0,
    messages: 0,
    refusals: 0,
    wasStarted: false,
    isRetired: false,
    shown: body,
  }
  transactions.push(tx)
  await compared(world, tx)
  return tx
}

/** The arguments of an update, and their effect on the model. */
interface Update {
  readonly args: Args
  readonly text: string
  apply(): unknown
}

const update = (args: Args, text: string, apply: () => unknown): Update => ({ args, text, apply })

function updateOf(world: World, tx: TransactionModel, [, what = 0, value = 0]: readonly number[]): Update {
  const { people, workspace } = world.context
  const kinds: (() => Update | undefined)[] = [
    () => {
      const metadata = { reference: people.word(), purpose: tx.metadata['purpose'] ?? people.word() }
      return update({ metadata }, 'metadata', () => {
        tx.former.push(tx.metadata['reference'] ?? '')
        tx.metadata = metadata
      })
    },
    () => {
      const name = people.word()
      return update({ name }, 'name', () => {
        tx.former.push(tx.name)
        tx.name = name
      })
    },
    () => {
      const language = LANGUAGES[value % LANGUAGES.length] ?? 'fr'
      return update({ language }, `language to ${language}`, () => (tx.language = language))
    },
    () => {
      const isPrivate = value % 2 === 0
      return update({ private: isPrivate }, `private to ${isPrivate}`, () => (tx.isPrivate = isPrivate))
    },
    () => {
      const folder = textOf(workspace, value % 2 === 0 ? 'folder' : 'default-folder')
      if (folder === undefined || !hasFact(workspace, 'default-folder')) return undefined
      return update({ folder_id: folder }, 'folder', () => (tx.folder = folder))
    },
    () => {
      const subject = people.word()
      return update({ carbon_copy_subject: subject }, 'carbon_copy_subject', () => (tx.subject = subject))
    },
    () => {
      // Whether a duration shows after an `expires_at` was passed is open, and so is any change after the start.
      if (stateOf(tx) !== 'draft' || tx.expiresAt !== undefined) return undefined
      const duration = DURATIONS[value % DURATIONS.length] ?? DURATIONS[0]
      return update({ duration }, `duration to ${duration}`, () => (tx.duration = duration))
    },
    () => {
      const days = [5, 3, 2, 10][value % 4] ?? 5
      const instant = Math.ceil((nowOf(world) + days * DAY) / SECOND) * SECOND
      const expires_at = new Date(instant).toISOString().replace('.000', '')
      return update({ expires_at }, `expires_at to ${days} days from now`, () => {
        tx.expiresAt = instant
        tx.isExpiryMoved = tx.wasStarted
      })
    },
  ]
  const chosen = kinds[what % kinds.length]?.() ?? kinds[0]?.()
  if (!chosen) throw new Error('the first kind of update is always possible')
  return chosen
}

/** The rule by which an update is accepted or refused. */
function expectedOf(tx: TransactionModel, { args }: Update) {
  const state = stateOf(tx)
  const isDone = isAnyTaskDone(tx)
  if (args['name'] !== undefined && isDone) return { refuses: 'lifecycle/name-after-task-done' } as const
  if (args['name'] !== undefined && tx.maybeReviewed.length > 0) return 'open'
  if (state === 'draft') return { accepts: 'lifecycle/draft-update' } as const
  // After the start, an update must be compatible with the state; only metadata surely is, and the name before a task is done.
  if (args['metadata'] === undefined && args['name'] === undefined) return 'open'
  if (args['name'] !== undefined) return { accepts: 'lifecycle/name-before-task-done' } as const
  if (isDone) return { accepts: 'lifecycle/metadata-after-task-done' } as const
  return { accepts: state === 'paused' ? 'lifecycle/paused-update' : 'lifecycle/started-update' } as const
}

/** Whether an update returns its arguments: after the start, a service may ignore all but name and metadata. */
const showsAll = (body: JsonObject, { args }: Update): boolean =>
  Object.entries(args).every(([name, passed]) => {
    if (name === 'expires_at') return Math.abs(instantOf(body[name]) - instantOf(passed)) <= SECOND
    return (name === 'private' ? body[name] === true : body[name]) === passed
  })

export const draftSteps: readonly StepKind<World>[] = [
  stepOf({
    name: 'create a draft',
    weight: 2,
    find: ({ transactions }, [which = 0]) => (transactions.length < MOST ? which : undefined),
    words: () => 'create a transaction',
    async run(world, which) {
      const tx = await createDraft(world, which)
      return `create transaction ${tx.number}`
    },
  }),
  {
    name: 'update a transaction',
    weight: 8,
    can: (world, picks) => aliveOrEnded(world, picks) !== undefined,
    async run(world, picks) {
      const tx = aliveOrEnded(world, picks)
      if (!tx) return ''
      const chosen = updateOf(world, tx, picks)
      const text = `update the ${chosen.text}${ofTransaction(world, tx)}`
      world.doing = text
      const send = () => world.context.api.update(tx.id, chosen.args)
      const expected = expectedOf(tx, chosen)
      const body = await change(world, tx, expected, (state) => `lifecycle/${state}-update`, send)
      const wasEnded = isEnded(tx)
      if (body) {
        if (expected !== 'open' || showsAll(body, chosen)) chosen.apply()
        tx.last = 'update'
        const state = stateOf(tx)
        if (state === 'draft' || state === 'started' || state === 'paused')
          tx.stateBy = `lifecycle/${state}-update-keeps-state`
      } else if (wasEnded) {
        tx.stateBy = 'lifecycle/get-as-updated'
        tx.last = 'other'
      }
      await compared(world, tx)
      return body ? text : `${text}, which is refused`
    },
  },
  stepOf({
    name: 'cancel a transaction',
    weight: 2,
    find(world, picks) {
      const tx = aliveOrEnded(world, picks)
      const [, which = 0, reason = 0, rank = 0] = picks
      // A cancelled draft cannot be compared any further.
      if (!tx || (stateOf(tx) === 'draft' && rank < RARELY)) return undefined
      return { tx, code: ['other_reason', 'signature_refusal', 'document_not_compliant'][which % 3], reason }
    },
    words: (_, { tx, code }) => `cancel transaction ${tx.number} with ${code}`,
    async run(world, { tx, code, reason }) {
      const text = reason % 2 === 0 ? undefined : world.context.people.word()
      const args = { cancel_code: code, ...(text !== undefined && { cancel_reason: text }) }
      const before = stateOf(tx)
      const ended = isEnded(tx)
      const accepts = before === 'draft' || before === 'started' || before === 'paused' ? before : 'started'
      const body = await change(
        world,
        tx,
        { accepts: `lifecycle/${accepts}-cancel` },
        (state) => `lifecycle/${state}-cancel`,
        () => world.context.api.cancel(tx.id, args),
      )
      if (body) cancelled(world, tx, { code, reason: text, before })
      else if (ended) {
        tx.last = 'other'
        if (stateOf(tx) === 'cancelled') tx.stateBy = 'lifecycle/cancelled-cancel-keeps-state'
      }
      await compared(world, tx)
      return !ended
    },
  }),
]

function cancelled(
  world: World,
  tx: TransactionModel,
  { code, reason, before }: { code: string | undefined; reason: string | undefined; before: string | undefined },
): void {
  tx.states = ['cancelled']
  tx.stateBy = before === 'paused' ? 'lifecycle/paused-cancel' : 'lifecycle/started-cancel'
  tx.last = 'cancel'
  tx.code = code
  tx.reason = reason
  tx.cancelledAt = nowOf(world)
  // A cancelled draft may be deleted at once (document: Limits).
  if (before === 'draft') tx.isRetired = true
}

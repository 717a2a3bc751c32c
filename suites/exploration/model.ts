import type { Context } from '../../helpers/engine/scenario/context.ts'
import type { Judge, Difference as AnyDifference } from '../../helpers/engine/explore/judge.ts'
import type { State } from '../../helpers/engine/given/states.ts'
import type { JsonObject } from '../../helpers/engine/values/json.ts'
import type { RuleId } from '../catalogue.ts'

export type Difference = AnyDifference<RuleId>

/** A page, and pixels on it. */
export interface Place {
  readonly page: number
  readonly x: number
  readonly y: number
}

/** A field to be signed, as far as the document settles it. */
export interface FieldModel {
  readonly id: string
  type: 'signature' | 'visa'
  /** `null`: invisible; `undefined`: the document leaves the position open. */
  place: Place | null | undefined
  /** The rule that the position rests on. */
  placedBy: RuleId
  typedBy: RuleId
  /** Whether a signer was removed from it. */
  wasLinked: boolean
  /** Whether it had no signer at a start: whether that leaves it out is open. */
  mayBeGone: boolean
}

/** A document, as far as the document settles it. */
export interface DocumentModel {
  readonly id: string
  name: string
  hasInitials: boolean
  /** Whether it had been signed or reviewed before somebody was removed: whether it stays locked is open. */
  wasTouched: boolean
  /** The ids of its initials. */
  initials: string[]
  fields: FieldModel[]
}

export interface Signature {
  readonly signer: string
  readonly field: string
}

export interface Review {
  readonly reviewer: string
  readonly recipient: string
}

/** The state of the conversation with a participant who has written. */
export type Conversation = 'unread' | 'read' | 'ended'

/** A transaction, as far as the document settles it. */
export interface TransactionModel {
  readonly id: string
  /** Its number in the sequence, for people. */
  readonly number: number
  /** The states that it may be in: several if the document leaves it open. */
  states: readonly State[]
  /** The rule that its state rests on. */
  stateBy: RuleId
  /** The last change, which decides the rule that the other contents rest on. */
  last: 'create' | 'update' | 'start' | 'pause' | 'cancel' | 'other'
  name: string
  metadata: Readonly<Record<string, string>>
  language: string
  isPrivate: boolean
  folder: string | undefined
  subject: string | undefined
  /** Minutes. */
  duration: number
  /** Milliseconds of the target's time. `undefined` in a draft with a duration. */
  expiresAt: number | undefined
  /** The time at which it expires if the document settles it. */
  isExpiryOpen: boolean
  /** Whether an update after the start has passed another expiry. */
  isExpiryMoved: boolean
  startedAt: string | undefined
  closedAt: string | undefined
  code: string | undefined
  reason: string | undefined
  documents: DocumentModel[]
  signatures: Signature[]
  reviews: Review[]
  /** The fields that were signed, each with the signer. */
  signed: Signature[]
  /** The reviews that nobody waits for, because their reviewer has acted. */
  reviewed: Review[]
  /**
   * Reviews that may have been done: those that may have become superfluous before, that were removed afterwards, or whose
   * recipient was given something else to sign afterwards.
   */
  maybeReviewed: Review[]
  /** Whether there are reviews that nobody may wait for: the recipient has nothing left to sign, or they were done before. */
  isReviewOpen: boolean
  removedSignatures: Signature[]
  removedReviews: Review[]
  /** Those who were ever removed. Whether they stay participants, and whether their actions stay, is open. */
  haveLeft: Set<string>
  /** Those who have refused to act, and are still waited for. */
  refusers: Set<string>
  /** Those who have ever refused. Whether their refusal changes the tasks that they did before is open. */
  haveRefused: Set<string>
  /** Whether something has happened after a refusal, such as a removal, a new instruction or a pause, that may end it. */
  isRefusalOpen: boolean
  /** Whether time has passed in which an action may have stalled. */
  mayBeLate: boolean
  conversations: Map<string, Conversation>
  /** Those whose conversation may be ongoing or not: they have refused, have nothing left to do, or were removed. */
  openConversations: Set<string>
  /** Texts that a search no longer finds. */
  former: string[]
  /** Milliseconds of the target's time. */
  createdAt: number
  cancelledAt: number | undefined
  pauses: number
  resumes: number
  messages: number
  /** Whether a refusal is a message, too, is open. */
  refusals: number
  wasStarted: boolean
  /** The document no longer describes it. */
  isRetired: boolean
  /** The last reading. */
  shown: JsonObject
}

/** Everything that one sequence works with. */
export interface World {
  readonly context: Context
  readonly judge: Judge
  /** The people of the sequence: signers and reviewers. */
  readonly people: readonly string[]
  readonly transactions: TransactionModel[]
  /** The current step in words. */
  doing: string
  /** Milliseconds that the clock of the target is ahead of ours. */
  aheadMs: number
}

export const ENDED: readonly State[] = ['cancelled', 'expired', 'closed', 'completed']

/** The state, if it is settled. */
export const stateOf = ({ states }: TransactionModel): State | undefined =>
  states.length === 1 ? states[0] : undefined

/** Whether it has ended well: whether it is closed or completed already depends on the time. */
export const isFinished = ({ states }: TransactionModel): boolean =>
  states.every((state) => state === 'closed' || state === 'completed')

export const isEnded = ({ states }: TransactionModel): boolean => states.every((state) => ENDED.includes(state))

/** Whether it has ended, in the model or in a reading: the document may leave the end open. */
export const hasEnded = (tx: TransactionModel, read: JsonObject): boolean =>
  isEnded(tx) || ENDED.some((state) => state === read['state'])

/** The fields of all documents, except those that may be gone. */
export const fieldsOf = ({ documents }: TransactionModel): FieldModel[] =>
  documents.flatMap(({ fields }) => fields).filter(({ mayBeGone }) => !mayBeGone)

export const isLinked = ({ signatures }: TransactionModel, field: string): boolean =>
  signatures.some((one) => one.field === field)

export const isSigned = ({ signed }: TransactionModel, field: string): boolean =>
  signed.some((one) => one.field === field)

const sameSignature = (a: Signature, b: Signature) => a.signer === b.signer && a.field === b.field
const sameReview = (a: Review, b: Review) => a.reviewer === b.reviewer && a.recipient === b.recipient

export const hasSignature = (list: readonly Signature[], one: Signature): boolean =>
  list.some((other) => sameSignature(other, one))
export const hasReview = (list: readonly Review[], one: Review): boolean => list.some((other) => sameReview(other, one))

/** The signatures that are still needed: those of fields that nobody has signed. */
export const openSignatures = (tx: TransactionModel): Signature[] =>
  tx.signatures.filter(({ field }) => !isSigned(tx, field))
export const openReviews = (tx: TransactionModel): Review[] => tx.reviews.filter((one) => !hasReview(tx.reviewed, one))

/** The reviews that were done for sure. */
export const surelyReviewed = ({ reviewed, maybeReviewed }: TransactionModel): Review[] =>
  reviewed.filter((one) => !hasReview(maybeReviewed, one))

/** Whether somebody signed or reviewed a document (document: Files and documents). */
export function isTouched(tx: TransactionModel, { fields }: DocumentModel): boolean {
  if (fields.some(({ id }) => isSigned(tx, id))) return true
  return tx.signatures.some(
    ({ signer, field }) =>
      fields.some(({ id }) => id === field) && surelyReviewed(tx).some(({ recipient }) => recipient === signer),
  )
}

/**
 * Whether a document may have been signed or reviewed. The document leaves open who signs initials, whether instructions show it,
 * whether a review concerns what its recipient was given to sign later, and whether it counts after its removal.
 */
export const mayBeTouched = (tx: TransactionModel, { fields, initials, wasTouched }: DocumentModel): boolean =>
  wasTouched ||
  (initials.length > 0 && (isAnyTaskDone(tx) || tx.maybeReviewed.length > 0)) ||
  tx.signatures.some(
    ({ signer, field }) =>
      tx.maybeReviewed.some(({ recipient }) => recipient === signer) && fields.some(({ id }) => id === field),
  )

export const isAnyTaskDone = (tx: TransactionModel): boolean => tx.signed.length + surelyReviewed(tx).length > 0

/** The signatures that were given or are needed. Whether the instruction stays of one that an alternate gave instead is open. */
export const lastingSignatures = (tx: TransactionModel): Signature[] =>
  tx.signatures.filter((one) => !isSigned(tx, one.field) || hasSignature(tx.signed, one))

/** The reviews that were done or are needed, likewise. */
export const lastingReviews = (tx: TransactionModel): Review[] =>
  tx.reviews.filter((one) => !tx.isReviewOpen || hasReview(tx.reviewed, one))

/** Everybody with an instruction that stays. */
export const participantsOf = (tx: TransactionModel): string[] => [
  ...new Set([
    ...lastingSignatures(tx).map(({ signer }) => signer),
    ...lastingReviews(tx).map(({ reviewer }) => reviewer),
  ]),
]

/** A difference unless the two values are equal. */
export const unequal = (rule: RuleId, what: string, actual: unknown, expected: unknown): Difference[] =>
  Object.is(actual, expected) ? [] : [{ rule, what, expected, actual }]

/** A difference unless the claim holds. */
export const unless = (holds: boolean, rule: RuleId, what: string, expected: string, actual: unknown): Difference[] =>
  holds ? [] : [{ rule, what, expected, actual }]

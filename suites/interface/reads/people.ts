import { sameEmail } from '../../../helpers/engine/values/emails.ts'
import { isAbsent, objectsIn, type JsonObject } from '../../../helpers/engine/values/json.ts'

/** The participants of a transaction with this email: several if a person is listed twice (document: Participant). */
export const participantsOf = (transaction: JsonObject, email: string): JsonObject[] =>
  objectsIn(transaction, 'participants').filter((participant) => sameEmail(email, participant['email']))

/** The actions of a transaction that this person performs (document: Action, `actor`). */
export const actionsOf = (transaction: JsonObject, email: string): JsonObject[] =>
  objectsIn(transaction, 'actions').filter(({ actor }) => sameEmail(email, actor))

/** The states of an action whose participant can act. */
export const UNDER_WAY: readonly unknown[] = ['open', 'started']

/** Whether the state of an action says that its participant can act. */
export const isUnderWay = ({ state }: JsonObject): boolean => UNDER_WAY.includes(state)

/** Whether the participant of an action can act, and the action shows when it opened (document: Action, `started_at`). */
export const isOpen = (action: JsonObject): boolean => isUnderWay(action) && !isAbsent(action['started_at'])

/** The tasks of this person, over all their actions (document: Task). */
export const tasksOf = (transaction: JsonObject, email: string): JsonObject[] =>
  actionsOf(transaction, email).flatMap((action) => objectsIn(action, 'tasks'))

/** The signature instructions of a transaction (document: Instructions, `signatures`). */
export const signaturesIn = (transaction: JsonObject): JsonObject[] =>
  objectsIn(transaction['instructions'], 'signatures')

/** The signature instructions that name this signer and this field. */
export const signaturesOf = (transaction: JsonObject, signer: string, field?: string): JsonObject[] =>
  signaturesIn(transaction).filter(
    (one) => sameEmail(signer, one['signer']) && (field === undefined || one['field'] === field),
  )

/** The review instructions of a transaction (document: Instructions, `reviews`). */
export const reviewsIn = (transaction: JsonObject): JsonObject[] => objectsIn(transaction['instructions'], 'reviews')

/** The review instructions that name this reviewer and this recipient. */
export const reviewsOf = (transaction: JsonObject, reviewer: string, recipient: string): JsonObject[] =>
  reviewsIn(transaction).filter((one) => sameEmail(reviewer, one['reviewer']) && sameEmail(recipient, one['recipient']))

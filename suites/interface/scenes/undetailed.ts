import { idNamesOf } from '../../../helpers/engine/api/calls.ts'
import { UNDETAILED_CALLS } from './endpoints.ts'

/** Names no message. */
const UNKNOWN_MESSAGE = 'message-unknown'

/** A call on a transaction, and the ids of its path. */
interface OnTransaction {
  readonly name: (typeof UNDETAILED_CALLS)[number]
  readonly ids: readonly string[]
}

/** The endpoints listed without detail, on one transaction; the message that one of them names is unknown. */
export const undetailedOn = (id: string): readonly OnTransaction[] =>
  UNDETAILED_CALLS.map((name) => ({ name, ids: idNamesOf(name).length > 1 ? [id, UNKNOWN_MESSAGE] : [id] }))

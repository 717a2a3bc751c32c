import { idNamesOf } from '../../../helpers/engine/index.ts'
import { UNDETAILED_CALLS } from './endpoints.ts'

/** The id of no message. */
const UNKNOWN_MESSAGE = 'message-unknown'

/** A call on a transaction, and the ids for its path. */
interface OnTransaction {
  readonly name: (typeof UNDETAILED_CALLS)[number]
  readonly ids: readonly string[]
}

/** The endpoints listed without detail, on one transaction. One of them names an unknown message. */
export const undetailedOn = (id: string): readonly OnTransaction[] =>
  UNDETAILED_CALLS.map((name) => ({ name, ids: idNamesOf(name).length > 1 ? [id, UNKNOWN_MESSAGE] : [id] }))

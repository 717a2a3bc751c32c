import { pathOf, type CallName } from '../../../helpers/engine/api/calls.ts'
import { pairsOf, type Args } from '../../../helpers/engine/http/encode.ts'
import type { Answer } from '../../../helpers/engine/http/exchange.ts'
import type { Context } from '../../../helpers/engine/scenario/context.ts'

/**
 * Sends a documented call with arguments of which the document does not say what becomes of them, as if it did not offer the call:
 * members of the answer that show them are held against no rule about members.
 */
export const sendUnjudged = ({ api }: Context, name: CallName, ids: readonly string[], args: Args): Promise<Answer> =>
  api.send({ method: 'POST', path: pathOf(name, ids), form: pairsOf(args) })

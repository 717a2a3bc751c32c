import { pathOf, type CallName } from '../../../helpers/engine/api/calls.ts'
import { pairsOf, type Args } from '../../../helpers/engine/http/encode.ts'
import type { Answer } from '../../../helpers/engine/http/exchange.ts'
import type { Context } from '../../../helpers/engine/scenario/context.ts'

/**
 * Sends a documented call with arguments whose effect the document does not describe. It is sent as an undocumented call, so that
 * no rule about members judges the response.
 */
export const sendUnjudged = ({ api }: Context, name: CallName, ids: readonly string[], args: Args): Promise<Answer> =>
  api.send({ method: 'POST', path: pathOf(name, ids), form: pairsOf(args) })

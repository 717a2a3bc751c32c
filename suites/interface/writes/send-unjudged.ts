import { pairsOf, pathOf, type Answer, type Args, type CallName, type Context } from '../../../helpers/engine/index.ts'

/**
 * Sends a documented call with arguments whose effect the document does not describe. It is sent as an undocumented call, so that
 * no rule about members judges the response.
 */
export const sendUnjudged = ({ api }: Context, name: CallName, ids: readonly string[], args: Args): Promise<Answer> =>
  api.send({ method: 'POST', path: pathOf(name, ids), form: pairsOf(args) })

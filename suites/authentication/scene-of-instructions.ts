import type { Api } from '../../helpers/engine/api/api.ts'
import { textOf } from '../../helpers/engine/facts/workspace.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import type { JsonObject } from '../../helpers/engine/values/json.ts'
import { sendTo, type Sendable } from '../interface/scenes/endpoints.ts'
import { PLACE } from '../interface/reads/fields.ts'
import { actionsOf } from '../interface/reads/people.ts'
import { pinIfKnown } from '../interface/scenes/seals.ts'
import type { Send } from './scene-inside.ts'

/** The calls on the signers, reviewers and seals of a transaction. */
export const CALLS_ON_INSTRUCTIONS = ['addSigner', 'addReviewer', 'showSealLogo', 'authorizeSeal'] as const

/**
 * A draft with a signer, a field without a signer and, if the workspace is known to have one, a seal. Each of the calls would succeed on it. A
 * failure here is not a verdict.
 */
export async function sceneOfInstructions(context: Context) {
  const { check, given, people, workspace } = context
  const { id, documentId, signer: recipient } = await given.startable()
  const { id: field } = await given.calls.addField(id, documentId, { ...PLACE, y: 500 })
  const [signer, reviewer] = [people.email(), people.email()]
  const sendables: Sendable[] = [
    { ids: [id], args: { signer, field: String(field) } },
    { ids: [id], args: { reviewer, recipient } },
  ]
  const seal = textOf(workspace, 'seal')
  if (seal !== undefined) {
    await given.signer(id, documentId, { signer: seal, field: { y: 300 } })
    const ids = [id, seal]
    sendables.push({ ids, args: { logo_display: 'none' } }, { ids, args: pinIfKnown(context) })
  }
  const sends = sendables.map(
    (sendable, at): Send =>
      (as: Api) =>
        sendTo(as, CALLS_ON_INSTRUCTIONS[at]!, sendable),
  )
  const isUntouched = (read: JsonObject) => {
    const actors = [signer, reviewer].filter((email) => actionsOf(read, email).length > 0)
    check.that('actions[].actor after the denied calls', actors.length === 0, 'no new actor', actors)
  }
  return { id, sends, isUntouched }
}

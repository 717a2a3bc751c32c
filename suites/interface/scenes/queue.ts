import type { Context } from '../../../helpers/engine/scenario/context.ts'
import { actionsOf } from '../reads/people.ts'
import { canAct, startedWithTwoSigners } from './performing.ts'

const WRITTEN = { outcome: 'message', message: 'When is it my turn?' } as const

/**
 * A started transaction of two signers, or of a signer and their reviewer, in which a signer waits for the other participant. If
 * the target lets everybody act at once, the scenario is not exercised. Needs `actions`.
 * @returns the ids of the transaction and of the action that waits, and both participants
 */
export async function inQueue(context: Context) {
  const { given, notExercised } = context
  const { first, second, id: ofSigners } = await startedWithTwoSigners(context)
  const { signer, id: ofReviewer } = await given.startable()
  const reviewer = await given.reviewer(ofReviewer, signer)
  await given.calls.start(ofReviewer)
  for (const { id, later, earlier } of [
    { id: ofSigners, later: second.signer, earlier: first.signer },
    { id: ofSigners, later: first.signer, earlier: second.signer },
    { id: ofReviewer, later: signer, earlier: reviewer },
  ]) {
    await given.actions(id)
    const read = await given.read(id)
    const [action] = actionsOf(read, later)
    const writes = async (who: string) => canAct(context, String(actionsOf(read, who)[0]?.['id']), WRITTEN)
    // The state may mean that the action waits for its participant, so the hook has to let only the other one write.
    const isWaiting = action?.['state'] === 'waiting' && !(await writes(later)) && (await writes(earlier))
    if (isWaiting) return { id, action: String(action['id']), earlier, later }
  }
  return notExercised('no signer waits for another participant')
}

import type { JsonObject } from '../../helpers/engine/index.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { settled } from '../interface/reads/stays-true.ts'
import { scenario } from '../scenario.ts'
import { hasTask, reviewable, reviewTasksOf } from './scene.ts'

scenario('review/one-task', 'creates one task for two documents', async (context) => {
  context.dependsOn('review/appointed')
  const { given, check } = context
  const { id, recipient, reviewer } = await reviewable(context)
  const { id: second } = await given.calls.addDocument(id, { document: await given.file() })
  await given.signer(id, String(second), { signer: recipient })
  await given.reviewer(id, recipient, reviewer)
  await settled(context)
  const isThere = (read: JsonObject) => hasTask(context, read, reviewer, recipient)
  const read = await onceShown(context, id, isThere, ['review/task-type', 'review/task-recipient'])
  check.equal(`number of actions[].tasks[] of ${reviewer}`, reviewTasksOf(read, reviewer, recipient).length, 1)
})

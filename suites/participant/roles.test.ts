import type { Context } from '../../helpers/scenario/context.ts'
import type { Look } from '../../helpers/scenario/verbs.ts'
import { sameEmail } from '../../helpers/values/emails.ts'
import { isAbsent, objectsIn, type JsonObject } from '../../helpers/values/json.ts'
import { contentOf, onceShown } from '../interface/shown.ts'
import { stays } from '../interface/stays.ts'
import { actionIn } from '../interface/tasks.ts'
import { scenario } from '../scenario.ts'

/** A transaction of two, one of whom wrote, once it shows that somebody did; and the address of who it was. */
async function writtenByOne(context: Context) {
  const { given, check } = context
  const { id } = await given.startedByTwo()
  const action = await given.acted(id, { outcome: 'message', message: 'When do I get my copy?' })
  const isTold: Look = (read) => check.equal('ongoing_conversation', read['ongoing_conversation'], true)
  const read = await onceShown(context, id, isTold, 'transaction/ongoing-conversation-one-of-several')
  const writer = contentOf('actions[].actor', actionIn(read, action)?.['actor'], 'action/of-signer-after-start')
  return { id, writer }
}

scenario('participant/conversation-of-another', 'flags nobody who did not write', async (context) => {
  const { id, writer } = await writtenByOne(context)
  const isAnother = ({ email }: JsonObject) => !isAbsent(email) && !sameEmail(email, writer)
  await stays(context, id, (read) => {
    for (const member of ['ongoing_conversation', 'has_unread_message'] as const)
      for (const other of objectsIn(read, 'participants').filter(isAnother))
        context.check.different(`participants[].${member} of who did not write`, other[member], true)
  })
})

scenario('participant/unread-only-ongoing', 'shows unread messages in conversations', async (context) => {
  const { id } = await writtenByOne(context)
  await stays(context, id, (read) => {
    for (const one of objectsIn(read, 'participants').filter((shown) => shown['has_unread_message'] === true))
      context.check.equal('participants[].ongoing_conversation of an unread message', one['ongoing_conversation'], true)
  })
})

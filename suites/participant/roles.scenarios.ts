import { isAbsent, objectsIn, sameEmail, type Context, type JsonObject, type Look } from '../../helpers/engine/index.ts'
import { actionsOf, participantsOf, tasksOf } from '../interface/reads/people.ts'
import { contentOf, onceShown } from '../interface/reads/once-shown.ts'
import { settled, staysTrue } from '../interface/reads/stays-true.ts'
import { actionIn, hasTasksLeft } from '../interface/reads/tasks.ts'
import { performs } from '../interface/scenes/performing.ts'
import { scenario } from '../scenario.ts'

/** A transaction of two participants, once it shows that one of them has written, and the email of the writer. */
async function writtenByOne(context: Context) {
  const { id } = await context.given.startedByTwo()
  const action = await context.given.acted(id, { outcome: 'message', message: 'When do I get my copy?' })
  const isOngoing: Look = (read) => context.check.equal('ongoing_conversation', read['ongoing_conversation'], true)
  const read = await onceShown(context, id, isOngoing, 'transaction/ongoing-conversation-one-of-several')
  const writer = contentOf('actions[].actor', actionIn(read, action)?.['actor'], 'action/of-signer-after-start')
  return { id, writer: String(writer) }
}

scenario('participant/conversation-false', 'shows no conversation while nobody has written', async (context) => {
  const { id } = await context.given.started()
  await staysTrue(context, id, (read) => {
    for (const member of ['ongoing_conversation', 'has_unread_message'] as const)
      for (const one of objectsIn(read, 'participants'))
        context.check.different(`participants[].${member}`, one[member], true)
  })
})

scenario('participant/conversation-true', 'shows a conversation with the person who has written', async (context) => {
  const { id, writer } = await writtenByOne(context)
  await context.shows(id, (read) => {
    const shown = participantsOf(read, writer).map((one) => one['ongoing_conversation'])
    context.check.that('participants[].ongoing_conversation of the writer', shown.includes(true), 'true', shown)
  })
})

scenario('participant/conversation-true', 'shows a conversation with a reviewer who has written', async (context) => {
  const { given, shows, check } = context
  const { id, signer } = await given.startable()
  const reviewer = await given.reviewer(id, signer)
  await given.calls.start(id)
  await given.actedBy(id, reviewer, { outcome: 'message', message: 'Which pages shall I review?' })
  await shows(id, (read) => {
    const shown = participantsOf(read, reviewer).map((one) => one['ongoing_conversation'])
    check.that('participants[].ongoing_conversation of the reviewer', shown.includes(true), 'true', shown)
  })
})

scenario('participant/unread-after-message', 'records whether the writer has an unread message', async (context) => {
  const { id, writer } = await writtenByOne(context)
  const [participant] = participantsOf(await context.given.read(id), writer)
  context.observe('has_unread_message', participant?.['has_unread_message'])
})

scenario('participant/states-of-acting', 'records the states of participants who act', async (context) => {
  const { given, observe } = context
  const { id, signer } = await given.startable()
  const reviewer = await given.reviewer(id, signer)
  const look = async (when: string) => {
    const read = await given.read(id)
    for (const [who, email] of Object.entries({ signer, reviewer }))
      observe(`${who} ${when}`, participantsOf(read, email)[0]?.['state'])
  }
  await given.calls.start(id)
  await look('after the start')
  const review = await given.actedBy(id, reviewer, { outcome: 'done' })
  await settled(context)
  await look('after the review')
  if (await hasTasksLeft(context, id, review)) await given.actedBy(id, signer, { outcome: 'done' })
  await settled(context)
  await look('after the signature')
})

scenario('participant/conversation-of-another', 'shows a conversation only with the writer', async (context) => {
  const { id, writer } = await writtenByOne(context)
  const isAnother = ({ email }: JsonObject) => !isAbsent(email) && !sameEmail(email, writer)
  await staysTrue(context, id, (read) => {
    for (const member of ['ongoing_conversation', 'has_unread_message'] as const)
      for (const other of objectsIn(read, 'participants').filter(isAnother))
        context.check.different(`participants[].${member} of a participant who has not written`, other[member], true)
  })
})

scenario('participant/acts-in-one-transaction', 'changes no other transaction of the signer', async (context) => {
  context.dependsOn('action/opens-at-start', 'participant/state-shown')
  const { given, check, people } = context
  const signer = people.email()
  const [here, there] = [await given.startable({}, {}, signer), await given.startable({}, {}, signer)]
  for (const { id } of [there, here]) await given.calls.start(id)
  const stateIn = (read: JsonObject) => participantsOf(read, signer)[0]?.['state']
  const isTasked: Look = (read) => {
    check.present('participants[].state', stateIn(read))
    check.present('actions[] of the signer', actionsOf(read, signer))
  }
  const before = await onceShown(context, there.id, isTasked, [
    'participant/state-shown',
    'action/of-signer-after-start',
  ])
  await performs(context, here.id, signer)
  await staysTrue(context, there.id, (read) => {
    check.equal('participants[].state in the other transaction', stateIn(read), stateIn(before))
    const done = tasksOf(read, signer).filter(({ state }) => state === 'done')
    check.equal('actions[].tasks[] with state done in the other transaction', done, [])
  })
})

scenario('participant/unread-only-ongoing', 'shows unread messages only in ongoing conversations', async (context) => {
  const { id } = await writtenByOne(context)
  await staysTrue(context, id, (read) => {
    const unread = objectsIn(read, 'participants').filter((shown) => shown['has_unread_message'] === true)
    // The target decides whether a message is unread.
    if (unread.length === 0) context.notShown('participants[].has_unread_message that is true')
    for (const one of unread)
      context.check.equal('participants[].ongoing_conversation of an unread message', one['ongoing_conversation'], true)
  })
})

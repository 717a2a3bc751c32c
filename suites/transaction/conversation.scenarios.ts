import type { Context, Look } from '../../helpers/engine/scenario/context.ts'
import type { JsonObject } from '../../helpers/engine/values/json.ts'
import { actionsOf, participantsOf } from '../interface/reads/people.ts'
import { isLet, oncePerformed, startedOfTwo } from '../interface/scenes/performing.ts'
import { caughtUp, onceShown } from '../interface/reads/once-shown.ts'
import { scenarioShowing } from '../interface/reads/scenario-showing.ts'
import { startedTwice } from '../interface/scenes/started-twice.ts'
import { settled, staysTrue } from '../interface/reads/stays-true.ts'
import { scenario } from '../scenario.ts'

/** A transaction one of whose participants wrote. */
const writtenTo =
  (started: 'started' | 'startedByTwo') =>
  async ({ given }: Context) => {
    const transaction = await given[started]()
    await given.acted(transaction.id, { outcome: 'message', message: 'When do I get my copy?' })
    return transaction
  }

for (const [rule, member] of [
  ['transaction/ongoing-conversation', 'ongoing_conversation'],
  ['transaction/has-unread-message', 'has_unread_message'],
] as const) {
  scenario(`${rule}-false`, `shows no ${member} while no participant wrote`, async (context) => {
    const { id } = await context.given.started()
    context.check.different(member, (await caughtUp(context, id))[member], true)
  })

  scenarioShowing(
    `${rule}-true`,
    `shows ${member} after the participant wrote`,
    writtenTo('started'),
    (check, transaction) => check.equal(member, transaction[member], true),
  )

  scenarioShowing(
    `${rule}-one-of-several`,
    `shows ${member} after one of two participants wrote`,
    writtenTo('startedByTwo'),
    (check, transaction) => check.equal(member, transaction[member], true),
  )

  scenario(`${rule}-of-another`, `shows no ${member} of a transaction beside one that has it`, async (context) => {
    const { id } = await context.given.started()
    const { id: other } = await writtenTo('started')(context)
    await onceShown(context, other, (read) => context.check.equal(member, read[member], true), `${rule}-true`)
    context.check.different(member, (await context.given.read(id))[member], true)
  })
}

scenario(
  'transaction/ongoing-conversation-of-another',
  'has none where the writer wrote to another',
  async (context) => {
    const { given, check } = context
    const [written, other] = await startedTwice(context)
    await given.acted(written, { outcome: 'message', message: 'When do I get my copy?' })
    const isTold: Look = (read) => check.equal('ongoing_conversation', read['ongoing_conversation'], true)
    await onceShown(context, written, isTold, 'transaction/ongoing-conversation-true')
    await staysTrue(context, other, (read) => {
      check.different('ongoing_conversation', read['ongoing_conversation'], true)
    })
  },
)

scenario('transaction/ongoing-conversation-one-of-several', 'shows it after a reviewer wrote', async (context) => {
  const { given, check, shows } = context
  const { id, signer } = await given.startable()
  const reviewer = await given.reviewer(id, signer)
  await given.calls.start(id)
  await given.actedBy(id, reviewer, { outcome: 'message', message: 'What am I to look at?' })
  await shows(id, (read) => check.equal('ongoing_conversation', read['ongoing_conversation'], true))
})

/** A transaction of two signers, one of whom wrote, once the conversation with them shows; the other one signed afterwards. */
async function signedBesideWriter(context: Context) {
  const { given, check, notExercised } = context
  const { id, first, second } = await startedOfTwo(context)
  const action = await given.acted(id, { outcome: 'message', message: 'When do I get my copy?' })
  const isOngoing = (read: JsonObject, who: string) =>
    participantsOf(read, who).some((one) => one['ongoing_conversation'] === true)
  const isTold: Look = (read) =>
    check.that(
      'participants[].ongoing_conversation',
      [first, second].some((one) => isOngoing(read, one.signer)),
      'true of one',
      read['participants'],
    )
  const read = await onceShown(context, id, isTold, 'participant/conversation-true')
  const [writer, other] = isOngoing(read, first.signer) ? [first, second] : [second, first]
  for (const { id: left } of actionsOf(read, other.signer))
    if (String(left) !== action && (await isLet(context, String(left), { outcome: 'done' }))) {
      await oncePerformed(context, id, String(left))
      return { id, writer: writer.signer }
    }
  return notExercised('the other signer cannot act before who wrote')
}

scenario('transaction/participant-conversation-stays', 'keeps a conversation when another signs', async (context) => {
  const { id, writer } = await signedBesideWriter(context)
  await staysTrue(context, id, (read) => {
    const shown = participantsOf(read, writer).map((one) => one['ongoing_conversation'])
    context.check.that('participants[].ongoing_conversation of who wrote', shown.includes(true), 'true', shown)
  })
})

const STILL = {
  ended: 'transaction/ongoing-conversation-one-ended',
  read: 'transaction/has-unread-message-one-read',
} as const

/** The rule that a member shows once a participant wrote. */
const memberRule = (member: 'ongoing_conversation' | 'has_unread_message') =>
  member === 'ongoing_conversation' ? 'transaction/ongoing-conversation-true' : 'transaction/has-unread-message-true'

for (const { outcome, member, ofTransaction, ofParticipant } of [
  {
    outcome: 'ended',
    member: 'ongoing_conversation',
    ofTransaction: 'transaction/ongoing-conversation-ends',
    ofParticipant: 'transaction/participant-conversation-ends',
  },
  {
    outcome: 'read',
    member: 'has_unread_message',
    ofTransaction: 'transaction/has-unread-message-read',
    ofParticipant: 'transaction/participant-unread-read',
  },
] as const) {
  const written = async (context: Context) => {
    const { id, signer } = await context.given.startable()
    await context.given.calls.start(id)
    await context.given.acted(id, { outcome: 'message', message: 'When do I get my copy?' })
    const isTold: Look = (read) => context.check.equal(member, read[member], true)
    await onceShown(context, id, isTold, memberRule(member))
    await context.control.converse(id, signer, outcome)
    return { id, signer }
  }

  scenario(ofTransaction, `shows no ${member} once it is ${outcome}`, async (context) => {
    const { id } = await written(context)
    await context.shows(id, (read) => context.check.different(member, read[member], true))
  })

  scenario(ofParticipant, `shows no ${member} of the participant once it is ${outcome}`, async (context) => {
    const { id, signer } = await written(context)
    await context.shows(id, (read) => {
      for (const one of participantsOf(read, signer)) {
        context.check.different(`participants[].${member}`, one[member], true)
        if (outcome === 'ended')
          context.check.different('participants[].has_unread_message', one['has_unread_message'], true)
      }
    })
  })

  scenario(STILL[outcome], `shows ${member} while that of another is not ${outcome}`, async (context) => {
    const { given, control, check, notExercised } = context
    const { id, documentId, signer } = await given.startable()
    await given.signer(id, documentId, { field: { y: 300 } })
    await given.calls.start(id)
    const message = { outcome: 'message', message: 'When do I get my copy?' } as const
    // Whether both may act at once is up to the target.
    const wrote = await Promise.all((await given.actions(id)).map((action) => control.act(action, message)))
    if (wrote.filter(Boolean).length < 2) notExercised('the target lets one signer act after the other')
    await onceShown(context, id, (read) => check.equal(member, read[member], true), memberRule(member))
    await settled(context)
    await control.converse(id, signer, outcome)
    await staysTrue(context, id, (later) => check.equal(member, later[member], true))
  })
}

import { ifAllowed, objectsIn } from '../../helpers/engine/index.ts'
import type { Answer, Context, JsonObject, Look } from '../../helpers/engine/index.ts'
import { participantsOf } from '../interface/reads/people.ts'
import { signerAdded } from '../interface/scenes/late-addition.ts'
import { bothAct, INDEPENDENT } from '../interface/scenes/pairs.ts'
import { oncePerformed } from '../interface/scenes/performing.ts'
import { caughtUp, onceShown } from '../interface/reads/once-shown.ts'
import { scenarioShowing } from '../interface/reads/scenario-showing.ts'
import { startedTwice } from '../interface/scenes/start-with.ts'
import { settled, staysTrue } from '../interface/reads/stays-true.ts'
import { pausedIfPossible } from '../interface/scenes/advance.ts'
import { scenario } from '../scenario.ts'

const MESSAGE = { outcome: 'message', message: 'When do I get my copy?' } as const

/** A transaction in which a participant has written a message. */
const writtenTo =
  (started: 'started' | 'startedByTwo') =>
  async ({ given }: Context) => {
    const transaction = await given[started]()
    await given.acted(transaction.id, MESSAGE)
    return transaction
  }

type Change = (context: Context, id: string) => Promise<Answer>
const updatesMetadata: Change = ({ api }, id) => api.update(id, { metadata: { purpose: 'lease' } })
const addsDocument: Change = async ({ api, given }, id) => api.addDocument(id, { document: await given.file() })

for (const flag of ['ongoing-conversation', 'has-unread-message'] as const) {
  const rule = `transaction/${flag}` as const
  const member = flag.replaceAll('-', '_')
  scenario(`${rule}-false`, `shows no ${member} before a participant writes`, async (context) => {
    const { id } = await context.given.started()
    context.check.different(member, (await caughtUp(context, id))[member], true)
  })

  for (const { slug, started, who } of [
    { slug: 'true', started: 'started', who: 'the participant' },
    { slug: 'one-of-several', started: 'startedByTwo', who: 'one of two participants' },
  ] as const) {
    const title = `shows ${member} after ${who} has written`
    scenarioShowing(`${rule}-${slug}`, title, writtenTo(started), (check, shown) =>
      check.equal(member, shown[member], true),
    )
  }

  scenario(`${rule}-one-of-several`, `shows ${member} after a reviewer has written`, async (context) => {
    const { given, check, shows } = context
    const { id, signer } = await given.startable()
    const reviewer = await given.reviewer(id, signer)
    await given.calls.start(id)
    await given.actedBy(id, reviewer, { outcome: 'message', message: 'Which pages should I review?' })
    await shows(id, (read) => check.equal(member, read[member], true))
  })

  scenario(`${rule}-stays-with-signer`, `still shows ${member} after a signer was added`, async (context) => {
    const { given, check } = context
    const site = await given.startable()
    await given.calls.start(site.id)
    await given.acted(site.id, MESSAGE)
    const isShown: Look = (read) => check.equal(member, read[member], true)
    await onceShown(context, site.id, isShown, `${rule}-true`)
    await signerAdded(context, site)
    await staysTrue(context, site.id, isShown)
  })

  for (const { what, change } of [
    { what: 'an update', change: updatesMetadata },
    { what: 'another document', change: addsDocument },
  ])
    scenario(`${rule}-stays-changed`, `still shows ${member} after ${what}`, async (context) => {
      const { id } = await writtenTo('started')(context)
      const isShown: Look = (read) => context.check.equal(member, read[member], true)
      await onceShown(context, id, isShown, `${rule}-true`)
      await ifAllowed(() => change(context, id), `the target refuses ${what} after the start`)
      await staysTrue(context, id, isShown)
    })

  scenario(`${rule}-of-another`, `shows no ${member} after a message in another transaction`, async (context) => {
    const { id } = await context.given.started()
    const { id: other } = await writtenTo('started')(context)
    await onceShown(context, other, (read) => context.check.equal(member, read[member], true), `${rule}-true`)
    context.check.different(member, (await context.given.read(id))[member], true)
  })
}

scenario('transaction/ongoing-conversation-of-another', 'shows no conversation held elsewhere', async (context) => {
  const [written, other] = await startedTwice(context)
  await context.given.acted(written, MESSAGE)
  const isOngoing: Look = (read) => context.check.equal('ongoing_conversation', read['ongoing_conversation'], true)
  await onceShown(context, written, isOngoing, 'transaction/ongoing-conversation-true')
  await staysTrue(context, other, (read) => {
    context.check.different('ongoing_conversation', read['ongoing_conversation'], true)
  })
})

/** Waits until a transaction shows that a participant has written. */
const onceWritten = (context: Context) => (id: string) => {
  const hasConversation: Look = (read) => {
    const flags = objectsIn(read, 'participants').map((one) => one['ongoing_conversation'])
    context.check.that('participants[].ongoing_conversation', flags.includes(true), 'true for one participant', flags)
  }
  return onceShown(context, id, hasConversation, 'participant/conversation-true')
}

scenario('transaction/has-unread-message-stays-paused', 'keeps an unread message in a pause', async (context) => {
  const { check } = context
  const { id } = await writtenTo('started')(context)
  const isUnread: Look = (read) => check.equal('has_unread_message', read['has_unread_message'], true)
  await onceShown(context, id, isUnread, 'transaction/has-unread-message-true')
  await pausedIfPossible(context, id, 'a transaction with a conversation')
  await staysTrue(context, id, isUnread)
})

scenario('transaction/has-unread-message-stays-listed', 'keeps a message unread that was listed', async (context) => {
  context.dependsOn('listing/search-name')
  const { check, given, people } = context
  const name = people.word()
  const { id } = await given.started({ name })
  await given.acted(id, MESSAGE)
  const isUnread: Look = (read) => check.equal('has_unread_message', read['has_unread_message'], true)
  await onceShown(context, id, isUnread, 'transaction/has-unread-message-true')
  await given.listed(id, name)
  await staysTrue(context, id, isUnread)
})

scenario('transaction/participant-conversation-stays', 'keeps a conversation when another acts', async (context) => {
  const acts = { first: 'message', second: 'done', among: INDEPENDENT, onceActed: onceWritten(context) } as const
  const { id, second, acted } = await bothAct(context, acts)
  await oncePerformed(context, id, second)
  await staysTrue(context, id, (read) => {
    const shown = participantsOf(read, acted).map((one) => one['ongoing_conversation'])
    context.check.that('participants[].ongoing_conversation of the writer', shown.includes(true), 'true', shown)
  })
})

scenario('transaction/participant-conversation-stays', 'keeps its flag when another acts', async (context) => {
  const { check, notExercised } = context
  const isOngoing: Look = (read) => check.equal('ongoing_conversation', read['ongoing_conversation'], true)
  const onceActed = (one: string) =>
    onceShown(context, one, isOngoing, 'transaction/ongoing-conversation-one-of-several')
  const { id, second } = await bothAct(context, { first: 'message', second: 'done', among: INDEPENDENT, onceActed })
  await oncePerformed(context, id, second)
  await staysTrue(context, id, (read) => {
    if (read['state'] !== 'started') notExercised('the transaction has ended')
    isOngoing(read)
  })
})

for (const [second, does] of [
  ['done', 'acts'],
  ['refused', 'refuses'],
] as const)
  scenario(
    'transaction/has-unread-message-stays-acted',
    `keeps messages unread if another ${does}`,
    async (context) => {
      const { check, notExercised } = context
      const isUnread: Look = (read) => check.equal('has_unread_message', read['has_unread_message'], true)
      const onceActed = (one: string) =>
        onceShown(context, one, isUnread, 'transaction/has-unread-message-one-of-several')
      const acts = { first: 'message', second, among: INDEPENDENT, onceActed } as const
      const { id, acted, read: before } = await bothAct(context, acts)
      const ofWriter = (read: JsonObject) =>
        participantsOf(read, acted).some((one) => one['has_unread_message'] === true)
      await staysTrue(context, id, (read) => {
        if (read['state'] !== 'started') notExercised('the transaction has ended')
        isUnread(read)
        // The document does not say that a message sets the flag of its writer.
        if (ofWriter(before)) check.equal('participants[].has_unread_message of the writer', ofWriter(read), true)
      })
    },
  )

scenario('transaction/participant-conversation-of-each', 'shows a conversation with each of two', async (context) => {
  context.dependsOn('participant/conversation-true')
  const { id, people } = await bothAct(context, { first: 'message', second: 'message' })
  await staysTrue(context, id, (read) => {
    for (const writer of people) {
      const shown = participantsOf(read, writer).map((one) => one['ongoing_conversation'])
      context.check.that('participants[].ongoing_conversation of each writer', shown.includes(true), 'true', shown)
    }
  })
})

for (const { outcome, after, afterOne, flag, ofTransaction, ofParticipant, ofOneOfTwo, ofNext } of [
  {
    outcome: 'ended',
    after: 'the conversation has ended',
    afterOne: 'one of two conversations has ended',
    flag: 'ongoing-conversation',
    ofTransaction: 'ongoing-conversation-ends',
    ofParticipant: 'participant-conversation-ends',
    ofOneOfTwo: 'ongoing-conversation-one-ended',
    ofNext: 'ongoing-conversation-again',
  },
  {
    outcome: 'read',
    after: 'the messages have been read',
    afterOne: 'only the messages of one of two participants have been read',
    flag: 'has-unread-message',
    ofTransaction: 'has-unread-message-read',
    ofParticipant: 'participant-unread-read',
    ofOneOfTwo: 'has-unread-message-one-read',
    ofNext: 'has-unread-message-again',
  },
] as const) {
  const member = flag.replaceAll('-', '_')
  const shownBy = `transaction/${flag}-true` as const
  const written = async (context: Context) => {
    const { id, signer } = await context.given.startable()
    await context.given.calls.start(id)
    await context.given.acted(id, MESSAGE)
    await onceShown(context, id, (read) => context.check.equal(member, read[member], true), shownBy)
    await context.control.converse(id, signer, outcome)
    return { id, signer }
  }

  scenario(`transaction/${ofTransaction}`, `shows no ${member} when ${after}`, async (context) => {
    const { id } = await written(context)
    await context.shows(id, (read) => context.check.different(member, read[member], true))
  })

  scenario(`transaction/${ofNext}`, `shows ${member} when the participant writes after ${after}`, async (context) => {
    const { given, check, shows } = context
    const { id } = await written(context)
    await onceShown(context, id, (read) => check.different(member, read[member], true), `transaction/${ofTransaction}`)
    // If the participant cannot write again, the set-up ends the scenario.
    await given.acted(id, { outcome: 'message', message: 'I have another question.' })
    await shows(id, (read) => check.equal(member, read[member], true))
  })

  scenario(`transaction/${ofParticipant}`, `shows no ${member} of the participant when ${after}`, async (context) => {
    const { id, signer } = await written(context)
    await context.shows(id, (read) => {
      for (const one of participantsOf(read, signer)) {
        context.check.different(`participants[].${member}`, one[member], true)
        if (outcome === 'ended')
          context.check.different('participants[].has_unread_message', one['has_unread_message'], true)
      }
    })
  })

  scenario(`transaction/${ofOneOfTwo}`, `shows ${member} elsewhere when ${after} in one`, async (context) => {
    const { control, check, given, people } = context
    const signer = people.email()
    const both = await startedTwice(context, signer)
    for (const id of both) {
      await given.acted(id, MESSAGE)
      await onceShown(context, id, (read) => check.equal(member, read[member], true), shownBy)
    }
    await control.converse(both[0], signer, outcome)
    await staysTrue(context, both[1], (later) => check.equal(member, later[member], true))
  })

  scenario(`transaction/${ofOneOfTwo}`, `still shows ${member} when ${afterOne}`, async (context) => {
    const { control, check } = context
    const { id, people } = await bothAct(context, { first: 'message', second: 'message' })
    await onceShown(context, id, (read) => check.equal(member, read[member], true), shownBy)
    await settled(context)
    await control.converse(id, people[0], outcome)
    await staysTrue(context, id, (later) => check.equal(member, later[member], true))
  })
}

import type { Context } from '../../helpers/scenario/context.ts'
import type { Look } from '../../helpers/scenario/verbs.ts'
import { caughtUp, onceShown } from '../interface/shown.ts'
import { showing } from '../interface/showing.ts'
import { startedTwice } from '../interface/started-twice.ts'
import { stays } from '../interface/stays.ts'
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

  showing(`${rule}-true`, `shows ${member} after the participant wrote`, writtenTo('started'), (check, transaction) =>
    check.equal(member, transaction[member], true),
  )

  showing(
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
    await stays(context, other, (read) => {
      check.different('ongoing_conversation', read['ongoing_conversation'], true)
    })
  },
)

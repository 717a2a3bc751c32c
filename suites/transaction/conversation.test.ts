import type { Context } from '../../helpers/scenario/context.ts'
import { inState, showing } from '../interface/showing.ts'

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
  showing(`${rule}-false`, `shows no ${member} while no participant wrote`, inState('started'), (check, transaction) =>
    check.different(member, transaction[member], true),
  )

  showing(`${rule}-true`, `shows ${member} after the participant wrote`, writtenTo('started'), (check, transaction) =>
    check.equal(member, transaction[member], true),
  )

  showing(
    `${rule}-one-of-several`,
    `shows ${member} after one of two participants wrote`,
    writtenTo('startedByTwo'),
    (check, transaction) => check.equal(member, transaction[member], true),
  )
}

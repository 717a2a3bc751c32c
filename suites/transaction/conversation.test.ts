import { scenario } from '../scenario.ts'

const message = { outcome: 'message', message: 'When do I get my copy?' } as const

const flags = [
  { slug: 'ongoing-conversation', member: 'ongoing_conversation' },
  { slug: 'has-unread-message', member: 'has_unread_message' },
] as const

for (const { slug, member } of flags) {
  scenario(
    `transaction/${slug}-false`,
    `does not show ${member} while no participant wrote`,
    async ({ given, check, shows }) => {
      const { id } = await given.started()
      await shows(id, (transaction) => check.different(member, transaction[member], true))
    },
  )

  scenario(
    `transaction/${slug}-true`,
    `shows ${member} after the participant wrote`,
    async ({ given, check, shows }) => {
      const { id } = await given.started()
      await given.acted(id, message)
      await shows(id, (transaction) => check.equal(member, transaction[member], true))
    },
  )

  scenario(
    `transaction/${slug}-one-of-several`,
    `shows ${member} after one of two participants wrote`,
    async ({ given, check, shows }) => {
      const { id } = await given.startedByTwo()
      await given.acted(id, message)
      await shows(id, (transaction) => check.equal(member, transaction[member], true))
    },
  )
}

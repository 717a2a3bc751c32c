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

  for (const [rule, given, after] of [
    [`transaction/${slug}-true`, 'started', 'the participant'],
    [`transaction/${slug}-one-of-several`, 'startedByTwo', 'one of two participants'],
  ] as const) {
    scenario(rule, `shows ${member} after ${after} wrote`, async (context) => {
      const { id } = await context.given[given]()
      await context.given.acted(id, message)
      await context.shows(id, (transaction) => context.check.equal(member, transaction[member], true))
    })
  }
}

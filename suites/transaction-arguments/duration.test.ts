import { onto } from '../interface/onto.ts'
import { ahead, DAY, iso } from '../interface/times.ts'
import { update, WRITES } from '../interface/writes.ts'
import { scenario } from '../scenario.ts'

/** Minutes that a draft holds. */
const held = [
  { limit: 'kept', minutes: 1439 },
  { limit: 'at-limit-standard', minutes: 86_400 },
  { limit: 'at-limit-long', minutes: 259_200 },
] as const

/** What is refused as a duration, and what must be accepted in its place. */
const refused = [
  { why: 'beyond-limit-standard', what: '86401 minutes', bad: 86_401, good: 86_400 },
  { why: 'beyond-limit-long', what: '259201 minutes', bad: 259_201, good: 259_200 },
  { why: 'beyond-any-limit', what: '259201 minutes', bad: 259_201, good: 86_400 },
  { why: 'not-number', what: 'soon', bad: 'soon', good: 60 },
  { why: 'negative', what: '-60 minutes', bad: -60, good: 60 },
] as const

for (const write of WRITES) {
  for (const { limit, minutes } of held) {
    const title = `holds a duration of ${minutes} minutes ${write.when}`
    scenario(`transaction-arguments/duration-${limit}-${write.on}`, title, ({ holds }) =>
      holds(write, { duration: minutes }),
    )
  }

  for (const { why, what, bad, good } of refused) {
    const title = `refuses a duration of ${what} ${write.when}`
    scenario(`transaction-arguments/duration-${why}-${write.on}`, title, ({ refuses }) =>
      refuses(write, { duration: bad }, { duration: good }),
    )
  }

  scenario(
    `transaction-arguments/duration-with-expires-at-${write.on}`,
    `refuses duration and expires_at together ${write.when}`,
    async ({ refuses }) => {
      const duration = 1440
      await refuses(write, { duration, expires_at: iso(ahead(DAY)) }, { duration })
    },
  )
}

scenario('transaction-arguments/duration-omitted-keeps', 'keeps the duration when an update has none', ({ keeps }) =>
  keeps(update, { duration: 1439 }, { name: 'Another name' }),
)

scenario(
  'transaction-arguments/duration-after-expires-at-update',
  'holds a duration that takes the place of an expires_at',
  ({ holds }) => holds(onto({ expires_at: iso(ahead(DAY)) }, update), { duration: 1440 }),
)

scenario('transaction-arguments/duration-zero', 'records how a duration of 0 minutes is answered', async (context) => {
  const { api, witness } = context
  await witness('a duration of 0 on creation', () => api.create({ duration: 0 }))
})

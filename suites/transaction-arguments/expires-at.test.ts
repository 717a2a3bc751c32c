import { ahead, DAY, iso, isoWithFractions, isoWithOffset, SLACK } from '../interface/times.ts'
import { update, WRITES } from '../interface/writes.ts'
import { scenario } from '../scenario.ts'

/** How far ahead, and how it is written. */
const held = [
  { rule: 'kept', what: 'an expires_at in UTC', ms: 30 * DAY, text: iso },
  { rule: 'fractions', what: 'an expires_at with milliseconds', ms: 30 * DAY, text: isoWithFractions },
  { rule: 'offset', what: 'an expires_at with an offset', ms: 30 * DAY, text: isoWithOffset },
  { rule: 'at-limit-standard', what: 'an expires_at 67 days ahead', ms: 67 * DAY - SLACK, text: iso },
  { rule: 'at-limit-long', what: 'an expires_at 187 days ahead', ms: 187 * DAY - SLACK, text: iso },
] as const

/** What is refused as an expires_at; a day ahead is accepted in its place. */
const refused = [
  { why: 'beyond-limit-standard', what: 'more than 67 days ahead', bad: () => iso(ahead(67 * DAY + SLACK)) },
  { why: 'beyond-limit-long', what: 'more than 187 days ahead', bad: () => iso(ahead(187 * DAY + SLACK)) },
  { why: 'beyond-any-limit', what: 'more than 187 days ahead', bad: () => iso(ahead(187 * DAY + SLACK)) },
  { why: 'not-date', what: 'in words', bad: () => 'next week' },
] as const

for (const write of WRITES) {
  for (const { rule, what, ms, text } of held) {
    const title = `holds ${what} ${write.when}`
    scenario(`transaction-arguments/expires-at-${rule}-${write.on}`, title, async ({ holds, check }) => {
      const instant = ahead(ms)
      await holds(write, { expires_at: text(instant) }, ({ expires_at }) =>
        check.instant('expires_at', expires_at, instant),
      )
    })
  }

  for (const { why, what, bad } of refused) {
    const title = `refuses an expires_at ${what} ${write.when}`
    scenario(`transaction-arguments/expires-at-${why}-${write.on}`, title, ({ refuses }) =>
      refuses(write, { expires_at: bad() }, { expires_at: iso(ahead(DAY)) }),
    )
  }
}

scenario(
  'transaction-arguments/expires-at-omitted-keeps',
  'keeps the expires_at when an update has none',
  ({ people, keeps, check }) =>
    keeps(update, { expires_at: iso(ahead(30 * DAY)) }, { name: people.title() }, ({ expires_at }, before) =>
      check.instant('expires_at', expires_at, String(before['expires_at'])),
    ),
)

scenario('transaction-arguments/expires-at-past', 'records what an expires_at of yesterday does', async (context) => {
  const { api, witness } = context
  await witness('an expires_at in the past on creation', () => api.create({ expires_at: iso(ahead(-DAY)) }))
})

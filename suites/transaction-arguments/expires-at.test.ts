import type { JsonObject } from '../../helpers/values/json.ts'
import { scenario } from '../scenario.ts'
import { ahead, DAY, iso, isoWithFractions, isoWithOffset, SLACK } from '../interface/times.ts'

/** How far ahead, and how it is written. */
const held = [
  { rule: 'kept', what: 'an expires_at in UTC', ms: 30 * DAY, written: iso },
  { rule: 'fractions', what: 'an expires_at with milliseconds', ms: 30 * DAY, written: isoWithFractions },
  { rule: 'offset', what: 'an expires_at with an offset', ms: 30 * DAY, written: isoWithOffset },
  { rule: 'at-limit-standard', what: 'an expires_at 67 days ahead', ms: 67 * DAY - SLACK, written: iso },
  { rule: 'at-limit-long', what: 'an expires_at 187 days ahead', ms: 187 * DAY - SLACK, written: iso },
] as const

for (const { rule, what, ms, written } of held) {
  scenario(
    `transaction-arguments/expires-at-${rule}-create`,
    `holds ${what} on creation`,
    async ({ api, accepts, check, shows }) => {
      const instant = ahead(ms)
      const holds = ({ expires_at }: JsonObject) => check.instant('expires_at', expires_at, instant)
      const created = await accepts(() => api.create({ expires_at: written(instant) }))
      holds(created)
      await shows(String(created['id']), holds)
    },
  )

  scenario(
    `transaction-arguments/expires-at-${rule}-update`,
    `holds ${what} on update`,
    async ({ api, given, accepts, check, shows }) => {
      const instant = ahead(ms)
      const holds = ({ expires_at }: JsonObject) => check.instant('expires_at', expires_at, instant)
      const { id } = await given.draft()
      holds(await accepts(() => api.update(id, { expires_at: written(instant) })))
      await shows(id, holds)
    },
  )
}

/** What is refused as an expires_at; a day ahead is accepted in its place. */
const refused = [
  { why: 'beyond-limit-standard', what: 'more than 67 days ahead', bad: () => iso(ahead(67 * DAY + SLACK)) },
  { why: 'beyond-limit-long', what: 'more than 187 days ahead', bad: () => iso(ahead(187 * DAY + SLACK)) },
  { why: 'beyond-any-limit', what: 'more than 187 days ahead', bad: () => iso(ahead(187 * DAY + SLACK)) },
  { why: 'not-date', what: 'in words', bad: () => 'next week' },
] as const

for (const { why, what, bad } of refused) {
  scenario(
    `transaction-arguments/expires-at-${why}-create`,
    `refuses an expires_at ${what} on creation`,
    async ({ api, refuses }) => {
      await refuses(api.create, { expires_at: bad() }, { expires_at: iso(ahead(DAY)) })
    },
  )

  scenario(
    `transaction-arguments/expires-at-${why}-update`,
    `refuses an expires_at ${what} on update`,
    async ({ api, given, refuses }) => {
      const { id } = await given.draft()
      const good = { expires_at: iso(ahead(DAY)) }
      await refuses((args) => api.update(id, args), { expires_at: bad() }, good, { on: id })
    },
  )
}

scenario(
  'transaction-arguments/expires-at-past',
  'takes an expires_at of yesterday in some way',
  async ({ api, witness }) => {
    await witness('an expires_at in the past on creation', () => api.create({ expires_at: iso(ahead(-DAY)) }))
  },
)

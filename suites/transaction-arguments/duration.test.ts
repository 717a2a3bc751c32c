import type { JsonObject } from '../../helpers/values/json.ts'
import { scenario } from '../scenario.ts'
import { ahead, DAY, iso } from '../interface/times.ts'

/** Minutes that a draft holds. */
const held = [
  { limit: 'kept', minutes: 1439 },
  { limit: 'at-limit-standard', minutes: 86_400 },
  { limit: 'at-limit-long', minutes: 259_200 },
] as const

for (const { limit, minutes } of held) {
  scenario(
    `transaction-arguments/duration-${limit}-create`,
    `holds a duration of ${minutes} minutes on creation`,
    async ({ api, accepts, check, shows }) => {
      const holds = ({ duration }: JsonObject) => check.equal('duration', duration, minutes)
      const created = await accepts(() => api.create({ duration: minutes }))
      holds(created)
      await shows(String(created['id']), holds)
    },
  )

  scenario(
    `transaction-arguments/duration-${limit}-update`,
    `holds a duration of ${minutes} minutes on update`,
    async ({ api, given, accepts, check, shows }) => {
      const holds = ({ duration }: JsonObject) => check.equal('duration', duration, minutes)
      const { id } = await given.draft()
      holds(await accepts(() => api.update(id, { duration: minutes })))
      await shows(id, holds)
    },
  )
}

/** What is refused as a duration, and what must be accepted in its place. */
const refused = [
  { why: 'beyond-limit-standard', what: '86401 minutes', bad: 86_401, good: 86_400 },
  { why: 'beyond-limit-long', what: '259201 minutes', bad: 259_201, good: 259_200 },
  { why: 'beyond-any-limit', what: '259201 minutes', bad: 259_201, good: 86_400 },
  { why: 'not-number', what: 'soon', bad: 'soon', good: 60 },
  { why: 'negative', what: '-60 minutes', bad: -60, good: 60 },
] as const

for (const { why, what, bad, good } of refused) {
  scenario(
    `transaction-arguments/duration-${why}-create`,
    `refuses a duration of ${what} on creation`,
    async ({ api, refuses }) => {
      await refuses(api.create, { duration: bad }, { duration: good })
    },
  )

  scenario(
    `transaction-arguments/duration-${why}-update`,
    `refuses a duration of ${what} on update`,
    async ({ api, given, refuses }) => {
      const { id } = await given.draft()
      await refuses((args) => api.update(id, args), { duration: bad }, { duration: good }, { on: id })
    },
  )
}

scenario(
  'transaction-arguments/duration-zero',
  'takes a duration of 0 minutes in some way',
  async ({ api, witness }) => {
    await witness('a duration of 0 on creation', () => api.create({ duration: 0 }))
  },
)

scenario(
  'transaction-arguments/duration-with-expires-at-create',
  'refuses duration and expires_at together on creation',
  async ({ api, refuses }) => {
    const duration = 1440
    await refuses(api.create, { duration, expires_at: iso(ahead(DAY)) }, { duration })
  },
)

scenario(
  'transaction-arguments/duration-with-expires-at-update',
  'refuses duration and expires_at together on update',
  async ({ api, given, refuses }) => {
    const duration = 1440
    const { id } = await given.draft()
    const both = { duration, expires_at: iso(ahead(DAY)) }
    await refuses((args) => api.update(id, args), both, { duration }, { on: id })
  },
)

scenario(
  'transaction-arguments/duration-after-expires-at-update',
  'holds a duration that takes the place of an expires_at',
  async ({ api, given, accepts, check, shows }) => {
    const { id } = await given.draft({ expires_at: iso(ahead(DAY)) })
    const updated = await accepts(() => api.update(id, { duration: 1440 }))
    check.equal('duration', updated['duration'], 1440)
    await shows(id, ({ duration }) => check.equal('duration read back', duration, 1440))
  },
)

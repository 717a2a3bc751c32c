import type { JsonObject } from '../../helpers/values/json.ts'
import { scenario } from '../scenario.ts'
import { ahead, DAY, iso } from '../interface/times.ts'

/** What the draft is created with, and an update that passes something else. */
const values = [
  { slug: 'name', member: 'name', value: 'The name before', other: { language: 'en' } },
  { slug: 'language', member: 'language', value: 'sv', other: { name: 'Another name' } },
  { slug: 'duration', member: 'duration', value: 1439, other: { name: 'Another name' } },
  { slug: 'private', member: 'private', value: true, other: { name: 'Another name' } },
  { slug: 'carbon-copy-subject', member: 'carbon_copy_subject', value: 'A subject', other: { name: 'Another name' } },
  { slug: 'carbon-copy-message', member: 'carbon_copy_message', value: 'A message', other: { name: 'Another name' } },
] as const

for (const { slug, member, value, other } of values) {
  scenario(
    `transaction-arguments/${slug}-omitted-keeps`,
    `keeps the ${member} when an update has none`,
    async ({ api, given, accepts, check, shows }) => {
      const draft = await given.draft({ [member]: value })
      const keeps = (transaction: JsonObject) => check.equal(member, transaction[member], draft[member])
      keeps(await accepts(() => api.update(draft.id, other)))
      await shows(draft.id, keeps)
    },
  )
}

scenario(
  'transaction-arguments/expires-at-omitted-keeps',
  'keeps the expires_at when an update has none',
  async ({ api, given, people, accepts, check, shows }) => {
    const draft = await given.draft({ expires_at: iso(ahead(30 * DAY)) })
    const keeps = ({ expires_at }: JsonObject) => check.instant('expires_at', expires_at, String(draft['expires_at']))
    keeps(await accepts(() => api.update(draft.id, { name: people.title() })))
    await shows(draft.id, keeps)
  },
)

scenario(
  'transaction-arguments/carbon-copies-omitted-keeps',
  'keeps the carbon copies when an update has none',
  async ({ api, given, people, accepts, check, shows }) => {
    const draft = await given.draft({ carbon_copies: [people.email(), people.email()] })
    const before = Array.isArray(draft['carbon_copies']) ? draft['carbon_copies'].map(String) : []
    const keeps = (transaction: JsonObject) =>
      check.sameSet('carbon_copies', transaction['carbon_copies'] ?? [], before)
    keeps(await accepts(() => api.update(draft.id, { name: people.title() })))
    await shows(draft.id, keeps)
  },
)

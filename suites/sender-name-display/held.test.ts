import type { JsonObject } from '../../helpers/values/json.ts'
import { scenario } from '../scenario.ts'
import { unlockedDraft } from './unlocked.ts'
import { SENDER_NAME_DISPLAYS } from '../interface/values.ts'

scenario('sender-name-display/default-known', 'gives drafts one of the seven values', async (context) => {
  const { check, shows } = context
  const holds = (transaction: JsonObject) =>
    check.oneOf('sender_name_display', transaction['sender_name_display'], SENDER_NAME_DISPLAYS)
  const draft = await unlockedDraft(context)
  holds(draft)
  await shows(draft.id, holds)
})

for (const feature of ['on', 'off'] as const) {
  scenario(`sender-name-display/default-feature-${feature}`, 'gives drafts the value name_email', async (context) => {
    const { check, shows } = context
    const holds = (transaction: JsonObject) =>
      check.equal('sender_name_display', transaction['sender_name_display'], 'name_email')
    const draft = await unlockedDraft(context)
    holds(draft)
    await shows(draft.id, holds)
  })
}

/** What an API client may pass, and the setting of the feature under which it may. */
const allowed = [
  { slug: 'workspace', value: 'workspace', feature: 'off' },
  { slug: 'issuing-entity', value: 'issuing_entity', feature: 'on' },
] as const

for (const { slug, value, feature } of allowed) {
  scenario(`sender-name-display/${slug}-create`, `holds ${value} on creation`, async (context) => {
    const { api, accepts, check, shows } = context
    const holds = (read: JsonObject) => check.equal('sender_name_display', read['sender_name_display'], value)
    await unlockedDraft(context)
    const created = await accepts(() => api.create({ sender_name_display: value }))
    holds(created)
    await shows(String(created['id']), holds)
  })

  scenario(`sender-name-display/${slug}-update`, `holds ${value} on update`, async (context) => {
    const { api, accepts, check, shows } = context
    const holds = (read: JsonObject) => check.equal('sender_name_display', read['sender_name_display'], value)
    const { id } = await unlockedDraft(context)
    holds(await accepts(() => api.update(id, { sender_name_display: value })))
    await shows(id, holds)
  })

  scenario(
    `sender-name-display/omitted-keeps-feature-${feature}`,
    `keeps ${value} on another update`,
    async (context) => {
      const { api, given, people, accepts, check, shows } = context
      await unlockedDraft(context)
      const draft = await given.draft({ sender_name_display: value })
      const keeps = (read: JsonObject) =>
        check.equal('sender_name_display', read['sender_name_display'], draft['sender_name_display'])
      keeps(await accepts(() => api.update(draft.id, { name: people.title() })))
      await shows(draft.id, keeps)
    },
  )
}

const open = [
  { rule: 'workspace-feature-on', value: 'workspace' },
  { rule: 'issuing-entity-feature-off', value: 'issuing_entity' },
  { rule: 'explicit-name-email-create', value: 'name_email' },
] as const

for (const { rule, value } of open) {
  scenario(`sender-name-display/${rule}`, `takes ${value} on creation in some way`, async ({ api, witness }) => {
    await witness(`${value} on creation`, () => api.create({ sender_name_display: value }))
  })
}

scenario(
  'sender-name-display/explicit-name-email-update',
  'takes name_email on update in some way',
  async ({ api, given, witness }) => {
    const { id } = await given.draft()
    await witness('name_email on update', () => api.update(id, { sender_name_display: 'name_email' }))
  },
)

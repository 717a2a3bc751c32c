import { showsFromCreation } from '../interface/looks.ts'
import { SENDER_NAME_DISPLAYS } from '../interface/values.ts'
import { creation, update } from '../interface/writes.ts'
import { scenario } from '../scenario.ts'
import { UNLOCKED_WRITES, unlockedDraft, unlockedUpdate } from './unlocked.ts'

/** What a draft has that was created without the argument. */
const defaults = [
  { rule: 'default-known', title: 'gives drafts one of the seven values', values: SENDER_NAME_DISPLAYS },
  { rule: 'default-feature-on', title: 'gives drafts the value name_email', values: ['name_email'] },
  { rule: 'default-feature-off', title: 'gives drafts the value name_email', values: ['name_email'] },
] as const

for (const { rule, title, values } of defaults) {
  scenario(`sender-name-display/${rule}`, title, async (context) => {
    await showsFromCreation(context, await unlockedDraft(context), ({ sender_name_display: value }) =>
      context.check.oneOf('sender_name_display', value, values),
    )
  })
}

/** What an API client may pass, and the setting of the feature under which it may. */
const allowed = [
  { slug: 'workspace', value: 'workspace', feature: 'off' },
  { slug: 'issuing-entity', value: 'issuing_entity', feature: 'on' },
] as const

for (const { slug, value, feature } of allowed) {
  for (const write of UNLOCKED_WRITES) {
    scenario(`sender-name-display/${slug}-${write.on}`, `holds ${value} ${write.when}`, ({ holds }) =>
      holds(write, { sender_name_display: value }),
    )
  }

  const title = `keeps ${value} when an update has no sender_name_display`
  scenario(`sender-name-display/omitted-keeps-feature-${feature}`, title, ({ people, keeps }) =>
    keeps(unlockedUpdate, { sender_name_display: value }, { name: people.title() }),
  )
}

/** What the document both allows and bars. */
const open = [
  { rule: 'workspace-feature-on', value: 'workspace', write: creation },
  { rule: 'issuing-entity-feature-off', value: 'issuing_entity', write: creation },
  { rule: 'explicit-name-email-create', value: 'name_email', write: creation },
  { rule: 'explicit-name-email-update', value: 'name_email', write: update },
] as const

for (const { rule, value, write } of open) {
  scenario(`sender-name-display/${rule}`, `records how ${value} is answered ${write.when}`, async (context) => {
    const { send } = await write.prepare(context)
    await context.witness(`${value} ${write.when}`, () => send({ sender_name_display: value }))
  })
}

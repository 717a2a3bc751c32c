import type { JsonObject } from '../../helpers/values/json.ts'
import { SENDER_NAME_DISPLAYS } from '../interface/values.ts'
import { scenario } from '../scenario.ts'
import { unlockedDraft } from './unlocked.ts'

/** What a draft has that was created without the argument. */
const defaults = [
  { rule: 'default-known', title: 'gives drafts one of the seven values', values: SENDER_NAME_DISPLAYS },
  { rule: 'default-feature-on', title: 'gives drafts the value name_email', values: ['name_email'] },
  { rule: 'default-feature-off', title: 'gives drafts the value name_email', values: ['name_email'] },
] as const

for (const { rule, title, values } of defaults) {
  scenario(`sender-name-display/${rule}`, title, async (context) => {
    const { check, shows } = context
    const holds = ({ sender_name_display }: JsonObject) =>
      check.oneOf('sender_name_display', sender_name_display, values)
    const draft = await unlockedDraft(context)
    holds(draft)
    await shows(draft.id, holds)
  })
}

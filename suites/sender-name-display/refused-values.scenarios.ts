import { writeOver } from '../interface/writes/write-over.ts'
import { scenario } from '../scenario.ts'
import { UNLOCKED_WRITES } from './unlocked.ts'

/** What is refused under each setting of the feature; its twin is the one value that is allowed there. */
const settings = [
  { feature: 'on', good: { sender_name_display: 'issuing_entity' } },
  { feature: 'off', good: { sender_name_display: 'workspace' } },
] as const
const barred = [
  { slug: 'name-workspace', value: 'name_workspace' },
  { slug: 'name-email-workspace', value: 'name_email_workspace' },
  { slug: 'name-issuing-entity', value: 'name_issuing_entity' },
  { slug: 'name-email-issuing-entity', value: 'name_email_issuing_entity' },
] as const

for (const write of UNLOCKED_WRITES) {
  for (const { feature, good } of settings) {
    for (const { slug, value } of barred) {
      const title = `refuses ${value} ${write.when}`
      scenario(`sender-name-display/${slug}-feature-${feature}-${write.on}`, title, ({ refuses }) =>
        refuses(writeOver(good, write), { sender_name_display: value }, good),
      )
    }
  }

  // What the twin may carry under this name hangs on the feature, so it carries something else.
  scenario(`sender-name-display/unlisted-${write.on}`, `refuses a value of neither row ${write.when}`, ({ refuses }) =>
    refuses(write, { sender_name_display: 'email' }, { name: 'A name' }),
  )
}

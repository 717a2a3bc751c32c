import { writeOver } from '../interface/writes/write-over.ts'
import { scenario } from '../scenario.ts'
import { UNLOCKED_LATE_UPDATES, UNLOCKED_WRITES } from './unlocked.ts'

/** The settings of the feature, each with the only value that is accepted under it, for the valid twin of a request. */
const settings = [
  { feature: 'on', good: { sender_name_display: 'issuing_entity' } },
  { feature: 'off', good: { sender_name_display: 'workspace' } },
] as const
/** The values that are refused under either setting. */
const forbidden = [
  { slug: 'name-workspace', value: 'name_workspace' },
  { slug: 'name-email-workspace', value: 'name_email_workspace' },
  { slug: 'name-issuing-entity', value: 'name_issuing_entity' },
  { slug: 'name-email-issuing-entity', value: 'name_email_issuing_entity' },
] as const

for (const write of UNLOCKED_WRITES) {
  for (const { feature, good } of settings) {
    for (const { slug, value } of forbidden) {
      const title = `refuses ${value} ${write.when}`
      scenario(`sender-name-display/${slug}-feature-${feature}-${write.on}`, title, ({ refuses }) =>
        refuses(writeOver(good, write), { sender_name_display: value }, good),
      )
    }
  }
}

for (const write of [...UNLOCKED_WRITES, ...UNLOCKED_LATE_UPDATES]) {
  // Which value of this argument is valid depends on the feature, so the valid twin has a different argument.
  scenario(
    `sender-name-display/unlisted-${write.on}`,
    `refuses an undocumented value ${write.when}`,
    ({ refuses, people }) => refuses(write, { sender_name_display: 'email' }, { name: people.title() }),
  )
}

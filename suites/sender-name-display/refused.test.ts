import { scenario } from '../scenario.ts'
import { unlockedDraft } from './unlocked.ts'

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

for (const { feature, good } of settings) {
  for (const { slug, value } of barred) {
    const bad = { sender_name_display: value }

    scenario(
      `sender-name-display/${slug}-feature-${feature}-create`,
      `refuses ${value} on creation`,
      async (context) => {
        await unlockedDraft(context)
        await context.refuses(context.api.create, bad, good)
      },
    )

    scenario(`sender-name-display/${slug}-feature-${feature}-update`, `refuses ${value} on update`, async (context) => {
      const { id } = await unlockedDraft(context)
      await context.refuses((args) => context.api.update(id, args), bad, good, { on: id })
    })
  }
}

/** Of neither row; the twin leaves the argument out, as what it may be hangs on the feature. */
const unlisted = { name: 'A name', sender_name_display: 'email' }
const omitted = { name: 'A name' }

scenario('sender-name-display/unlisted-create', 'refuses a value of neither row on creation', async (context) => {
  await unlockedDraft(context)
  await context.refuses(context.api.create, unlisted, omitted)
})

scenario('sender-name-display/unlisted-update', 'refuses a value of neither row on update', async (context) => {
  const { id } = await unlockedDraft(context)
  await context.refuses((args) => context.api.update(id, args), unlisted, omitted, { on: id })
})

import { scenario } from '../scenario.ts'

for (const ended of ['cancelled', 'expired', 'closed', 'completed'] as const) {
  scenario(
    `lifecycle/${ended}-update-keeps-name`,
    `keeps the name of a transaction that is ${ended}`,
    async ({ api, given, people, witness, shows, check }) => {
      const before = people.title()
      const { id } = await given.inState(ended, { name: before })
      await witness('late update', () => api.update(id, { name: people.title() }))
      await shows(id, ({ name }) => check.equal('name', name, before))
    },
  )

  scenario(
    `lifecycle/${ended}-update-keeps-metadata`,
    `keeps the metadata of a transaction that is ${ended}`,
    async ({ api, given, witness, shows, check }) => {
      const before = { purpose: 'lease' }
      const { id } = await given.inState(ended, { metadata: before })
      await witness('late update', () => api.update(id, { metadata: { purpose: 'sale' } }))
      await shows(id, ({ metadata }) => check.equal('metadata', metadata, before))
    },
  )
}

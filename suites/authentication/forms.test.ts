import { scenario } from '../scenario.ts'

const schemes = [
  { scheme: 'basic', other: 'bearer' },
  { scheme: 'bearer', other: 'basic' },
] as const

for (const { scheme, other } of schemes) {
  scenario(
    `authentication/${scheme}-accepted`,
    `accepts the key as ${scheme}`,
    async ({ apiAs, workspace, accepts }) => {
      await accepts(() => apiAs({ scheme, secret: workspace.key }).create())
    },
  )

  scenario(
    'authentication/forms-equivalent-read',
    `reads with ${other} what was created with ${scheme}`,
    async ({ apiAs, workspace, given, people, accepts, eventually, check }) => {
      const secret = workspace.key
      const name = people.letters(12)
      const created = await given.success(() => apiAs({ scheme, secret }).create({ name }))
      await given.success(() => apiAs({ scheme: other, secret }).create())
      const get = () => apiAs({ scheme: other, secret }).get(String(created['id']))
      await eventually(async () => check.equal('name', (await accepts(get))['name'], name))
    },
  )

  scenario(
    'authentication/forms-equivalent-update',
    `updates with ${other} what was created with ${scheme}`,
    async ({ apiAs, workspace, given, people, accepts, check }) => {
      const secret = workspace.key
      const name = people.letters(12)
      const created = await given.success(() => apiAs({ scheme, secret }).create())
      await given.success(() => apiAs({ scheme: other, secret }).create())
      const updated = await accepts(() => apiAs({ scheme: other, secret }).update(String(created['id']), { name }))
      check.equal('name', updated['name'], name)
    },
  )
}

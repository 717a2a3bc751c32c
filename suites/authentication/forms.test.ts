import type { Context } from '../../helpers/scenario/context.ts'
import { scenario } from '../scenario.ts'

const schemes = [
  { scheme: 'basic', other: 'bearer' },
  { scheme: 'bearer', other: 'basic' },
] as const

/** The calls with the key in another form, in which it is known to be accepted. */
async function apiIn(scheme: 'basic' | 'bearer', { apiAs, workspace, given }: Context) {
  const api = apiAs({ scheme, secret: workspace.key })
  await given.success(() => api.create())
  return api
}

for (const { scheme, other } of schemes) {
  scenario(`authentication/${scheme}-accepted`, `accepts the key as ${scheme}`, async (context) => {
    const { apiAs, workspace, accepts } = context
    await accepts(() => apiAs({ scheme, secret: workspace.key }).create())
  })

  scenario('authentication/forms-equivalent-read', `reads by ${other} what ${scheme} created`, async (context) => {
    const { apiAs, workspace, given, people, accepts, eventually, check } = context
    const name = people.letters(12)
    const { id } = await given.success(() => apiAs({ scheme, secret: workspace.key }).create({ name }))
    const api = await apiIn(other, context)
    await eventually(async () => check.equal('name', (await accepts(() => api.get(String(id))))['name'], name))
  })

  scenario('authentication/forms-equivalent-update', `updates by ${other} what ${scheme} created`, async (context) => {
    const { apiAs, workspace, given, people, accepts, check } = context
    const name = people.letters(12)
    const { id } = await given.success(() => apiAs({ scheme, secret: workspace.key }).create())
    const api = await apiIn(other, context)
    check.equal('name', (await accepts(() => api.update(String(id), { name })))['name'], name)
  })
}

import { isObject } from '../../helpers/judge/values.ts'
import { scenario } from '../scenario.ts'

scenario('metadata/kept-create', 'holds the metadata of the creation', async ({ api, accepts, check, shows }) => {
  const metadata = { purpose: 'lease', customer: 'a name with blanks & signs' }
  const created = await accepts(() => api.create({ metadata }))
  check.equal('metadata', created['metadata'], metadata)
  await shows(String(created['id']), (transaction) => check.equal('metadata', transaction['metadata'], metadata))
})

scenario('metadata/kept-update', 'holds the metadata of an update', async ({ api, given, accepts, check, shows }) => {
  const { id } = await given.draft()
  const updated = await accepts(() => api.update(id, { metadata: { purpose: 'sale' } }))
  check.equal('metadata', updated['metadata'], { purpose: 'sale' })
  await shows(id, (transaction) => check.equal('metadata', transaction['metadata'], { purpose: 'sale' }))
})

scenario(
  'metadata/update-omitted-keeps',
  'keeps the metadata when an update has none',
  async ({ api, given, people, accepts, shows, check }) => {
    const { id } = await given.draft({ metadata: { purpose: 'lease' } })
    await accepts(() => api.update(id, { name: people.title() }))
    await shows(id, (transaction) => check.equal('metadata', transaction['metadata'], { purpose: 'lease' }))
  },
)

scenario(
  'metadata/update-other-key',
  'replaces or merges the metadata on update',
  async ({ api, given, observe, accepts }) => {
    const { id } = await given.draft({ metadata: { first: 'a' } })
    const { metadata } = await accepts(() => api.update(id, { metadata: { second: 'b' } }))
    observe(
      'metadata after an update with another key',
      isObject(metadata) && 'first' in metadata ? 'merged' : 'replaced',
    )
  },
)

import { isObject, type JsonObject } from '../../helpers/values/json.ts'
import { scenario } from '../scenario.ts'

scenario('metadata/kept-create', 'holds the metadata of the creation', async ({ api, accepts, check, shows }) => {
  const metadata = { purpose: 'lease', customer: 'a name with blanks & signs' }
  const created = await accepts(() => api.create({ metadata }))
  check.equal('metadata', created['metadata'], metadata)
  await shows(String(created['id']), (transaction) => check.equal('metadata', transaction['metadata'], metadata))
})

scenario('metadata/kept-update', 'holds the metadata of an update', async ({ api, given, accepts, check, shows }) => {
  const metadata = { purpose: 'sale', customer: 'a name with blanks & signs' }
  const { id } = await given.draft()
  const updated = await accepts(() => api.update(id, { metadata }))
  check.equal('metadata', updated['metadata'], metadata)
  await shows(id, (transaction) => check.equal('metadata', transaction['metadata'], metadata))
})

scenario(
  'metadata/update-omitted-keeps',
  'keeps the metadata when an update has none',
  async ({ api, given, people, accepts, shows, check }) => {
    const draft = await given.draft({ metadata: { purpose: 'lease' } })
    const keeps = ({ metadata }: JsonObject) => check.equal('metadata', metadata ?? {}, draft['metadata'] ?? {})
    keeps(await accepts(() => api.update(draft.id, { name: people.title() })))
    await shows(draft.id, keeps)
  },
)

scenario(
  'metadata/update-other-key',
  'replaces or merges the metadata on update',
  async ({ api, given, observe, witness }) => {
    const { id } = await given.draft({ metadata: { first: 'a' } })
    const answer = await witness('an update with another key', () => api.update(id, { metadata: { second: 'b' } }))
    const metadata = isObject(answer?.body) ? answer.body['metadata'] : undefined
    observe('keys after `first` and an update with `second`', isObject(metadata) ? Object.keys(metadata) : metadata)
  },
)

import { isObject } from '../../helpers/values/json.ts'
import { update, WRITES } from '../interface/writes.ts'
import { scenario } from '../scenario.ts'

for (const write of WRITES) {
  scenario(`metadata/kept-${write.on}`, `holds metadata ${write.when}`, ({ holds }) =>
    holds(write, { metadata: { purpose: 'lease', customer: 'a name with blanks & signs' } }),
  )
}

scenario('metadata/update-omitted-keeps', 'keeps the metadata when an update has none', ({ people, keeps, check }) =>
  keeps(update, { metadata: { purpose: 'lease' } }, { name: people.title() }, ({ metadata }, before) =>
    check.equal('metadata', metadata ?? {}, before['metadata'] ?? {}),
  ),
)

scenario('metadata/update-other-key', 'records whether an update replaces the old entries', async (context) => {
  const { api, given, observe, witness } = context
  const { id } = await given.draft({ metadata: { first: 'a' } })
  const answer = await witness('an update with another key', () => api.update(id, { metadata: { second: 'b' } }))
  const metadata = isObject(answer?.body) ? answer.body['metadata'] : undefined
  observe('keys after `first` and an update with `second`', isObject(metadata) ? Object.keys(metadata) : metadata)
})

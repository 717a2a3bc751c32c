import { objectsIn } from '../../helpers/values/json.ts'
import { kindOf } from '../interface/kind-of.ts'
import { scenario } from '../scenario.ts'

scenario('field/added-after-start', 'takes another field after the start', async (context) => {
  const { api, given, accepts, shows, check } = context
  const { id, documentId } = await given.startable()
  await given.calls.start(id)
  const { id: added } = await accepts(() => api.addField(id, documentId, { page: 1, x: 100, y: 300 }))
  await shows(id, (transaction) => {
    const ids = objectsIn(objectsIn(transaction, 'documents')[0], 'fields').map((field) => field['id'])
    check.that('ids of the fields', ids.includes(added), `one is ${String(added)}`, ids)
  })
})

for (const member of ['columns', 'rows'] as const) {
  scenario(`field/${member}`, `records what ${member} of a signature field shows`, async ({ given, observe }) => {
    const { id } = await given.startable()
    const [field] = objectsIn(await given.read(id), 'documents').flatMap((document) => objectsIn(document, 'fields'))
    observe(`${member} of a signature field`, kindOf(field?.[member]))
  })
}

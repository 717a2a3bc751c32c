import { objectsIn } from '../../helpers/values/json.ts'
import { notAdded } from '../interface/not-added.ts'
import { ENDED, nameIn } from '../interface/states.ts'
import { scenario } from '../scenario.ts'

scenario('document/added-after-start', 'takes another document after the start', async (context) => {
  const { api, given, accepts, shows, check } = context
  const { id } = await given.started()
  const document = await given.file()
  const { id: added } = await accepts(() => api.addDocument(id, { document }))
  await shows(id, (transaction) => {
    const ids = objectsIn(transaction, 'documents').map((shown) => shown['id'])
    check.that('ids of the documents', ids.includes(added), `one is ${String(added)}`, ids)
  })
})

for (const ended of ENDED) {
  const body = notAdded(ended, 'addDocument', async ({ given }) => ({ document: await given.file() }), 'draft')
  scenario(`document/not-added-${ended}`, `refuses another document in ${nameIn(ended)}`, body)
}

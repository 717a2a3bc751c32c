import { objectsIn } from '../../helpers/values/json.ts'
import { notAdded } from '../interface/not-added.ts'
import { ENDED, TRANSACTION_IN } from '../interface/states.ts'
import { scenario } from '../scenario.ts'

scenario(
  'document/added-after-start',
  'takes another document after the start',
  async ({ api, given, accepts, shows, check }) => {
    const { id } = await given.started()
    const file = await given.file()
    const { id: added } = await accepts(() => api.addDocument(id, { document: file }))
    await shows(id, (transaction) => {
      const ids = objectsIn(transaction, 'documents').map((document) => document['id'])
      check.that('ids of the documents', ids.includes(added), `one is ${String(added)}`, ids)
    })
  },
)

for (const ended of ENDED) {
  scenario(
    `document/not-added-${ended}`,
    `refuses another document in ${TRANSACTION_IN[ended]}`,
    notAdded(
      ended,
      'addDocument',
      async ({ given }) => {
        const document = await given.file()
        return () => ({ document })
      },
      'draft',
    ),
  )
}

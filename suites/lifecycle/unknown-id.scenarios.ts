import { pathOf } from '../../helpers/engine/index.ts'
import { CALLS_ON_TRANSACTION, ENDPOINTS } from '../interface/scenes/endpoints.ts'
import { scenario } from '../scenario.ts'

for (const call of CALLS_ON_TRANSACTION) {
  const title = `refuses ${ENDPOINTS[call].doing} that does not exist with 404`
  scenario(`lifecycle/${call}-unknown`, title, async ({ api, given, answers }) => {
    const id = await given.unknownId()
    await answers(404, () => api.call(call, [id], call === 'update' ? { name: 'anything' } : undefined))
  })
}

scenario('lifecycle/get-longer-id', 'refuses a reading by an id with two more characters', async (context) => {
  const { api, found, given, refused } = context
  const { id } = await given.draft()
  // Not as a documented call, because a framework may respond in its own form if no route has such an id.
  const longer = () => api.send({ method: 'GET', path: pathOf('get', [`${id}zz`]) })
  // Such an id may also be refused as malformed.
  await refused(longer, { twin: () => found(() => api.get(id)), notFound: true })
})

import { CALLS_ON_TRANSACTION, ENDPOINTS } from '../interface/scenes/endpoints.ts'
import { scenario } from '../scenario.ts'

for (const call of CALLS_ON_TRANSACTION) {
  const title = `refuses ${ENDPOINTS[call].doing} that does not exist with 404`
  scenario(`lifecycle/${call}-unknown`, title, async ({ api, given, answers }) => {
    const id = await given.unknownId()
    await answers(404, () => api.call(call, [id], call === 'update' ? { name: 'anything' } : undefined))
  })
}

import { CALLS_ON_TRANSACTION, ENDPOINTS } from '../interface/endpoints.ts'
import { scenario } from '../scenario.ts'

for (const call of CALLS_ON_TRANSACTION) {
  scenario(
    `lifecycle/${call}-unknown`,
    `answers 404 to ${ENDPOINTS[call].doing} that does not exist`,
    async ({ api, given, answers }) => {
      const id = await given.unknownId()
      const args = call === 'update' ? { name: 'anything' } : undefined
      await answers(404, () => api.call(call, [id], args))
    },
  )
}

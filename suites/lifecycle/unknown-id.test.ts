import type { Api } from '../../helpers/api/api.ts'
import { scenario } from '../scenario.ts'

const calls = [
  { call: 'get', send: (api: Api, id: string) => api.get(id) },
  { call: 'update', send: (api: Api, id: string) => api.update(id, { name: 'anything' }) },
  { call: 'start', send: (api: Api, id: string) => api.start(id) },
  { call: 'pause', send: (api: Api, id: string) => api.pause(id) },
  { call: 'cancel', send: (api: Api, id: string) => api.cancel(id) },
] as const

for (const { call, send } of calls) {
  scenario(
    `lifecycle/${call}-unknown`,
    `answers 404 to ${call} with an id that names nothing`,
    async ({ api, given, answers }) => {
      const id = await given.unknownId()
      await answers(404, () => send(api, id))
    },
  )
}

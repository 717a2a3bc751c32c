import type { Given } from '../../helpers/given/given.ts'
import { scenario } from '../scenario.ts'

/** The calls that have no required argument, each with a transaction that takes it. */
const calls = [
  { call: 'start', from: (given: Given) => given.startable() },
  { call: 'pause', from: (given: Given) => given.started() },
  { call: 'cancel', from: (given: Given) => given.draft() },
] as const

for (const { call, from } of calls) {
  scenario(`lifecycle/${call}-no-body`, `accepts a ${call} without a body`, async ({ api, given, accepts }) => {
    const { id } = await from(given)
    await accepts(() => api.send({ method: 'POST', path: `/v1/transactions/${encodeURIComponent(id)}/${call}` }))
  })

  scenario(`lifecycle/${call}-empty-form`, `accepts a ${call} with an empty form`, async ({ api, given, accepts }) => {
    const { id } = await from(given)
    const path = `/v1/transactions/${encodeURIComponent(id)}/${call}`
    await accepts(() => api.send({ method: 'POST', path, form: [] }))
  })
}

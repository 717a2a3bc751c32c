import { scenario } from '../scenario.ts'

scenario('transaction/private-creator-sees', 'lets its creator read a private draft', async (context) => {
  const { api, given, accepts, eventually } = context
  const { id } = await given.draft({ private: true })
  await eventually(() => accepts(() => api.get(id)))
})

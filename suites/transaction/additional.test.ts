import { kindOf } from '../interface/kind-of.ts'
import { scenario } from '../scenario.ts'

scenario('transaction/origin', 'records the origin of a transaction made by API', async ({ given, observe }) => {
  const { origin } = await given.draft()
  observe('origin', origin)
})

scenario('transaction/max-expiry', 'records what max_expiry of a draft is', async ({ given, observe }) => {
  const { max_expiry } = await given.draft()
  observe('max_expiry', kindOf(max_expiry))
})

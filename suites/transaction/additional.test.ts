import { isDateTime } from '../../helpers/values/time.ts'
import { scenario } from '../scenario.ts'

/** What a value is, in a word that is the same in every run. */
function kindOf(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (Array.isArray(value)) return 'an array'
  if (typeof value === 'string') return isDateTime(value) ? 'a date-time' : 'a text'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

scenario('transaction/origin', 'records the origin of a transaction made by API', async ({ given, observe }) => {
  const { origin } = await given.draft()
  observe('origin', origin)
})

scenario('transaction/max-expiry', 'records what max_expiry of a draft is', async ({ given, observe }) => {
  const { max_expiry } = await given.draft()
  observe('max_expiry', kindOf(max_expiry))
})

import { isDateTime } from '../../helpers/values/time.ts'
import { ahead, DAY, iso, isoWithFractions, isoWithOffset } from '../interface/times.ts'
import { scenario } from '../scenario.ts'

/** Ways to write an instant on a full second. */
const forms = [
  { form: 'utc', what: 'in UTC', write: iso },
  { form: 'offset', what: 'with an offset', write: isoWithOffset },
  { form: 'milliseconds', what: 'with milliseconds', write: (at: number) => isoWithFractions(at + 250) },
] as const

for (const { form, what, write } of forms) {
  scenario(`conventions/time-argument-${form}`, `takes an expiry ${what} as that instant`, async (context) => {
    const { api, accepts, check } = context
    const at = ahead(10 * DAY)
    const { expires_at } = await accepts(() => api.create({ expires_at: write(at) }))
    if (isDateTime(expires_at)) check.instant('expires_at', expires_at, write(at))
  })
}

import { DAY, HOUR, isDateTime } from '../../helpers/values/time.ts'
import { scenario } from '../scenario.ts'

/** The same instant in each of the forms: ten days ahead, on a full second but for the form with milliseconds. */
const forms = [
  { form: 'utc', what: 'in UTC', write: (at: Date) => at.toISOString().replace('.250', '') },
  {
    form: 'offset',
    what: 'with an offset',
    write: (at: Date) => new Date(at.getTime() + 2 * HOUR).toISOString().replace('.250Z', '+02:00'),
  },
  { form: 'milliseconds', what: 'with milliseconds', write: (at: Date) => at.toISOString() },
] as const

for (const { form, what, write } of forms) {
  scenario(
    `conventions/time-argument-${form}`,
    `takes an expiry ${what} as the instant that it is`,
    async ({ api, accepts, check }) => {
      const at = new Date(Math.floor((Date.now() + 10 * DAY) / 1000) * 1000 + 250)
      const { expires_at } = await accepts(() => api.create({ expires_at: write(at) }))
      if (isDateTime(expires_at)) check.instant('expires_at', expires_at, at.getTime())
    },
  )
}

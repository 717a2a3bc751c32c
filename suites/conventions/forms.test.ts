import { isDateTime } from '../../helpers/values/time.ts'
import { ENDPOINTS } from '../interface/endpoints.ts'
import { FORM, writtenForm } from '../interface/forms.ts'
import { ahead, DAY, iso, isoWithFractions, isoWithOffset } from '../interface/times.ts'
import { WRITES } from '../interface/writes.ts'
import { scenario } from '../scenario.ts'

/** Bodies, and what the transaction then holds. */
const bodies = [
  { rule: 'form-percent', what: 'percent-encoded values', raw: 'name=Rent%26Sons%3D50%25', held: 'Rent&Sons=50%' },
  { rule: 'form-plus', what: 'a plus sign as a blank', raw: 'name=Lease+of+a+house', held: 'Lease of a house' },
  { rule: 'form-once', what: 'an encoded plus sign as itself', raw: 'name=Lease%2Bhouse', held: 'Lease+house' },
  {
    rule: 'form-utf-8',
    what: 'encoded UTF-8',
    raw: 'name=Pr%C3%BCfung-%C5%81%C3%B3d%C5%BA-%E5%A5%91%E7%B4%84',
    held: 'Prüfung-Łódź-契約',
  },
  { rule: 'brackets-raw', what: 'brackets in a name', raw: 'metadata[purpose]=lease', held: { purpose: 'lease' } },
  {
    rule: 'brackets-encoded',
    what: 'encoded brackets in a name',
    raw: 'metadata%5Bpurpose%5D=lease',
    held: { purpose: 'lease' },
  },
] as const

for (const { rule, what, raw, held } of bodies) {
  for (const { on, when } of WRITES) {
    scenario(`conventions/${rule}-${on}`, `understands ${what} ${when}`, async (context) => {
      const { ids } = await ENDPOINTS[on].prepare(context)
      const answered = await context.accepts(() => context.api.raw(on, ids, writtenForm(raw)))
      const member = typeof held === 'string' ? 'name' : 'metadata'
      context.check.equal(member, answered[member], held)
    })
  }
}

scenario('conventions/form-percent-cancel', 'understands percent-encoded values on cancellation', async (context) => {
  const { api, given, accepts, check } = context
  const { id } = await given.draft()
  const cancelled = await accepts(() => api.raw('cancel', [id], writtenForm('cancel_code=other%5Freason')))
  check.equal('cancel_code', cancelled['cancel_code'], 'other_reason')
})

scenario('conventions/form-charset', 'understands a form whose content type names UTF-8', async (context) => {
  const { api, accepts, check } = context
  const form = writtenForm('name=Lease', `${FORM}; charset=UTF-8`)
  const created = await accepts(() => api.raw('create', [], form))
  check.equal('name', created['name'], 'Lease')
})

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

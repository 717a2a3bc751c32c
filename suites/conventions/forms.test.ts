import { pdf } from '../../fixtures/documents/pdf.ts'
import type { Api } from '../../helpers/api/api.ts'
import { scenario } from '../scenario.ts'

const FORM = 'application/x-www-form-urlencoded'

/** Sends a body byte by byte as it is written here. */
const post = (api: Api, path: string, raw: string, type = FORM) =>
  api.send({ method: 'POST', path, headers: { 'content-type': type }, raw })
const transaction = (id: string) => `/v1/transactions/${encodeURIComponent(id)}`

/** Bodies, and what the transaction then holds. */
const bodies = [
  {
    rule: 'form-percent',
    what: 'percent-encoded values',
    raw: 'name=Rent%26Sons%3D50%25',
    member: 'name',
    value: 'Rent&Sons=50%',
  },
  {
    rule: 'form-plus',
    what: 'a plus sign as a blank',
    raw: 'name=Lease+of+a+house',
    member: 'name',
    value: 'Lease of a house',
  },
  {
    rule: 'form-once',
    what: 'an encoded plus sign as itself',
    raw: 'name=Lease%2Bhouse',
    member: 'name',
    value: 'Lease+house',
  },
  {
    rule: 'form-utf-8',
    what: 'encoded UTF-8',
    raw: 'name=Pr%C3%BCfung-%C5%81%C3%B3d%C5%BA-%E5%A5%91%E7%B4%84',
    member: 'name',
    value: 'Prüfung-Łódź-契約',
  },
  {
    rule: 'brackets-raw',
    what: 'brackets in a name',
    raw: 'metadata[purpose]=lease',
    member: 'metadata',
    value: { purpose: 'lease' },
  },
  {
    rule: 'brackets-encoded',
    what: 'encoded brackets in a name',
    raw: 'metadata%5Bpurpose%5D=lease',
    member: 'metadata',
    value: { purpose: 'lease' },
  },
] as const

for (const { rule, what, raw, member, value } of bodies) {
  scenario(`conventions/${rule}-create`, `understands ${what} on creation`, async ({ api, accepts, check }) => {
    const created = await accepts(() => post(api, '/v1/transactions', raw))
    check.equal(member, created[member], value)
  })

  scenario(`conventions/${rule}-update`, `understands ${what} on update`, async ({ api, given, accepts, check }) => {
    const { id } = await given.draft()
    const updated = await accepts(() => post(api, transaction(id), raw))
    check.equal(member, updated[member], value)
  })
}

scenario(
  'conventions/form-percent-cancel',
  'understands percent-encoded values on cancellation',
  async ({ api, given, accepts, check }) => {
    const { id } = await given.draft()
    const cancelled = await accepts(() => post(api, `${transaction(id)}/cancel`, 'cancel_code=other%5Freason'))
    check.equal('cancel_code', cancelled['cancel_code'], 'other_reason')
  },
)

scenario(
  'conventions/form-charset',
  'understands a form whose content type names UTF-8',
  async ({ api, accepts, check }) => {
    const created = await accepts(() => post(api, '/v1/transactions', 'name=Lease', `${FORM}; charset=UTF-8`))
    check.equal('name', created['name'], 'Lease')
  },
)

scenario('file/multipart', 'accepts a file as multipart/form-data', async ({ api, accepts }) => {
  const bytes = await pdf()
  await accepts(() => api.upload({ filename: 'lease.pdf', type: 'application/pdf', bytes }))
})

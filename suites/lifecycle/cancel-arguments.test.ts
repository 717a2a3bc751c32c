import { scenario } from '../scenario.ts'

const codes = [
  { slug: 'signature-refusal', code: 'signature_refusal' },
  { slug: 'review-refusal', code: 'review_refusal' },
  { slug: 'consultation-refusal', code: 'consultation_refusal' },
  { slug: 'transaction-refusal', code: 'transaction_refusal' },
  { slug: 'document-not-compliant', code: 'document_not_compliant' },
  { slug: 'other-reason', code: 'other_reason' },
] as const

for (const { slug, code } of codes) {
  scenario(
    `lifecycle/cancel-code-${slug}`,
    `records the cancel code ${code}`,
    async ({ api, given, accepts, shows, check }) => {
      const { id } = await given.draft()
      await accepts(() => api.cancel(id, { cancel_code: code }))
      await shows(id, ({ cancel_code }) => check.equal('cancel_code', cancel_code, code))
    },
  )
}

for (const from of ['started', 'paused'] as const) {
  scenario(
    `lifecycle/${from}-cancel-code`,
    `records the cancel code of a transaction that was ${from}`,
    async ({ api, given, shows, check }) => {
      const { id } = await given.inState(from)
      await given.calls.cancel(id, { cancel_code: 'document_not_compliant' })
      await shows(id, ({ cancel_code }) => check.equal('cancel_code', cancel_code, 'document_not_compliant'))
    },
  )
}

for (const member of ['code', 'reason'] as const) {
  scenario(
    `lifecycle/cancel-${member}-absent`,
    `shows no cancel ${member} where none was given`,
    async ({ given, check }) => {
      check.absent(`cancel_${member}`, (await given.cancelled())[`cancel_${member}`])
    },
  )
}

const wrongCodes = [
  { slug: 'unknown', code: 'no_such_code' },
  { slug: 'stall-reason', code: 'upload_refusal' },
  { slug: 'upper-case', code: 'OTHER_REASON' },
] as const

for (const { slug, code } of wrongCodes) {
  scenario(`lifecycle/cancel-code-${slug}`, `refuses the cancel code ${code}`, async ({ api, given, refuses }) => {
    const { id } = await given.draft()
    await refuses((args) => api.cancel(id, args), { cancel_code: code }, { cancel_code: 'other_reason' }, { on: id })
  })
}

const reasons = [
  { slug: 'kept', what: 'a cancel reason', reason: 'The lease was signed elsewhere, in February.' },
  { slug: 'at-limit', what: 'a cancel reason of 250 characters', reason: 'a'.repeat(250) },
  { slug: 'not-bytes', what: 'a cancel reason of 250 two-byte characters', reason: 'é'.repeat(250) },
] as const

for (const { slug, what, reason } of reasons) {
  scenario(`lifecycle/cancel-reason-${slug}`, `records ${what}`, async ({ api, given, accepts, shows, check }) => {
    const { id } = await given.draft()
    await accepts(() => api.cancel(id, { cancel_reason: reason }))
    await shows(id, ({ cancel_reason }) => check.equal('cancel_reason', cancel_reason, reason))
  })
}

scenario(
  'lifecycle/cancel-reason-beyond-limit',
  'refuses a cancel reason of 251 characters',
  async ({ api, given, people, refuses }) => {
    const { id } = await given.draft()
    const [bad, good] = [251, 250].map((length) => ({ cancel_reason: people.letters(length) }))
    await refuses((args) => api.cancel(id, args), { ...bad }, { ...good }, { on: id })
  },
)

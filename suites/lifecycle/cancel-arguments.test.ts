import type { Context } from '../../helpers/scenario/context.ts'
import { scenarioIn } from '../interface/scenario-in.ts'
import { scenario } from '../scenario.ts'

/** Asserts that a cancellation of a draft is accepted, and that a later reading shows what was passed. */
const keeps =
  (member: string, value: string) =>
  async ({ api, given, accepts, shows, check }: Context) => {
    const { id } = await given.draft()
    await accepts(() => api.cancel(id, { [member]: value }))
    await shows(id, (cancelled) => check.equal(member, cancelled[member], value))
  }

/** Asserts that a cancellation of a draft is refused with an argument, and accepted with another value of it. */
const refuses =
  (member: string, bad: string, good: string) =>
  async ({ api, given, refused }: Context) => {
    const { id } = await given.draft()
    const cancel = (value: string) => api.cancel(id, { [member]: value })
    await refused(() => cancel(bad), { twin: () => cancel(good), leaves: id })
  }

const codes = [
  'signature-refusal',
  'review-refusal',
  'consultation-refusal',
  'transaction-refusal',
  'document-not-compliant',
  'other-reason',
] as const

for (const slug of codes) {
  const code = slug.replaceAll('-', '_')
  scenario(`lifecycle/cancel-code-${slug}`, `keeps the cancel code ${code}`, keeps('cancel_code', code))
}

scenarioIn(['started', 'paused'], 'lifecycle/*-cancel-code', 'keeps the cancel code of *', async (context, { id }) => {
  const { given, shows, check } = context
  await given.calls.cancel(id, { cancel_code: 'document_not_compliant' })
  await shows(id, ({ cancel_code }) => check.equal('cancel_code', cancel_code, 'document_not_compliant'))
})

for (const slug of ['code', 'reason'] as const) {
  const member = `cancel_${slug}`
  scenario(`lifecycle/cancel-${slug}-absent`, `shows no ${member} where none was passed`, async ({ given, check }) => {
    check.absent(member, (await given.cancelled())[member])
  })
}

const wrongCodes = [
  { slug: 'unknown', code: 'no_such_code' },
  { slug: 'stall-reason', code: 'upload_refusal' },
  { slug: 'upper-case', code: 'OTHER_REASON' },
] as const

for (const { slug, code } of wrongCodes) {
  const body = refuses('cancel_code', code, 'other_reason')
  scenario(`lifecycle/cancel-code-${slug}`, `refuses the cancel code ${code}`, body)
}

const reasons = [
  { slug: 'kept', what: 'a cancel reason', reason: 'The lease was signed elsewhere, in February.' },
  { slug: 'at-limit', what: 'a cancel reason of 250 characters', reason: 'a'.repeat(250) },
  { slug: 'not-bytes', what: 'a cancel reason of 250 two-byte characters', reason: 'é'.repeat(250) },
] as const

for (const { slug, what, reason } of reasons)
  scenario(`lifecycle/cancel-reason-${slug}`, `keeps ${what}`, keeps('cancel_reason', reason))

const tooLong = refuses('cancel_reason', 'a'.repeat(251), 'a'.repeat(250))
scenario('lifecycle/cancel-reason-beyond-limit', 'refuses a cancel reason of 251 characters', tooLong)

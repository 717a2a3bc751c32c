import type { Write } from '../../helpers/scenario/write.ts'
import { TRANSACTION_IN } from '../interface/states.ts'
import { scenario } from '../scenario.ts'

/** The cancellation of a draft. */
const cancellation: Write = {
  on: 'cancel',
  when: 'on cancellation',
  prepare: async ({ api, given }) => {
    const { id } = await given.draft()
    return { send: (args) => api.cancel(id, args), leaves: id, read: () => given.read(id) }
  },
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

for (const state of ['started', 'paused'] as const) {
  scenario(
    `lifecycle/${state}-cancel-code`,
    `records the cancel code of ${TRANSACTION_IN[state]}`,
    async ({ given, shows, check }) => {
      const { id } = await given.inState(state)
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
  scenario(`lifecycle/cancel-code-${slug}`, `refuses the cancel code ${code}`, ({ refuses }) =>
    refuses(cancellation, { cancel_code: code }, { cancel_code: 'other_reason' }),
  )
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

scenario('lifecycle/cancel-reason-beyond-limit', 'refuses a cancel reason of 251 characters', ({ people, refuses }) =>
  refuses(cancellation, { cancel_reason: people.letters(251) }, { cancel_reason: people.letters(250) }),
)

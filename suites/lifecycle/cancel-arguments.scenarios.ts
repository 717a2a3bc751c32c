import { ifAllowed, type Args, type Context } from '../../helpers/engine/index.ts'
import { linesOf } from '../interface/reads/lines-of.ts'
import { scenarioIn } from '../interface/scenes/scenario-in.ts'
import { nameIn } from '../interface/document/states.ts'
import { CANCEL_CODES } from '../interface/document/values.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { scenario } from '../scenario.ts'
import { showsCancelledDraft } from './cancelled-draft.ts'

/** The states in which arguments of a cancellation are tried. */
const TRIED = ['draft', 'started', 'paused'] as const

/** Asserts that a cancellation is refused with one value of an argument, and accepted with another. */
const refuses =
  (state: (typeof TRIED)[number], member: string, bad: string, good: string, beside: Args = {}) =>
  async ({ api, given, refused }: Context) => {
    const { id } = await given.inState(state)
    const cancel = (value: string) => api.cancel(id, { ...beside, [member]: value })
    await refused(() => cancel(bad), { twin: () => cancel(good), leaves: id })
  }

/** Asserts that the cancellation of a draft stores one of its arguments. */
const stores = (member: 'cancel_code' | 'cancel_reason', args: Args) => (context: Context) =>
  showsCancelledDraft(context, args, ({ [member]: stored }) => context.check.equal(member, stored, args[member]))

for (const code of CANCEL_CODES)
  scenario('lifecycle/cancel-code-kept', `stores the cancel code ${code}`, stores('cancel_code', { cancel_code: code }))

const WITH_REASON = { cancel_code: 'review_refusal', cancel_reason: 'The rent is wrong.' }
scenario('lifecycle/cancel-code-kept', 'stores a cancel code passed with a reason', stores('cancel_code', WITH_REASON))

scenarioIn(['started', 'paused'], 'lifecycle/*-cancel-code', 'stores the cancel code of *', async (context, { id }) => {
  const { given, shows, check } = context
  await given.calls.cancel(id, { cancel_code: 'document_not_compliant' })
  await shows(id, ({ cancel_code }) => check.equal('cancel_code', cancel_code, 'document_not_compliant'))
})

for (const slug of ['code', 'reason'] as const) {
  const member = `cancel_${slug}`
  scenario(`lifecycle/cancel-${slug}-absent`, `records ${member} if none was passed`, async ({ given, observe }) => {
    observe(member, (await given.cancelled())[member])
  })
}

for (const { slug, state, code, beside } of [
  { slug: 'unknown', state: 'draft', code: 'no_such_code', beside: {} },
  { slug: 'unknown', state: 'paused', code: 'no_such_code', beside: {} },
  { slug: 'unknown', state: 'started', code: 'no_such_code', beside: { cancel_reason: 'The rent is wrong.' } },
  { slug: 'stall-reason', state: 'started', code: 'upload_refusal', beside: {} },
] as const) {
  const body = refuses(state, 'cancel_code', code, 'other_reason', beside)
  scenario(`lifecycle/cancel-code-${slug}`, `refuses the cancel code ${code} for ${nameIn(state)}`, body)
}

for (const { state, beside, code } of [
  ...TRIED.map((each) => ({ state: each, beside: '', code: {} })),
  { state: 'started', beside: ', with a code', code: { cancel_code: 'document_not_compliant' } },
] as const) {
  const tooLong = refuses(state, 'cancel_reason', 'a'.repeat(251), 'a'.repeat(250), code)
  const title = `refuses a cancel reason of 251 characters for ${nameIn(state)}${beside}`
  scenario('lifecycle/cancel-reason-beyond-limit', title, tooLong)
}

scenario('lifecycle/cancel-reason-beyond-limit', 'stores no code of a refused cancellation', async (context) => {
  const { api, check, given } = context
  const { id } = await given.started()
  const code = 'document_not_compliant'
  await given.refusal('the cancellation', () => api.cancel(id, { cancel_code: code, cancel_reason: 'a'.repeat(251) }))
  await given.calls.cancel(id)
  await staysTrue(context, id, (read) => check.different('cancel_code', read['cancel_code'], code))
})

scenario('lifecycle/cancel-code-upper-case', 'records the response to upper case', async ({ api, given, witness }) => {
  const { id } = await given.draft()
  await witness('cancellation with a code in upper case', () => api.cancel(id, { cancel_code: 'OTHER_REASON' }))
})

for (const { state, beside, code } of [
  { state: 'started', beside: 'without a code', code: {} },
  { state: 'paused', beside: 'with a code', code: { cancel_code: 'document_not_compliant' } },
] as const) {
  const title = `stores a cancel reason of ${nameIn(state)} ${beside}`
  scenario('lifecycle/cancel-reason-kept', title, async ({ given, shows, check }) => {
    const reason = 'The lease was signed elsewhere, in February.'
    const { id } = await given.inState(state)
    await given.calls.cancel(id, { ...code, cancel_reason: reason })
    await shows(id, ({ cancel_reason }) => check.equal('cancel_reason', cancel_reason, reason))
  })
}

scenario(
  'lifecycle/cancel-reason-kept',
  'stores a cancel reason with signs that form encoding or quoting might damage',
  stores('cancel_reason', { cancel_reason: `Lease & sale: the owner's "copy", 50%25 of %41` }),
)

scenario('lifecycle/cancel-reason-kept', 'stores both lines of a cancel reason', async (context) => {
  const { api, given, check, shows } = context
  const reason = 'The rent is wrong.\nThe owner is wrong too.'
  const { id } = await given.started()
  const cancel = () => api.cancel(id, { cancel_reason: reason })
  await ifAllowed(cancel, 'the target refuses a cancel reason of several lines')
  // A service may turn a line break into a space.
  await shows(id, ({ cancel_reason: shown }) =>
    check.equal('text of cancel_reason', linesOf(shown).join(' '), linesOf(reason).join(' ')),
  )
})

for (const { slug, what, reason } of [
  { slug: 'at-limit', what: '250 characters', reason: 'a'.repeat(250) },
  { slug: 'not-bytes', what: '250 two-byte characters', reason: 'é'.repeat(250) },
] as const) {
  const body = stores('cancel_reason', { cancel_reason: reason })
  scenario(`lifecycle/cancel-reason-${slug}`, `stores a cancel reason of ${what}`, body)
}

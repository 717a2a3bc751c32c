import { DAY, isAbsent, MINUTE, ifAllowed, type Args, type Context } from '../../helpers/engine/index.ts'
import { advance, updatedIfPossible } from '../interface/scenes/advance.ts'
import { signedByOne, startedWithTwoSigners } from '../interface/scenes/performing.ts'
import { onceStalled } from '../interface/scenes/stalled.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { scenario } from '../scenario.ts'
import { entriesWith, GRANTED, onceGranted } from './collected.ts'

const CONSENT = 'I accept the terms of the lease.'

/** Asserts that the consent is still shown as granted. */
const staysGranted = (context: Context, id: string): Promise<void> =>
  staysTrue(context, id, (read) => context.check.present(GRANTED, entriesWith(read, CONSENT)))

/** A transaction that shows the consent of one of its two signers, and the signer who is left. */
async function grantedByOne(context: Context, args: Args = {}) {
  const { id, left } = await signedByOne(context, startedWithTwoSigners(context, args, { consents: [CONSENT] }))
  await onceGranted(context, id, [CONSENT])
  return { id, left }
}

for (const [state, call] of [
  ['paused', 'pause'],
  ['cancelled', 'cancel'],
] as const)
  scenario(`transaction/collected-stays-${state}`, `still shows a granted consent once ${state}`, async (context) => {
    const { api, given, check, notShown } = context
    const { id } = await grantedByOne(context)
    await ifAllowed(() => api[call](id), `a partly signed transaction cannot be ${state}`)
    await given.reached(id, state)
    await staysTrue(context, id, (read) => {
      // Documents that can no longer be downloaded may be hidden, and their consents with them.
      if (state === 'cancelled' && isAbsent(read['documents'])) notShown('documents of a cancelled transaction')
      check.present(GRANTED, entriesWith(read, CONSENT))
    })
  })

scenario('transaction/collected-stays-removed', 'shows a consent when the other is removed', async (context) => {
  const { id, left } = await grantedByOne(context)
  await ifAllowed(
    () => context.api.addSigner(id, { signer: left.signer, field: left.fieldId, delete: true }),
    'the other signer cannot be removed after the start',
  )
  await staysGranted(context, id)
})

scenario('transaction/collected-stays-refused', 'shows a consent when the other refuses', async (context) => {
  const { id, left } = await grantedByOne(context)
  await context.given.actedBy(id, left.signer, { outcome: 'refused', reason: 'signature_refusal' })
  await onceStalled(context, id)
  await staysGranted(context, id)
})

scenario('transaction/collected-stays-updated', 'still shows a granted consent after an update', async (context) => {
  const { id } = await grantedByOne(context)
  await updatedIfPossible(context, id)
  await staysGranted(context, id)
})

scenario('transaction/collected-stays-closed', 'still shows a granted consent once closed', async (context) => {
  context.dependsOn('transaction/collected-when-done', 'transaction/collected-granted')
  const { id } = await context.given.started({}, { consents: [CONSENT] })
  await advance(context, id, 'closed')
  await staysGranted(context, id)
})

scenario('transaction/collected-stays-expired', 'still shows a granted consent once expired', async (context) => {
  const { id } = await grantedByOne(context, { duration: DAY / MINUTE })
  await advance(context, id, 'expired')
  await staysGranted(context, id)
})

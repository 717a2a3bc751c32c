import { isolatedScenario } from '../scenario.ts'
import { comesToCount } from './reports.ts'
import { complete } from './works.ts'

// The plain counts, which these cases add a key or a setting to.
const COUNTED = [
  'consumption/completed-counted',
  'consumption/signatures-counted',
  'consumption/signed-documents-counted',
] as const
const ONE = { completed_transactions: 1, signatures: 1, signed_documents: 1 }

isolatedScenario('consumption/work-for-all-keys', 'counts work for both keys that one caused', async (context) => {
  context.dependsOn(...COUNTED, 'consumption/cancelled-counted', 'consumption/counts-all-keys')
  const { api, apiWithSecondKey, given } = context
  const second = apiWithSecondKey()
  const { id: stopped } = await given.started({ private: false })
  await given.success(() => second.cancel(stopped))
  const { id } = await given.startable({ private: false })
  await given.success(() => second.start(id))
  await given.signed(id)
  await given.finished(id)
  for (const one of [api, second]) await comesToCount(context, { ...ONE, cancelled_transactions: 1 }, { api: one })
})

isolatedScenario('consumption/work-if-private', 'counts the signature of a private transaction', async (context) => {
  context.dependsOn(...COUNTED, 'consumption/counts-private')
  const { id, signer } = await context.given.startable({ private: true })
  await complete(context, { id, people: [signer] })
  await comesToCount(context, ONE)
})

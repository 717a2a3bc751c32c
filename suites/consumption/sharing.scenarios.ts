import { precondition } from '../interface/reads/precondition.ts'
import { isolatedScenario } from '../scenario.ts'
import { comesToCount, countsNothing, reportOf } from './reports.ts'
import { complete, withVisa } from './works.ts'

// The plain counts, which these cases add a key, a setting or a workspace to.
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

isolatedScenario('consumption/work-of-own-workspace', 'counts no signature of another workspace', async (context) => {
  context.dependsOn('consumption/counts-own-workspace')
  const other = await context.apiOfAnotherWorkspace()
  await withVisa(context)
  const isCounted = () => comesToCount(context, { completed_transactions: 1, visas: 1 })
  await precondition(isCounted, ['consumption/completed-counted', 'consumption/visas-counted'])
  countsNothing(context, await reportOf(context, { api: other }))
})

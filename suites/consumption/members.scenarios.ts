// The members of a consumption report.
import type { Context } from '../../helpers/engine/index.ts'
import { REPORTS } from '../interface/scenes/endpoints.ts'
import { contentOf } from '../interface/reads/once-shown.ts'
import { scenario } from '../scenario.ts'
import { reportOf, type Asking } from './reports.ts'
import { BY_LEVEL, COUNTERS } from './counts.ts'

/** The workspace id that a report shows. */
async function tenantOf(context: Context, asking: Asking = {}): Promise<unknown> {
  const { tenant_id } = await reportOf(context, asking)
  return contentOf('tenant_id', tenant_id, 'consumption/tenant-id')
}

// The shape of an events-report judges every member in the responses of both paths.
for (const name of REPORTS)
  scenario(
    [
      ...[...COUNTERS, ...BY_LEVEL].map(({ word }) => `consumption/${word}` as const),
      'consumption/tenant-id',
      'consumption/counts-not-negative',
    ],
    `shows all members of an events-report in the ${name === 'summary' ? 'summary' : 'deprecated report'}`,
    async (context) => {
      await reportOf(context, { name })
    },
  )

scenario('consumption/object', 'responds to the summary with an events-report', async (context) => {
  const { object } = await reportOf(context)
  context.check.equal('object of the summary', object, 'events-report')
})

scenario('consumption/tenant-id-known', 'records whether a report names the workspace id', async (context) => {
  const { observe, fact } = context
  observe('tenant_id is the known id of the workspace', (await tenantOf(context)) === fact('workspace-id'))
})

scenario('consumption/deprecated-report-tenant-id', 'shows the same id in the deprecated report', async (context) => {
  const summary = await tenantOf(context)
  context.check.equal('tenant_id of the deprecated report', await tenantOf(context, { name: 'report' }), summary)
})

scenario('consumption/tenant-id-of-second-key', 'shows all keys of a workspace the same id', async (context) => {
  const own = await tenantOf(context)
  const other = await tenantOf(context, { api: context.apiWithSecondKey() })
  context.check.equal('tenant_id of the summary for the second key', other, own)
})

scenario('consumption/tenant-id-of-other-workspace', 'shows different ids for other workspaces', async (context) => {
  const own = await tenantOf(context)
  const other = await tenantOf(context, { api: await context.apiOfAnotherWorkspace() })
  context.check.different('tenant_id of the summary for the key of another workspace', other, own)
})

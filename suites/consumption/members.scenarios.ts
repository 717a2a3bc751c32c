// What a consumption report shows.
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { REPORTS } from '../interface/scenes/endpoints.ts'
import { contentOf } from '../interface/reads/once-shown.ts'
import { scenario } from '../scenario.ts'
import { reportOf, type Asking } from './reports.ts'
import { BY_LEVEL, COUNTERS } from './counts.ts'

/** The workspace that a report says it is of. */
async function tenantOf(context: Context, asking: Asking = {}): Promise<unknown> {
  const { tenant_id } = await reportOf(context, asking)
  return contentOf('tenant_id', tenant_id, 'consumption/tenant-id')
}

// The shape judges it, in the answers of either path.
for (const name of REPORTS) {
  scenario(
    [
      ...[...COUNTERS, ...BY_LEVEL].map(({ word }) => `consumption/${word}` as const),
      'consumption/tenant-id',
      'consumption/counts-not-negative',
    ],
    `answers ${name === 'summary' ? 'the summary' : 'the deprecated report'} with all members of an events-report`,
    async (context) => {
      await reportOf(context, { name })
    },
  )
}

scenario('consumption/object', 'answers the summary with an events-report', async (context) => {
  const { object } = await reportOf(context)
  context.check.equal('object of the summary', object, 'events-report')
})

scenario('consumption/tenant-id-known', 'records which identifier a report names', async (context) => {
  const { observe, fact } = context
  observe('tenant_id is the known id of the workspace', (await tenantOf(context)) === fact('workspace-id'))
})

scenario(
  'consumption/deprecated-report-tenant-id',
  'names the same workspace in the deprecated report',
  async (context) => {
    const summary = await tenantOf(context)
    context.check.equal('tenant_id of the deprecated report', await tenantOf(context, { name: 'report' }), summary)
  },
)

scenario('consumption/tenant-id-of-second-key', 'names one workspace to all of its keys', async (context) => {
  const own = await tenantOf(context)
  const other = await tenantOf(context, { api: context.apiWithSecondKey() })
  context.check.equal('tenant_id of the summary for the second key', other, own)
})

scenario('consumption/tenant-id-of-other-workspace', 'names another workspace to another key', async (context) => {
  const own = await tenantOf(context)
  const other = await tenantOf(context, { api: await context.apiOfAnotherWorkspace() })
  context.check.different('tenant_id of the summary for the key of another workspace', other, own)
})

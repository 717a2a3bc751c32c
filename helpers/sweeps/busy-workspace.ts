import { startReferenceService } from '../../fixtures/reference-service/index.ts'
import { laggingLists } from '../../fixtures/variants/responses/reads.ts'
import type { Scenario } from '../engine/scenario/scenario.ts'
import type { Configuration } from '../engine/configuration/configuration.ts'
import { firstContact } from '../engine/contact/first-contact.ts'
import { startCrowd } from '../testing/servers/crowd.ts'
import { judgeTarget } from '../app/target/judge.ts'
import { accusationsIn, type Sweep } from './sweep.ts'

/** How many transactions of others there are from the first, and how many join them in a second. */
interface Crowded {
  readonly first: number
  readonly perSecond: number
}

/** How late lists are, and how long they are waited for. Milliseconds. */
const LAG = 5_000
const PATIENCE = { readMs: 3_000, slowMs: 20_000 }
const AT_ONCE = 40
/** Rules that are judged there at least: else nothing would be shown. */
const LEAST_JUDGED = 20

async function wrongWith(area: string, { first, perSecond }: Crowded, all: readonly Scenario[]): Promise<string[]> {
  const isOwn = (id: string) => id.startsWith(`${area}/`)
  const service = await startReferenceService({ faults: { lagging: laggingLists(LAG) }, fault: 'lagging' })
  const { baseUrl, defaultWorkspace } = service
  const [own, other] = defaultWorkspace.api_keys.map(({ secret }) => secret)
  if (own === undefined || other === undefined) throw new Error('the service has no second key')
  const crowd = await startCrowd(baseUrl, other, first, perSecond)
  try {
    // Without a control interface nobody makes a workspace apart: all of it happens in this one.
    const known: Configuration['known'] = { facts: { 'second-key': other }, features: {} }
    const target = await firstContact({ kind: 'address', baseUrl, apiKey: own, known, patience: PATIENCE })
    const scenarios = all.filter(({ rules }) => rules.some(isOwn))
    const { results } = await judgeTarget(target, scenarios, 1, AT_ONCE)
    const judged = results.filter(({ rule }) => isOwn(rule.id))
    const green = judged.filter(({ verdict }) => verdict === 'conforms').length
    return [
      ...accusationsIn(judged),
      ...(green > LEAST_JUDGED ? [] : [`only ${green} rules were judged`]),
      ...(crowd.count() > first ? [] : ['nobody else wrote meanwhile']),
    ]
  } finally {
    await crowd.stop()
    await service.close()
  }
}

const CROWDS: readonly Crowded[] = [
  { first: 1_000, perSecond: 20 },
  { first: 10_000, perSecond: 50 },
]

/** A workspace that others write to all the time, with lists that lag. */
export const busyWorkspaceSweep: Sweep = {
  story: 'nothing is accused in a workspace that others write to, in lists that lag',
  turns: 4,
  cases: CROWDS.flatMap((crowd) =>
    ['listing', 'consumption'].map((area) => ({
      name: `${area}, beside ${crowd.first} transactions of others`,
      waits: true,
      run: (all: readonly Scenario[]) => wrongWith(area, crowd, all),
    })),
  ),
}

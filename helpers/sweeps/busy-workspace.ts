import { startReferenceService } from '../../fixtures/reference-service/index.ts'
import { laggingLists } from '../../fixtures/variants/responses/reads.ts'
import type { Scenario } from '../engine/scenario/scenario.ts'
import type { Configuration } from '../engine/configuration/configuration.ts'
import { firstContact } from '../engine/contact/first-contact.ts'
import { startCrowd } from '../testing/servers/crowd.ts'
import { judgeTarget } from '../app/target/judge.ts'
import { falseVerdictsIn, type Sweep } from './sweep.ts'

/** How many transactions of other clients exist at first, and how many are added in a second. */
interface Crowded {
  readonly first: number
  readonly perSecond: number
}

/** How late lists are, and how long the suite waits for them. Milliseconds. */
const LAG = 5_000
const PATIENCE = { readMs: 3_000, slowMs: 20_000 }
/** Scenarios at the same time. More of them make single requests exceed their time limit on a busy machine. */
const AT_ONCE = 16
/** The least number of rules that must be judged for the case to prove anything. */
const LEAST_JUDGED = 20

async function wrongWith(area: string, { first, perSecond }: Crowded, all: readonly Scenario[]): Promise<string[]> {
  const isOwn = (id: string) => id.startsWith(`${area}/`)
  const service = await startReferenceService({ faults: { lagging: laggingLists(LAG) }, fault: 'lagging' })
  const { baseUrl, defaultWorkspace } = service
  const [own, other] = defaultWorkspace.api_keys.map(({ secret }) => secret)
  if (own === undefined || other === undefined) throw new Error('the service has no second key')
  const crowd = await startCrowd(baseUrl, other, first, perSecond)
  try {
    // Without a control interface, every scenario uses this workspace.
    const known: Configuration['known'] = { facts: { 'second-key': other }, features: {} }
    const target = await firstContact({ kind: 'address', baseUrl, apiKey: own, known, patience: PATIENCE })
    const scenarios = all.filter(({ rules }) => rules.some(isOwn))
    const { results } = await judgeTarget(target, scenarios, 1, AT_ONCE)
    const judged = results.filter(({ rule }) => isOwn(rule.id))
    const green = judged.filter(({ verdict }) => verdict === 'conforms').length
    return [
      ...falseVerdictsIn(judged),
      ...(green > LEAST_JUDGED ? [] : [`only ${green} rules were judged`]),
      ...(crowd.count() > first ? [] : ['no other client wrote during the run']),
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

/** A workspace with lagging lists, to which other clients write all the time. */
export const busyWorkspaceSweep: Sweep = {
  story: 'a busy workspace with lagging lists has no false violation',
  turns: 4,
  quarter: 0,
  cases: CROWDS.flatMap((crowd) =>
    ['listing', 'consumption'].map((area) => ({
      name: `${area}, with ${crowd.first} transactions of other clients`,
      waits: true,
      run: (all: readonly Scenario[]) => wrongWith(area, crowd, all),
    })),
  ),
}

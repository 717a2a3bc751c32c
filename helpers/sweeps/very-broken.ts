import { faults } from '../../fixtures/faults/index.ts'
import { exitCodeOf, type RunOutcome } from '../../reports/summary.ts'
import { summaryText } from '../../reports/terminal/summary/summary-text.ts'
import type { Scenario } from '../engine/scenario/scenario.ts'
import { judgeEmbedded } from '../app/target/judge.ts'
import type { Sweep } from './sweep.ts'

/** The lines that a terminal shows without scrolling. */
const SCREEN = 24

/** What turns red beside the rules that the fault is meant to break. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'conventions-xml': [
    'conventions/json-upload',
    'conventions/json-summary',
    'conventions/json-report',
    'conventions/json-type-create',
    'conventions/json-type-list',
  ],
  'conventions-prefix-before-json': ['conventions/json-upload', 'conventions/json-summary', 'conventions/json-report'],
}

/** What the command says of a service with a fault. */
async function judged(fault: string, scenarios: readonly Scenario[]) {
  const results = await judgeEmbedded(scenarios, 1, fault)
  const outcome: RunOutcome = {
    suite: { name: 'countersign', version: '0' },
    target: { kind: 'embedded', base_url: 'http://127.0.0.1:1' },
    startedAt: new Date(),
    durationMs: 1,
    seed: 1,
    requests: 1,
    throttledMs: 0,
    complete: true,
    interrupted: false,
    gate: 'all',
    results,
    records: [],
    unmet: [],
    litter: [],
  }
  const text = summaryText(outcome, { color: false, width: 100, outDir: 'out', repeatCommand: (rule) => rule })
  return {
    code: exitCodeOf(outcome),
    screen: text.split('\n').slice(-SCREEN).join('\n'),
    rules: results.length,
    red: results.filter(({ verdict }) => verdict === 'violates').map(({ rule }) => rule.id),
    inconclusive: results.filter(({ verdict }) => verdict === 'inconclusive'),
  }
}

const missingOn = (screen: string, ids: readonly string[]) =>
  ids.filter((id) => !screen.includes(id)).map((id) => `not on the last screen: ${id}`)

/** Red is what is broken itself, and all else hangs on it. */
async function wrongWith(fault: string, scenarios: readonly Scenario[]): Promise<string[]> {
  const { code, screen, red, inconclusive } = await judged(fault, scenarios)
  const broken = [...(faults[fault]?.breaks ?? []), ...(ALSO[fault] ?? [])]
  return [
    ...(code === 1 ? [] : [`the exit code is ${code}, not 1`]),
    ...red.filter((id) => !broken.includes(id)).map((id) => `red, though not broken itself: ${id}`),
    ...broken.filter((id) => !red.includes(id)).map((id) => `broken, though not red: ${id}`),
    ...inconclusive
      .filter(({ cause }) => cause === undefined)
      .map(({ rule, reason }) => `inconclusive without a cause: ${rule.id}: ${reason}`),
    ...missingOn(screen, broken),
  ]
}

/** Many rules are broken themselves, and the causes stand first. */
async function wrongInCapitals(scenarios: readonly Scenario[]): Promise<string[]> {
  const { code, screen, red, inconclusive, rules } = await judged('transaction-texts-in-capitals', scenarios)
  const withCause = inconclusive.filter(({ cause }) => cause !== undefined)
  return [
    ...(code === 1 ? [] : [`the exit code is ${code}, not 1`]),
    // One of twenty: the catalogue grows.
    ...(red.length < rules / 20 ? [] : [`${red.length} of ${rules} rules are red`]),
    ...(red.includes('transaction/cancel-code-set') ? [] : ['broken, though not red: transaction/cancel-code-set']),
    ...(withCause.length > inconclusive.length * 0.9
      ? []
      : [`${withCause.length} of ${inconclusive.length} inconclusive rules have a cause`]),
    ...missingOn(screen, ['transaction/state-set', 'field/type-set']),
  ]
}

/**
 * Services that are wrong in what everything leans on: what is broken is told, once and at the end of the summary, and what hangs on
 * it is told as hanging on it.
 */
export const veryBrokenSweep: Sweep = {
  story: 'of a service that is wrong in what everything leans on, that alone is told',
  turns: 13,
  cases: [
    ...[
      'errors-in-plain-text',
      'errors-refusals-500',
      'errors-refusals-200',
      'conventions-success-201',
      'conventions-type-html',
      'conventions-xml',
      'conventions-prefix-before-json',
      'conventions-json-bodies-alone',
      'transaction-wrapped',
      'transaction-without-id',
      'transaction-times-in-seconds',
      'transaction-metadata-pairs',
    ].map((fault) => ({ name: fault, waits: true, run: (all: readonly Scenario[]) => wrongWith(fault, all) })),
    { name: 'texts in capitals', waits: true, run: wrongInCapitals },
  ],
}

import { faults } from '../../fixtures/faults/all.ts'
import { findingsOf } from '../../reports/findings/group.ts'
import { exitCodeOf, type RunOutcome } from '../../reports/summary.ts'
import { summaryText } from '../../reports/terminal/summary/summary-text.ts'
import type { Scenario } from '../engine/scenario/scenario.ts'
import { judgeEmbedded } from '../app/target/judge.ts'
import type { Sweep } from './sweep.ts'

/** The number of lines that a terminal shows without scrolling. */
const SCREEN = 24

/** The rules that a fault breaks besides those that it declares. */
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

/** The result and the output of the command for a service with a fault. */
async function judged(fault: string, scenarios: readonly Scenario[]) {
  const results = await judgeEmbedded(scenarios, 1, fault)
  const outcome: RunOutcome = {
    suite: { name: 'countersign', version: '0' },
    target: { kind: 'embedded', base_url: 'http://127.0.0.1:1' },
    workspace: { made: true, capabilities: [], facts: [] },
    startedAt: new Date(),
    durationMs: 1,
    again: {},
    seed: 1,
    requests: 1,
    throttledMs: 0,
    complete: true,
    interrupted: false,
    gate: 'all',
    results,
    records: [],
    unmet: [],
    leftovers: [],
  }
  const text = summaryText(outcome, { color: false, width: 100, outDir: 'out', repeatCommand: (rule) => rule })
  return {
    code: exitCodeOf(outcome),
    text,
    screen: text.split('\n').slice(-SCREEN).join('\n'),
    findings: findingsOf(results),
    rules: results.length,
    red: results.filter(({ verdict }) => verdict === 'violates').map(({ rule }) => rule.id),
    inconclusive: results.filter(({ verdict }) => verdict === 'inconclusive'),
  }
}

/** The rules that the output does not name, and those whose finding is not in the list on the last screen. */
function missingOn({ text, screen, findings }: Awaited<ReturnType<typeof judged>>, ids: readonly string[]): string[] {
  const listed = (id: string) => {
    const at = findings.findIndex(({ violated }) => violated.some(({ result }) => result.rule.id === id))
    return new RegExp(`^ +${at + 1} +\\d+ {2}\\S`, 'm').test(screen)
  }
  return [
    ...ids.filter((id) => !text.includes(id)).map((id) => `not in the output: ${id}`),
    ...ids.filter((id) => !listed(id)).map((id) => `not among the findings of the last screen: ${id}`),
  ]
}

/** Checks that exactly the broken rules are violated, and that every inconclusive rule has a cause. */
async function wrongWith(fault: string, scenarios: readonly Scenario[]): Promise<string[]> {
  const seen = await judged(fault, scenarios)
  const { code, red, inconclusive } = seen
  const broken = [...(faults[fault]?.breaks ?? []), ...(ALSO[fault] ?? [])]
  return [
    ...(code === 1 ? [] : [`the exit code is ${code}, not 1`]),
    ...red.filter((id) => !broken.includes(id)).map((id) => `violated, but not broken: ${id}`),
    ...broken.filter((id) => !red.includes(id)).map((id) => `broken, but not violated: ${id}`),
    ...inconclusive
      .filter(({ cause }) => cause === undefined)
      .map(({ rule, reason }) => `inconclusive without a cause: ${rule.id}: ${reason}`),
    ...missingOn(seen, broken),
  ]
}

/** Checks a service that breaks many rules: the causes come first, and most inconclusive rules have a cause. */
async function wrongInCapitals(scenarios: readonly Scenario[]): Promise<string[]> {
  const seen = await judged('transaction-texts-in-capitals', scenarios)
  const { code, red, inconclusive, rules } = seen
  const withCause = inconclusive.filter(({ cause }) => cause !== undefined)
  return [
    ...(code === 1 ? [] : [`the exit code is ${code}, not 1`]),
    // A share rather than a number, because the catalogue grows.
    ...(red.length < rules / 20 ? [] : [`${red.length} of ${rules} rules are violated`]),
    ...(red.includes('transaction/cancel-code-set') ? [] : ['broken, but not violated: transaction/cancel-code-set']),
    ...(withCause.length > inconclusive.length * 0.9
      ? []
      : [`${withCause.length} of ${inconclusive.length} inconclusive rules have a cause`]),
    ...missingOn(seen, ['transaction/state-set', 'field/type-set']),
  ]
}

/**
 * Services that break a rule on which nearly all others depend. The broken rule must be reported once, at the end of the summary,
 * and the other rules must be reported as depending on it.
 */
export const veryBrokenSweep: Sweep = {
  story: 'if a service breaks a rule on which the others depend, only that rule is reported as violated',
  turns: 12,
  quarter: 1,
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

import { expect, test } from 'vitest'
import { faults } from '../../fixtures/faults/index.ts'
import { exitCodeOf, type RunOutcome } from '../../reports/summary.ts'
import { summaryText } from '../../reports/terminal/summary-text.ts'
import { judgeEmbedded } from '../wiring/judge.ts'
import { oneInEach } from '../testing/long.ts'
import { loadScenarios } from '../wiring/suite.ts'

/*
 * Services that are wrong in what everything leans on: what is broken is told, once and at the end of the summary, and what
 * hangs on it is told as hanging on it.
 */

/** Milliseconds for one run. */
const BOUND = 240_000
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
async function judged(fault: string) {
  const results = await judgeEmbedded(await loadScenarios(), 1, fault)
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

test.each(
  oneInEach(12, [
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
  ]),
)(
  '%s: red is what is broken itself, and all else hangs on it',
  async (fault) => {
    const { code, screen, red, inconclusive } = await judged(fault)
    expect(code).toBe(1)
    const broken = [...(faults[fault]?.breaks ?? []), ...(ALSO[fault] ?? [])]
    expect(red.toSorted()).toEqual(broken.toSorted())
    expect(
      inconclusive.filter(({ cause }) => cause === undefined).map(({ rule, reason }) => `${rule.id}: ${reason}`),
    ).toEqual([])
    for (const id of broken) expect(screen).toContain(id)
  },
  BOUND,
)

test(
  'texts in capitals: many rules are broken themselves, and the causes stand first',
  async () => {
    const { code, screen, red, inconclusive, rules } = await judged('transaction-texts-in-capitals')
    expect(code).toBe(1)
    // One of twenty: the catalogue grows.
    expect(red.length).toBeLessThan(rules / 20)
    expect(red).toContain('transaction/cancel-code-set')
    const withCause = inconclusive.filter(({ cause }) => cause !== undefined)
    expect(withCause.length).toBeGreaterThan(inconclusive.length * 0.9)
    for (const id of ['transaction/state-set', 'field/type-set']) expect(screen).toContain(id)
  },
  BOUND,
)

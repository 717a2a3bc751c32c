import { catalogueOf, inferred, open, stated, unreachable, type Rule } from '../../helpers/engine/catalogue/rule.ts'
import type { Need } from '../../helpers/engine/catalogue/needs.ts'
import type { Breach, ScenarioRecord } from '../../helpers/engine/outcome/record.ts'
import { withKnown } from '../../helpers/engine/outcome/known.ts'
import { verdictsOf } from '../../helpers/engine/outcome/verdict.ts'
import type { RunOutcome } from '../summary.ts'

/** A catalogue of two areas with a rule of each kind. */
export const sampleCatalogue: ReadonlyMap<string, Rule> = catalogueOf({
  metadata: {
    all: {
      ...stated('Limits', {
        'metadata/key-length': 'A metadata key of 21 characters is refused.',
        'metadata/value-length': 'A metadata value of 201 characters is refused.',
      }),
      ...inferred('It follows.')('Arguments for create and update', {
        'metadata/omitted-keeps': 'An update without metadata keeps it.',
      }),
      ...open('Arguments for create and update', {
        'metadata/replaces': 'Whether the metadata of an update replaces the old metadata.',
      }),
    },
  },
  lifecycle: {
    all: {
      ...stated('States and transitions', ['clock'], { 'lifecycle/expires': 'A transaction expires.' }),
      ...stated('States and transitions', ['seal', 'workspaces'], { 'lifecycle/seal': 'A seal is applied.' }),
      ...stated('States and transitions: rules', unreachable('email', 'no call shows the email'), {
        'lifecycle/email': 'A signer gets an email.',
      }),
    },
  },
})

/** A record of a scenario that passed, changed by `change`. */
export function sampleRecord(rule: string, change: Partial<ScenarioRecord> = {}): ScenarioRecord {
  const title = change.title ?? 'responds as documented'
  const startedAt = Date.UTC(2030, 0, 2, 3, 4, 5)
  return {
    key: `${rule} ${title}`,
    title,
    file: 'suites/metadata/limits.scenarios.ts',
    rules: [rule],
    status: 'passed',
    outcomes: {},
    breaches: [],
    observations: [],
    startedAt,
    durationMs: 120,
    requests: 2,
    steps: [
      { name: 'create a transaction', startedAt, stoppedAt: startedAt + 40, status: 'passed', steps: [] },
      {
        name: 'POST /transactions',
        startedAt: startedAt + 40,
        stoppedAt: startedAt + 120,
        status: 'passed',
        steps: [],
      },
    ],
    log: '#1 2030-01-02T03:04:05.000Z (40 ms)\n$ curl -i "$ESIGN_BASE_URL"/transactions\n< 200\n{}',
    leftovers: [],
    usedNeeds: [],
    ...change,
  }
}

/** The members of a record that differ if its scenario found a violation. */
export function violation(change: Partial<Breach> = {}): Pick<ScenarioRecord, 'status' | 'finding'> {
  const [what, expected, actual] = [
    'the create with 21 characters',
    'a refusal (4xx) that changes nothing',
    '201 Created',
  ]
  return {
    status: 'failed',
    finding: {
      message: `${what}: expected ${expected}, got ${actual}`,
      what,
      expected,
      actual,
      replay: `curl -i -X POST -H "Authorization: Bearer $ESIGN_API_KEY" -d 'metadata[aaaaaaaaaaaaaaaaaaaaa]=1' "$ESIGN_BASE_URL"/transactions`,
      ...change,
    },
  }
}

/** The members of a record that differ if its scenario is inconclusive. */
export function broken(message: string, cause?: string): Pick<ScenarioRecord, 'status' | 'finding'> {
  return { status: 'broken', finding: { message, ...(cause !== undefined && { cause }) } }
}

/** The members of a record that differ if the target lacks the needs of its scenario. */
export function skipped(
  message: string,
  lacks: readonly Need[] = [],
): Pick<ScenarioRecord, 'status' | 'finding' | 'steps' | 'log'> {
  return { status: 'skipped', finding: { message, lacks }, steps: [], log: '' }
}

/** The members of a record that differ if the target shows nothing for its scenario. */
export function unshown(what: string): Pick<ScenarioRecord, 'status' | 'finding'> {
  return { status: 'skipped', finding: { message: `${what} shows nothing`, isUnshown: true } }
}

/** The outcome of a run with these records. */
export function sampleOutcome(
  records: readonly ScenarioRecord[],
  change: Partial<RunOutcome> = {},
  catalogue: ReadonlyMap<string, Rule> = sampleCatalogue,
): RunOutcome {
  return {
    suite: { name: 'countersign', version: '0.1.0' },
    target: { kind: 'embedded', base_url: 'http://127.0.0.1:4010' },
    workspace: { made: true, capabilities: ['workspaces', 'clock'], facts: [] },
    startedAt: new Date('2030-01-02T03:04:05Z'),
    durationMs: 12_345,
    seed: 42,
    gate: 'all',
    again: {},
    requests: records.reduce((sum, { requests }) => sum + requests, 0),
    throttledMs: 0,
    complete: true,
    results: verdictsOf(catalogue, records),
    records,
    unmet: [],
    leftovers: records.flatMap(({ leftovers }) => leftovers),
    interrupted: false,
    ...change,
  }
}

/** The same outcome with known violations of these rules. */
export function withKnownRules(outcome: RunOutcome, ...rules: readonly string[]): RunOutcome {
  const why = { reason: 'The next release fixes it.', ticket: 'ESIGN-123', expires: '2030-01-31' }
  return { ...outcome, results: withKnown(outcome.results, new Map(rules.map((rule) => [rule, why]))) }
}

/** An entry of a list of known violations that no longer holds. */
export const STALE = {
  kind: 'known-conforms',
  rules: ['metadata/key-length'],
  message: 'known.yaml, line 7: metadata/key-length conforms now; remove the entry',
} as const

/** A rule that was judged before and is no longer judged. */
export const DROPPED = {
  kind: 'coverage-dropped',
  rules: ['lifecycle/expires', 'lifecycle/seal'],
  message:
    'coverage dropped: 2 rules are no longer judged: lifecycle/expires, lifecycle/seal. Reason of the first: it is so.',
} as const

/** A rule that had to be judged and was not. */
export const UNJUDGED = {
  kind: 'required',
  rules: ['lifecycle/expires'],
  message: '--require lifecycle: 1 of 1 rules was not judged; lifecycle/expires: needs clock',
} as const

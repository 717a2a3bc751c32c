import { expect, test } from 'vitest'
import { faults } from '../../fixtures/faults/index.ts'
import { command, toldBy } from '../testing/command.ts'

/*
 * Services that are wrong in what everything leans on: what is broken is told, once and at the end of the summary, and what
 * hangs on it is told as hanging on it.
 */

/** Milliseconds for one run of the command. */
const BOUND = 90_000
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

async function judged(fault: string) {
  const ended = await command(['run', '--fault', fault])
  const { rules } = await toldBy(ended)
  const withVerdict = (verdict: string) => rules.filter((rule) => rule.verdict === verdict)
  return { ...ended, red: withVerdict('violates'), inconclusive: withVerdict('inconclusive') }
}

test.each([
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
])(
  '%s: red is what is broken itself, and all else hangs on it',
  async (fault) => {
    const { code, stdout, red, inconclusive } = await judged(fault)
    expect(code).toBe(1)
    const broken = [...(faults[fault]?.breaks ?? []), ...(ALSO[fault] ?? [])]
    expect(red.map(({ id }) => id).toSorted()).toEqual(broken.toSorted())
    expect(inconclusive.filter(({ cause }) => cause === undefined).map(({ id, reason }) => `${id}: ${reason}`)).toEqual(
      [],
    )
    const screen = stdout.split('\n').slice(-SCREEN).join('\n')
    for (const id of broken) expect(screen).toContain(id)
  },
  BOUND,
)

test(
  'texts in capitals: many rules are broken themselves, and the causes stand first',
  async () => {
    const { code, stdout, red, inconclusive } = await judged('transaction-texts-in-capitals')
    expect(code).toBe(1)
    expect(red.length).toBeLessThan(50)
    const withCause = inconclusive.filter(({ cause }) => cause !== undefined)
    expect(withCause.length).toBeGreaterThan(inconclusive.length * 0.9)
    const screen = stdout.split('\n').slice(-SCREEN).join('\n')
    for (const id of ['transaction/state-set', 'transaction/cancel-code-set']) expect(screen).toContain(id)
  },
  BOUND,
)

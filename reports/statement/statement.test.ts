import { expect, test } from 'vitest'
import { catalogueOf, stated } from '../../helpers/engine/catalogue/rule.ts'
import { withLeftOut } from '../../helpers/engine/outcome/left-out.ts'
import {
  broken,
  sampleCatalogue,
  sampleOutcome,
  sampleRecord,
  skipped,
  STALE,
  unshown,
  violation,
  withKnownRules,
} from '../samples/outcome.ts'
import { checksOf } from './check.ts'
import { statementOf, statementSchema, type Statement } from './statement.ts'
import { statementText } from './statement-text.ts'

const outcome = sampleOutcome(
  [
    sampleRecord('metadata/key-length', violation()),
    sampleRecord('metadata/value-length'),
    sampleRecord('metadata/omitted-keeps', broken('no conclusion: <b>lost</b>')),
    sampleRecord('metadata/replaces', { observations: [{ rule: 'metadata/replaces', key: 'replaces', value: 'yes' }] }),
    sampleRecord('lifecycle/expires', skipped('needs clock: a control interface', ['clock'])),
  ],
  {
    target: { kind: 'address', base_url: 'https://sign.test.example' },
    workspace: {
      made: false,
      capabilities: ['clock'],
      facts: [{ variable: 'ESIGN_SEAL_ID', means: 'the id of a seal', value: 'seal-1' }],
    },
  },
)
const selected = new Set([...sampleCatalogue.keys()].filter((id) => id !== 'lifecycle/seal'))
const known = withKnownRules(
  { ...outcome, results: withLeftOut(outcome.results, selected, new Set()) },
  'metadata/key-length',
)

/** The statement of an outcome, as a reader gets it. */
function statementFor(of = known): Statement {
  return statementSchema.parse(JSON.parse(JSON.stringify(statementOf(of))))
}

const statement = statementFor()
const wrong = (changed: Statement, catalogue = sampleCatalogue) =>
  checksOf(changed, catalogue, '0.1.0').flatMap(({ holds, text }) => (holds ? [] : [text]))

test('every rule is counted once, by level and verdict', () => {
  expect(statement.counts).toEqual({
    stated: { conforms: 1, violates: 0, known: 1, inconclusive: 0, not_exercised: 2, left_out: 1, observed: 0 },
    inferred: { conforms: 0, violates: 0, known: 0, inconclusive: 1, not_exercised: 0, left_out: 0, observed: 0 },
    open: { conforms: 0, violates: 0, known: 0, inconclusive: 0, not_exercised: 0, left_out: 0, observed: 1 },
  })
})

test('every rule that was not judged is listed once, with the reason', () => {
  expect(statement.not_judged).toEqual({
    not_selected: ['lifecycle/seal'],
    excluded: [],
    not_exercised: [
      { reason: 'needs clock', rules: ['lifecycle/expires'] },
      { reason: 'not testable by a client: it appears only in an email', rules: ['lifecycle/email'] },
    ],
    inconclusive: [{ reason: 'no conclusion: <b>lost</b>', rules: ['metadata/omitted-keeps'] }],
  })
  const hidden = statementFor(sampleOutcome([sampleRecord('metadata/key-length', unshown('metadata'))]))
  expect(hidden.not_judged.not_exercised).toContainEqual({
    reason: 'metadata shows nothing',
    rules: ['metadata/key-length'],
  })
})

test('rules that need the same form one group, in whichever order they name it', () => {
  const catalogue = catalogueOf({
    one: { all: { ...stated('States and transitions', ['clock', 'seal'], { 'one/a': 'A.' }) } },
    two: { all: { ...stated('States and transitions', ['seal', 'clock'], { 'two/b': 'B.' }) } },
  })
  const records = ['one/a', 'two/b'].map((rule) => sampleRecord(rule, skipped('both', ['clock', 'seal'])))
  expect(statementFor(sampleOutcome(records, {}, catalogue)).not_judged.not_exercised).toEqual([
    { reason: 'needs clock, seal', rules: ['one/a', 'two/b'] },
  ])
})

test('the digests are those that other programs compute', () => {
  // Computed with printf and sha256sum.
  expect(statement.digests.verdicts).toBe('8eb7715b0f414988486951a2224a8243b91b2256c7399fdca9fe2b2232b800b4')
  expect(statement.digests.catalogue).toBe('3ae91088b577719d235363d9d4fb92415fa27bbf7e83a4aeced3c4ed84a40157')
})

test('a part of a run and a run that ended early have no statement', () => {
  expect(statementOf({ ...outcome, shard: { index: 1, of: 2 } })).toBeUndefined()
  expect(statementOf({ ...outcome, complete: false })).toBeUndefined()
})

test('an unchanged statement holds, also for a run that is not green', () => {
  expect(wrong(statement)).toEqual([])
  expect(wrong(statementFor(outcome))).toEqual([])
  expect(wrong(statementFor({ ...known, unmet: [STALE] }))).toEqual([])
})

const OF_RULES = 'The digest of the rules does not hold: a rule was added, removed or changed after the run.'
const OF_VERDICTS =
  'The digest of the verdicts does not hold: a judged rule was removed, or a verdict was changed, after the run.'
const OF_LISTS =
  'The counts, the lists or the exit code do not fit the verdicts: the statement was changed after the run.'
const OTHERS = /are not those of this version of the suite \(0\.1\.0\): 1 rule (missing|changed): \w+\/[\w-]+\.$/

const without = (id: string) => ({ ...statement, rules: statement.rules.filter((rule) => rule.id !== id) })
const changed = (id: string, change: Partial<Statement['rules'][number]>) => ({
  ...statement,
  rules: statement.rules.map((rule) => (rule.id === id ? { ...rule, ...change } : rule)),
})

test.each([
  ['a judged rule is removed', without('metadata/value-length'), [OF_RULES, OF_VERDICTS, OF_LISTS, OTHERS]],
  ['a rule without a verdict is removed', without('lifecycle/seal'), [OF_RULES, OF_LISTS, OTHERS]],
  ['a statement is changed', changed('metadata/value-length', { statement: 'It is.' }), [OF_RULES, OTHERS]],
  ['a level is changed', changed('lifecycle/seal', { level: 'open' }), [OF_RULES, OF_LISTS, OTHERS]],
  ['a violation becomes conforming', changed('metadata/key-length', { verdict: 'conforms' }), [OF_VERDICTS, OF_LISTS]],
  ['a rule becomes conforming', changed('lifecycle/expires', { verdict: 'conforms' }), [OF_VERDICTS, OF_LISTS]],
  ['a rule is no longer inconclusive', changed('metadata/omitted-keeps', { verdict: 'not-exercised' }), [OF_LISTS]],
  ['the exit code is changed', { ...statementFor(outcome), exit_code: 0 as const }, [OF_LISTS]],
  ['a run with another reason to fail passes', { ...statement, exit_code: 0 as const, unmet: ['one'] }, [OF_LISTS]],
  ['a list is shortened', { ...statement, not_judged: { ...statement.not_judged, not_selected: [] } }, [OF_LISTS]],
])('it is noticed if %s', (_, tampered, texts) => {
  expect(wrong(tampered)).toEqual(texts.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text))))
})

test('it is noticed if this version of the suite has another catalogue', () => {
  const other = new Map([...sampleCatalogue].filter(([id]) => id !== 'lifecycle/seal'))
  expect(wrong(statement, other)).toEqual([
    'The rules of the statement (version 0.1.0) are not those of this version of the suite (0.1.0): 1 rule unknown: lifecycle/seal.',
  ])
})

test('the text for people', () => {
  expect(statementText(statementFor({ ...known, unmet: [STALE] }))).toMatchInlineSnapshot(`
    "# Conformance statement

    **Result: failed, because an entry of the known list no longer holds** (exit code 4).

    |  |  |
    | --- | --- |
    | Suite | countersign 0.1.0 |
    | Target | https://sign.test.example |
    | Date | 2030-01-02 03:04 UTC |
    | Duration | 12.3 s |
    | Seed | 42 |
    | Gate | all: any violated stated or inferred rule fails the run |

    ## Other reasons why the run does not pass

    - known.yaml, line 7: metadata/key\\-length conforms now; remove the entry

    ## Facts of the workspace

    The control interface of the target offered: clock.

    The rules were judged in an existing workspace, with the facts below.

    | variable | meaning | value |
    | --- | --- | --- |
    | \`ESIGN_SEAL_ID\` | the id of a seal | seal\\-1 |

    ## Rules by level and verdict

    | level | conforms | violated | known | inconclusive | not exercised | left out | observed | all |
    | --- | --- | --- | --- | --- | --- | --- | --- | --- |
    | stated | 1 | 0 | 1 | 0 | 2 | 1 | 0 | 5 |
    | inferred | 0 | 0 | 0 | 1 | 0 | 0 | 0 | 1 |
    | open | 0 | 0 | 0 | 0 | 0 | 0 | 1 | 1 |
    | all | 1 | 0 | 1 | 1 | 2 | 1 | 1 | 7 |

    A stated rule is written in the documentation of the interface, and an inferred rule follows from it. An open rule is observed, never judged.

    ## Known violations

    | rule | reason | ticket | expires |
    | --- | --- | --- | --- |
    | \`metadata/key-length\` | The next release fixes it. | ESIGN\\-123 | 2030-01-31 |

    ## Rules that were not judged

    ### Not selected: 1 rule

    \`lifecycle/seal\`

    ### Not exercised: 2 rules

    - 1 rule (needs clock): \`lifecycle/expires\`
    - 1 rule (not testable by a client: it appears only in an email): \`lifecycle/email\`

    ### Inconclusive: 1 rule

    - 1 rule (no conclusion: \\<b\\>lost\\</b\\>): \`metadata/omitted-keeps\`

    ## Digests

    | SHA-256 of | digest |
    | --- | --- |
    | all rules: id, level, statement | \`3ae91088b577719d235363d9d4fb92415fa27bbf7e83a4aeced3c4ed84a40157\` |
    | the judged rules: id, verdict | \`8eb7715b0f414988486951a2224a8243b91b2256c7399fdca9fe2b2232b800b4\` |

    To check both, run \`npx countersign statement conformance-statement.json\` on the file that was written together with this one.
    "
  `)
})

test('the text has no empty parts if everything was judged', () => {
  const all = [...sampleCatalogue.values()].filter(({ unreachable }) => !unreachable)
  const small = new Map(all.map((rule) => [rule.id, rule]))
  const text = statementText(
    statementFor(
      sampleOutcome(
        all.map(({ id }) => sampleRecord(id)),
        {},
        small,
      ),
    ),
  )
  expect(text).toContain('**Result: passed**')
  expect(text).toContain('The run judged or observed every rule.')
  expect(text).not.toMatch(/## (Known|Violated|Not|Excluded|Inconclusive|Other)/)
})

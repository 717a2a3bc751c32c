import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { catalogueOf, stated } from '../../helpers/engine/catalogue/rule.ts'
import { DROPPED, withKnownRules, sampleOutcome, sampleRecord, STALE, unshown, violation } from '../samples/outcome.ts'
import { annotationsOf } from './annotations.ts'
import { printForGitHub, reportToGitHub } from './github.ts'
import { stepSummary } from './step-summary.ts'

const violated = sampleRecord('metadata/value-length', violation())
const inferred = sampleRecord('metadata/omitted-keeps', violation())

test('each violation that fails the run is an error, and so is every other reason why it does not pass', () => {
  const outcome = sampleOutcome([violated, inferred], { gate: 'stated', unmet: [STALE] })
  expect(annotationsOf(outcome)).toEqual([
    expect.stringMatching(
      /^::error title=1\) the create with 21 characters is 201 Created where .*::metadata\/value-length: A metadata value .* got 201 Created%0Anpx countersign run --rule metadata\/value-length --seed 42%0Acurl -i .*$/,
    ),
    `::error title=The run does not pass::${STALE.message}`,
  ])
  expect(annotationsOf(withKnownRules(sampleOutcome([violated]), 'metadata/value-length'))).toEqual([])
})

test('an annotation is one line and one command, with any text of a target', () => {
  const message = 'name, a: 100 %\n::add-mask::x\r'
  const [line = ''] = annotationsOf(sampleOutcome([sampleRecord('metadata/value-length', violation({ message }))]))
  expect(line).not.toMatch(/[\n\r]/)
  expect(line).toContain('name, a: 100 %25 ::add-mask::x')
})

test('a curl line that is too long for an annotation is left out, as is one that is too long for the page', () => {
  const outcome = sampleOutcome([
    sampleRecord('metadata/key-length', violation({ replay: `curl ${'x'.repeat(9_000)}` })),
  ])
  const [line = ''] = annotationsOf(outcome)
  expect(line.length).toBeLessThan(1_000)
  expect(line).toContain('%0Anpx countersign run --rule metadata/key-length --seed 42')
  expect(stepSummary(outcome)).toContain('The curl line is in `junit.xml`, as it contains a document.')
})

test('violations that are alike are one annotation and one part of the page', () => {
  const outcome = sampleOutcome([violated, sampleRecord('metadata/key-length', violation())])
  expect(annotationsOf(outcome)).toEqual([expect.stringContaining(' 1 other rule with the same finding.')])
  const page = stepSummary(outcome)
  expect(page.match(/<details>/g)).toHaveLength(1)
  expect(page).toContain(
    '### Fix first: 1 finding in 2 violated rules\n\n| no | rules | finding |\n| --: | --: | :-- |\n| 1 | 2 | the create with 21 characters is ',
  )
  expect(page).toMatch(/Violated in the same way: `metadata\/(?:key|value)-length`\n/)
  expect(page).toContain('`index.html`')
})

test('ten lines are shown for many findings', () => {
  const ids = Array.from({ length: 40 }, (_, i) => `metadata/rule-${i}`)
  const statements = Object.fromEntries(ids.map((id) => [id, `${id}.`]))
  const catalogue = catalogueOf({ metadata: { all: stated('Limits', statements) } })
  const outcome = sampleOutcome(
    ids.map((id, i) => sampleRecord(id, violation({ kind: 'equal', what: `of_${i}.member` }))),
    {},
    catalogue,
  )
  const lines = annotationsOf(outcome)
  expect(lines).toHaveLength(10)
  expect(lines.at(-1)).toBe('::error title=31 more findings::See the summary of the run, or its reports.')
  const page = stepSummary(outcome)
  expect(page.match(/<details>/g)).toHaveLength(10)
  for (const id of ids) expect(page).toMatch(new RegExp(`[>\`]${id}[<\`]`))
})

test('the page has the verdict, the counts, the violated rules and the known ones', () => {
  const records = [violated, sampleRecord('metadata/key-length', violation({ actual: '`</details>` ```' }))]
  const page = stepSummary(withKnownRules(sampleOutcome(records, { unmet: [STALE] }), 'metadata/value-length'))
  expect(page).toMatch(/^## Conformance: FAILED\n\nhttp:\/\/127\.0\.0\.1:4010, seed 42/)
  expect(page).toContain('| 0 | 1 | 0 | 1 | 0 |')
  expect(page).toContain('### Fix first: 1 finding in 1 violated rule\n')
  expect(page).toContain('\nnpx countersign run --rule metadata/key-length --seed 42\n')
  expect(page).toContain('````text\nthe create with 21 characters')
  expect(page).toContain('### Known: 1 violated rule\n\n- `metadata/value-length` The next release fixes it.')
  expect(page).toContain('### Other reasons why the run does not pass\n\n- known.yaml, line 7')
})

test('rules that are no longer judged are an error, and the page lists the rules for which the target shows nothing', () => {
  const outcome = sampleOutcome([sampleRecord('metadata/key-length', unshown('metadata'))], { unmet: [DROPPED] })
  expect(annotationsOf(outcome)).toEqual([`::error title=The run does not pass::${DROPPED.message}`])
  const page = stepSummary(outcome)
  expect(page).toContain(`### Other reasons why the run does not pass\n\n- ${DROPPED.message}`)
  expect(page).toContain(
    '### Not exercised because the target shows nothing: 1 rule\n\n- `metadata/key-length` metadata shows nothing\n',
  )
  expect(stepSummary(sampleOutcome([violated]))).not.toContain('shows nothing')
})

test('on GitHub no line of a summary is a command; elsewhere the summary is printed unchanged', () => {
  const said: string[] = []
  const say = (text: string) => void said.push(text)
  printForGitHub('a\n::error::b', {}, say)
  printForGitHub('a\n::error::b', { GITHUB_ACTIONS: 'true' }, say)
  expect(said[0]).toBe('a\n::error::b')
  expect(said[1]).toMatch(/^::stop-commands::([\w-]{36})\na\n::error::b\n::\1::$/)
})

test('the page is added to the text of other steps; a shard adds nothing', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'countersign-github-')), 'summary.md')
  const said: string[] = []
  const report = (shard?: { index: number; of: number }, to = file) =>
    reportToGitHub(
      { ...sampleOutcome([violated]), ...(shard && { shard }) },
      { GITHUB_STEP_SUMMARY: to },
      (line) => void said.push(line),
    )
  expect([report(), report(), report({ index: 1, of: 3 })]).toEqual([undefined, undefined, undefined])
  expect(readFileSync(file, 'utf8').match(/^## Conformance/gm)).toHaveLength(2)
  expect(said).toEqual([])
  expect(report(undefined, path.join(file, 'no'))).toMatch(/^GITHUB_STEP_SUMMARY .*no cannot be written: ENOTDIR/)
})

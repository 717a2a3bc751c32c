import { expect, test } from 'vitest'
import { create } from 'xmlbuilder2'
import { junitXml } from './junit.ts'
import {
  broken,
  DROPPED,
  withKnownRules,
  sampleOutcome,
  sampleRecord,
  skipped,
  UNJUDGED,
  unshown,
  violation,
} from '../samples/outcome.ts'

const records = [
  sampleRecord('metadata/key-length', violation()),
  sampleRecord('metadata/value-length', broken('no response\nat all')),
  sampleRecord('metadata/omitted-keeps', violation()),
  sampleRecord('metadata/replaces', { observations: [{ rule: 'metadata/replaces', key: 'replaces', value: 'yes' }] }),
  sampleRecord('lifecycle/expires', skipped('needs clock: a control interface')),
]

const stated = junitXml(sampleOutcome(records, { gate: 'stated' }))
const all = junitXml(sampleOutcome(records))
const caseOf = (xml: string, id: string) =>
  xml.match(new RegExp(`<testcase [^>]*name="${id}:[^>]*(?:/>|>[\\s\\S]*?</testcase>)`))?.[0] ?? ''

test('the root and each suite count their own cases', () => {
  expect(stated).toMatch(/<testsuites [^>]*tests="7" failures="1" errors="1" time="12.345"/)
  expect(stated).toMatch(/<testsuite name="metadata" tests="4" failures="1" errors="1" skipped="1" time="0.480"/)
  expect(stated).toMatch(/<testsuite name="lifecycle" tests="3" failures="0" errors="0" skipped="3"/)
})

test('a violated rule fails with the expected and actual values and how to reproduce it', () => {
  const failed = caseOf(stated, 'metadata/key-length')
  expect(failed).toContain('classname="countersign.metadata"')
  const title = '1) the create with 21 characters is 201 Created where a refusal (4xx) that changes nothing is required'
  expect(failed).toContain(`<failure type="violates" message="${title}: metadata/key-length">${title}\n`)
  expect(failed).toContain('expected: a refusal (4xx) that changes nothing\nactual:   201 Created')
  expect(failed).toContain('\nreproduce it with:\ncurl -i -X POST -H "Authorization: Bearer $ESIGN_API_KEY"')
  expect(failed).toContain(
    '\nrepeat only this rule with:\nnpx countersign run --rule metadata/key-length --seed 42</failure>',
  )
})

test('an inconclusive rule is an error, a rule that was not exercised is skipped with its reason, and observations are listed', () => {
  expect(caseOf(stated, 'metadata/value-length')).toContain(
    '<error type="inconclusive" message="no response">no response\nat all</error>',
  )
  expect(caseOf(stated, 'lifecycle/expires')).toContain('<skipped message="needs clock: a control interface"/>')
  expect(caseOf(stated, 'lifecycle/email')).toContain('<skipped message="it appears only in an email')
  expect(caseOf(stated, 'metadata/replaces')).toContain('<system-out>replaces: yes</system-out>')
})

test('a rule for which the target shows nothing is skipped with that reason', () => {
  const xml = junitXml(sampleOutcome([sampleRecord('metadata/key-length', unshown('metadata'))]))
  expect(caseOf(xml, 'metadata/key-length')).toContain('<skipped message="metadata shows nothing"/>')
})

test('a violated inferred rule fails with its derivation, and is skipped if only stated rules fail a run', () => {
  const failed = caseOf(all, 'metadata/omitted-keeps')
  expect(failed).toContain('<failure type="violates-inferred"')
  expect(failed).toContain('Arguments for create and update (inferred)\nbecause: It follows.\n')
  expect(all).toMatch(/<testsuites [^>]*failures="2"/)
  const passed = caseOf(stated, 'metadata/omitted-keeps')
  expect(passed).toMatch(
    /<skipped message="violated, ignored because the rule is inferred: the create .+ because: It follows\."\/>/,
  )
  expect(passed).not.toContain('<failure')
})

test('an inconclusive rule names the violated rule that is the cause', () => {
  const xml = junitXml(sampleOutcome([sampleRecord('metadata/key-length', broken('no response', 'errors/json'))]))
  expect(caseOf(xml, 'metadata/key-length')).toContain('message="because of errors/json: no response"')
})

test('the file is valid XML with any text of a target', () => {
  const actual = 'nul \u0000 escape \u001b[31m half \ud83d ]]> <b> & "quoted" 😀'
  const xml = junitXml(sampleOutcome([sampleRecord('metadata/key-length', violation({ actual }))]))
  expect(xml).toContain('nul  escape [31m half  ]]&gt; &lt;b&gt; &amp; "quoted" 😀')
  expect(() => create(xml)).not.toThrow()
})

test('a known violation is skipped with its reason, and so are the rules that depend on it', () => {
  const dependents = sampleRecord('metadata/value-length', broken('no metadata', 'metadata/key-length'))
  const xml = junitXml(
    withKnownRules(
      sampleOutcome([sampleRecord('metadata/key-length', violation()), dependents]),
      'metadata/key-length',
    ),
  )
  expect(caseOf(xml, 'metadata/key-length')).toMatch(
    /<skipped message="known violation: The next release fixes it\. \(ESIGN-123, until 2030-01-31\): the create/,
  )
  expect(caseOf(xml, 'metadata/value-length')).toContain(
    '<skipped message="because of metadata/key-length: no metadata"',
  )
  expect(xml).toMatch(/<testsuites [^>]*failures="0" errors="0"/)
})

test('another reason why a run does not pass is a separate error', () => {
  const xml = junitXml(sampleOutcome([sampleRecord('metadata/key-length')], { unmet: [UNJUDGED] }))
  expect(xml).toMatch(/<testsuites [^>]*tests="8" failures="0" errors="1"/)
  expect(xml).toMatch(/<testcase classname="countersign.gate" name="required: lifecycle\/expires"/)
  expect(xml).toContain('<error type="required" message="--require lifecycle: 1 of 1 rules was not judged')
})

test('rules that are no longer judged are one error that lists them all', () => {
  const xml = junitXml(sampleOutcome([sampleRecord('metadata/key-length')], { unmet: [DROPPED] }))
  expect(xml).toContain('name="coverage-dropped: lifecycle/expires and 1 more"')
  expect(xml).toMatch(
    /<error type="coverage-dropped" message="coverage dropped: 2 rules .*">.*\n\nlifecycle\/expires\nlifecycle\/seal</,
  )
})

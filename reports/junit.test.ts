import { expect, test } from 'vitest'
import { create } from 'xmlbuilder2'
import { junitXml } from './junit.ts'
import { broken, sampleOutcome, sampleRecord, skipped, violation } from './samples/outcome.ts'

const records = [
  sampleRecord('metadata/key-length', violation()),
  sampleRecord('metadata/value-length', broken('no answer\nat all')),
  sampleRecord('metadata/omitted-keeps', violation()),
  sampleRecord('metadata/replaces', { observations: [{ rule: 'metadata/replaces', key: 'replaces', value: 'yes' }] }),
  sampleRecord('lifecycle/expires', skipped('needs clock: a control interface')),
]

const loose = junitXml(sampleOutcome(records), { strict: false })
const strict = junitXml(sampleOutcome(records), { strict: true })
const caseOf = (xml: string, id: string) =>
  xml.match(new RegExp(`<testcase [^>]*name="${id}:[^>]*(?:/>|>[\\s\\S]*?</testcase>)`))?.[0] ?? ''

test('the root and each suite count their own cases', () => {
  expect(loose).toMatch(/<testsuites [^>]*tests="7" failures="1" errors="1" skipped="3" time="12.345"/)
  expect(loose).toMatch(/<testsuite name="metadata" tests="4" failures="1" errors="1" skipped="0" time="0.480"/)
  expect(loose).toMatch(/<testsuite name="lifecycle" tests="3" failures="0" errors="0" skipped="3"/)
})

test('a violated rule fails with what was expected, what came and how to see it', () => {
  const failed = caseOf(loose, 'metadata/key-length')
  expect(failed).toContain('classname="countersign.metadata"')
  expect(failed).toContain('<failure type="violates" message="the create with 21 characters: expected a refusal')
  expect(failed).toContain('expected: a refusal (4xx) that changes nothing\nactual:   201 Created')
  expect(failed).toContain('curl -i -X POST -H "Authorization: Bearer $ESIGN_API_KEY"')
})

test('inconclusive is an error, not exercised is skipped with its reason, observed is told', () => {
  expect(caseOf(loose, 'metadata/value-length')).toContain(
    '<error type="inconclusive" message="no answer">no answer\nat all</error>',
  )
  expect(caseOf(loose, 'lifecycle/expires')).toContain('<skipped message="needs clock: a control interface"/>')
  expect(caseOf(loose, 'lifecycle/email')).toContain('<skipped message="it shows only in an email')
  expect(caseOf(loose, 'metadata/replaces')).toContain('<system-out>replaces: yes</system-out>')
})

test('a violated inferred rule fails only when strict, and is told in any case', () => {
  expect(caseOf(loose, 'metadata/omitted-keeps')).toContain('<system-err>violates (inferred): ')
  expect(caseOf(loose, 'metadata/omitted-keeps')).not.toContain('<failure')
  expect(caseOf(strict, 'metadata/omitted-keeps')).toContain('<failure type="violates-inferred"')
  expect(strict).toMatch(/<testsuites [^>]*failures="2"/)
})

test('whatever a target answered, the file is XML', () => {
  const actual = 'nul \u0000 escape \u001b[31m half \ud83d ]]> <b> & "quoted" 😀'
  const xml = junitXml(sampleOutcome([sampleRecord('metadata/key-length', violation({ actual }))]), { strict: false })
  expect(xml).toContain('nul  escape [31m half  ]]&gt; &lt;b&gt; &amp; "quoted" 😀')
  expect(() => create(xml)).not.toThrow()
})

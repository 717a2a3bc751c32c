import { expect, test } from 'vitest'
import { catalogueOf, stated } from '../../../helpers/engine/catalogue/rule.ts'
import { sampleOutcome, sampleRecord, violation } from '../../samples/outcome.ts'
import { violationLines, type ViolationsOptions } from './violations.ts'

const options: ViolationsOptions = { color: false, width: 80, outDir: 'out', repeatCommand: (id) => `again ${id}` }
const KEY = 'metadata/key-length'
const seen = (what: string, replay: string) => sampleRecord(KEY, { title: what, ...violation({ what, replay }) })
const records = [seen('first', 'curl long'), seen('second', 'curl')]
const linesOf = (of: typeof records, change: Partial<ViolationsOptions> = {}) =>
  violationLines(sampleOutcome(of), { ...options, ...change })

test('a single violated rule has a line to paste for each finding, the shortest first', () => {
  expect(linesOf(records).filter((line) => /^ +Finding|^curl/.test(line))).toEqual([
    '   Finding   second',
    'curl',
    '   Finding   first',
    'curl long',
  ])
})

test('with other violated rules, a rule has its shortest line and says where the others are', () => {
  const lines = linesOf([...records, sampleRecord('metadata/value-length', violation())])
  expect(lines.filter((line) => line.startsWith('curl'))).toHaveLength(2)
  expect(lines).toContain('curl')
  expect(lines).toContain('   A curl line for each: see out/junit.xml')
})

test('a command that runs a long line is shown in its place, with the request', () => {
  const pasted = (_: string, rule: string) => ({
    line: `sh out/curl/${rule}.sh`,
    request: `curl -d n=${'x'.repeat(900)} http://h`,
  })
  const lines = linesOf([seen('it', 'curl')], { pasted })
  expect(lines).toContain(`sh out/curl/${KEY}.sh`)
  expect(lines).toContain('   Request:')
  expect(lines.at(-3)).toMatch(/^ {5}x+… http:\/\/h$/)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80)
})

test.each([60, 80, 140])(
  '%i columns: the short form shows the member and the expected and actual values of each rule',
  (width) => {
    const ids = Array.from({ length: 21 }, (_, i) => `metadata/rule-${i}`)
    const catalogue = catalogueOf({
      metadata: { all: stated('Limits', Object.fromEntries(ids.map((id) => [id, 'Held.']))) },
    })
    const emails = Array.from({ length: 15 }, (_, i) => `person-${i}@example.com`)
    const [expected, actual] = ['ann', 'ben'].map((name) => JSON.stringify([...emails, `${name}@example.com`]))
    const finding = violation({ what: 'watchers after the update', expected: expected ?? '', actual: actual ?? '' })
    const outcome = sampleOutcome(
      ids.map((id) => sampleRecord(id, finding)),
      {},
      catalogue,
    )
    const lines = violationLines(outcome, { ...options, width })
    const count = (text: string) => lines.filter((line) => line.includes(text)).length
    expect(
      ['watchers after the update', 'expected  - "ann@', 'got       + "ben@', '15 others are equal'].map(count),
    ).toEqual([21, 21, 21, 21])
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width)
  },
)

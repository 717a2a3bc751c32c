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

test('with other findings, a finding has its shortest line and says where the others are', () => {
  const lines = linesOf([...records, sampleRecord('metadata/value-length', violation({ what: 'other_member' }))])
  expect(lines.filter((line) => line.startsWith('curl'))).toHaveLength(2)
  expect(lines).toContain('curl')
  expect(lines).toContain('   1 other finding of this rule: see out/junit.xml')
})

test('violations that are alike are one finding, with the smallest request of them', () => {
  const alike = (id: string, replay: string) => sampleRecord(id, violation({ what: 'watchers[].email', replay }))
  const lines = linesOf([alike(KEY, 'curl long'), alike('metadata/value-length', 'curl')])
  expect(lines.filter((line) => /^\d\)/.test(line))).toHaveLength(1)
  expect(lines.filter((line) => line.startsWith('curl'))).toEqual(['curl'])
  expect(lines).toContain('   Also      1 other rule is violated in the same way: metadata/key-length')
})

test('the judged exchange is marked, and repeated requests are counted', () => {
  const exchange = {
    number: 3,
    side: 'api',
    method: 'GET',
    path: '/v1/transactions/tra_1',
    headers: {},
    response: { status: 200, headers: {}, body: '{}' },
    startedAt: 0,
    durationMs: 12,
    repeated: { times: 39, ms: 30_000 },
  } as const
  const exchanges = [{ ...exchange, number: 1, path: '/v1/transactions' }, exchange]
  const lines = linesOf([sampleRecord(KEY, { ...violation({ judged: 3 }), exchanges })])
  expect(lines.filter((line) => line.includes('Judged'))).toEqual([
    '   Judged    ► GET /v1/transactions/tra_1: 200 in 12 ms, asked 39 times for 30 s',
  ])
})

test('two long values are replaced by their difference in words, a claim stays', () => {
  const long = 'x'.repeat(100)
  const shown = (expected: string, actual: string) =>
    linesOf([sampleRecord(KEY, violation({ kind: 'equal', what: 'name', expected, actual }))])
      .filter((line) => /^ +(?:Expected|Actual|Differs)/.test(line))
      .map((line) => line.trim())
  expect(shown(JSON.stringify(`${long}yz`), JSON.stringify(long))).toEqual(['Differs   was cut after 100 characters'])
  expect(shown('"Ann"', '"ann"')).toEqual([
    'Expected  "Ann"',
    'Actual    "ann"',
    'Differs   differs in upper and lower case',
  ])
  expect(shown('one of them is action.opened', JSON.stringify([long]))).toEqual([
    'Expected  one of them is action.opened',
    'Differs   action.opened is missing',
  ])
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

test.each([60, 80, 140])('%i columns: of many findings, each has its values, its command and no curl line', (width) => {
  const ids = Array.from({ length: 21 }, (_, i) => `metadata/rule-${i}`)
  const catalogue = catalogueOf({
    metadata: { all: stated('Limits', Object.fromEntries(ids.map((id) => [id, 'Held.']))) },
  })
  const emails = Array.from({ length: 15 }, (_, i) => `person-${i}@example.com`)
  const [expected, actual] = ['ann', 'ben'].map((name) => JSON.stringify([...emails, `${name}@example.com`]))
  const alike = ids.map((id, i) =>
    sampleRecord(
      id,
      violation({ kind: 'same-set', what: `of_${i}.watchers`, expected: expected ?? '', actual: actual ?? '' }),
    ),
  )
  const lines = violationLines(sampleOutcome(alike, {}, catalogue), { ...options, width })
  const text = lines.join(' ').replaceAll(/\s+/g, ' ')
  const count = (part: string) => text.split(part).length - 1
  const change = 'Differs element 16 is ben@example.com where ann@example.com is required'
  expect([change, 'npx countersign show ', 'curl -i'].map(count)).toEqual([21, 21, 0])
  expect(text).toContain('A curl line for each rule is in out/curl-lines.txt.')
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width)
})

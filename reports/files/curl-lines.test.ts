import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { catalogueOf, stated } from '../../helpers/engine/catalogue/rule.ts'
import { sampleOutcome, sampleRecord, violation } from '../samples/outcome.ts'
import { curlLinesText } from './curl-lines.ts'
import { writeReports } from './write.ts'

const ids = Array.from({ length: 21 }, (_, i) => `metadata/rule-${i}`)
const catalogue = catalogueOf({
  metadata: { all: stated('Limits', Object.fromEntries(ids.map((id) => [id, 'It holds.']))) },
})
const outcomeOf = (count: number, change = {}) =>
  sampleOutcome(
    ids
      .slice(0, count)
      .map((id) => sampleRecord(id, violation({ what: 'watchers[].email', replay: `curl -i\n${id}` }))),
    change,
    catalogue,
  )

test('each rule has its curl line in one line, under its finding', () => {
  const lines = curlLinesText(outcomeOf(3)).split('\n')
  expect(lines.filter((line) => /^# \d+\) /.test(line))).toHaveLength(1)
  for (const id of ids.slice(0, 3)) expect(lines[lines.indexOf(`# ${id}: It holds.`) + 1]).toBe(`curl -i ${id}`)
  expect(lines.filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('curl'))).toEqual([])
})

test('it says how to start a target that no longer exists', () => {
  expect(curlLinesText(outcomeOf(1, { fault: 'a,b' }))).toContain('#   npx countersign serve --port 4010 --fault a,b\n')
  const target = { kind: 'address', base_url: 'https://example.test' } as const
  expect(curlLinesText(outcomeOf(1, { target }))).not.toContain('serve')
})

test('the file is written if the terminal has no curl lines', () => {
  const written = (count: number) => {
    const out = mkdtempSync(path.join(tmpdir(), 'countersign-curl-lines-'))
    writeReports(outcomeOf(count), out)
    const file = path.join(out, 'curl-lines.txt')
    return existsSync(file) && readFileSync(file, 'utf8').includes('metadata/rule-0')
  }
  expect([20, 21].map(written)).toEqual([false, true])
})

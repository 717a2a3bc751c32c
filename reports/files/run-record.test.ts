import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sampleRecord, unshown } from '../samples/outcome.ts'
import { readRunRecord, runRecordWriter, type RunPart } from './run-record.ts'

const own = sampleRecord('metadata/key-length', unshown('metadata'))
const ofMember = sampleRecord('metadata/value-length', {
  outcomes: { 'metadata/value-length': { outcome: 'skipped', finding: { message: 'no member', isUnshown: true } } },
})
const part: RunPart = {
  schema: 2,
  suite: { name: 'countersign', version: '0.1.0' },
  catalogue: 'digest',
  shard: { index: 1, of: 2 },
  target: { kind: 'embedded', base_url: 'http://127.0.0.1:4010' },
  workspace: { made: true, capabilities: [], facts: [] },
  again: {
    image: 'esign:1',
    imagePort: 80,
    imageEnv: ['TOKEN'],
    imageReady: '/health',
    gate: 'stated',
    out: 'out/again',
  },
  seed: 1,
  gate: 'all',
  rule: [],
  exclude: [],
  known: { 'metadata/key-length': { reason: 'to be mended' } },
  unmet: [],
  left: [],
  started_at: '2030-01-02T03:04:05.000Z',
  duration_ms: 1,
  throttled_ms: 0,
  interrupted: false,
  faults: [],
  records: [own, ofMember],
}

const folder = () => mkdtempSync(path.join(tmpdir(), 'countersign-record-'))

test('The record of a run is read as it was written', async () => {
  const out = folder()
  const writer = runRecordWriter(out)
  writer.add(own)
  writer.add(ofMember)
  await writer.end(part)
  const record = readRunRecord(out)
  expect(record.part).toEqual(part)
  expect([...record.evidence()]).toEqual([own, ofMember])
})

test('The record of a killed run has no result', async () => {
  const out = folder()
  const writer = runRecordWriter(out)
  expect(readdirSync(out)).toEqual(['record.jsonl.br'])
  writer.add(own)
  await writer.end(own as never)
  expect(() => readRunRecord(out)).toThrow('has another version, or its run was killed')
})

test('A folder without a record, and a damaged record, are reported', () => {
  const out = folder()
  expect(() => readRunRecord(out)).toThrow('no record.jsonl.br found')
  writeFileSync(path.join(out, 'record.jsonl.br'), 'no record')
  expect(() => readRunRecord(out)).toThrow('is damaged')
})

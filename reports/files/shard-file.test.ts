import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sampleRecord, unshown } from '../samples/outcome.ts'
import { evidenceIn, evidenceWriter, readShard, writeShard, type ShardReport } from './shard-file.ts'

const own = sampleRecord('metadata/key-length', unshown('metadata'))
const ofMember = sampleRecord('metadata/value-length', {
  outcomes: { 'metadata/value-length': { outcome: 'skipped', finding: { message: 'no member', isUnshown: true } } },
})
const part: ShardReport = {
  schema: 1,
  suite: { name: 'countersign', version: '0.1.0' },
  catalogue: 'digest',
  shard: { index: 1, of: 2 },
  target: { kind: 'embedded', base_url: 'http://127.0.0.1:4010' },
  seed: 1,
  rule: [],
  exclude: [],
  started_at: '2030-01-02T03:04:05.000Z',
  duration_ms: 1,
  throttled_ms: 0,
  interrupted: false,
  faults: [],
  records: [own, ofMember],
}

test('the file of a shard is read as it was written, with rules for which the target shows nothing', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-shard-'))
  writeShard(part, folder)
  const evidence = evidenceWriter(folder)
  evidence.add(own)
  await evidence.end()
  expect(readShard(folder)).toEqual(part)
  const read = []
  for await (const record of evidenceIn(folder)) read.push(record)
  expect(read).toEqual([own])
})

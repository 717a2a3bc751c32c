import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { repeatCommand } from './repeat.ts'

test('The command repeats the flags of the run, and writes reports to a folder of its own', () => {
  const flags = { baseUrl: 'https://h', controlUrl: 'https://c', gate: 'stated', out: 'my reports', seed: 7 } as const
  expect(repeatCommand('metadata/key', flags)).toBe(
    `npx countersign run --rule metadata/key --seed 7 --base-url https://h --control-url https://c --gate stated --out 'my reports/again'`,
  )
})

test('A repetition is repeated in its own folder if that folder lies within the folder of a run', () => {
  const out = mkdtempSync(path.join(tmpdir(), 'countersign-again-'))
  const again = path.join(out, 'again')
  mkdirSync(again)
  const folderOf = (of: string) => repeatCommand('metadata/key', { out: of, seed: 7 }).split(' --out ')[1]
  expect(folderOf(again)).toBe(path.join(again, 'again'))
  writeFileSync(path.join(out, 'conformance.json'), '{}')
  expect(folderOf(again)).toBe(again)
  expect(folderOf(out)).toBe(again)
})

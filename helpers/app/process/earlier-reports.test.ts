import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PREVIOUS, REPORTS } from '../../../reports/files/write.ts'
import { withEarlierReportsMoved } from './earlier-reports.ts'
import { UsageError } from '../usage/usage-error.ts'

const reported = (out: string) => writeFileSync(path.join(out, REPORTS.conformance), '{}')
const asideOf = <T>(out: string, body: () => Promise<T>) => withEarlierReportsMoved(out, () => {}, body)
const emptyFolder = () => mkdtempSync(path.join(tmpdir(), 'countersign-aside-'))

test('Keeps the reports of the previous run, and deletes older ones after the body', async () => {
  const out = emptyFolder()
  for (const nth of ['first', 'second', 'third'])
    await asideOf(out, async () => {
      expect(readdirSync(out), nth).not.toContain(REPORTS.conformance)
      reported(out)
    })
  expect(readdirSync(path.join(out, PREVIOUS))).toEqual([REPORTS.conformance])
})

test('Returns the result of the body even if old reports cannot be deleted, and names them in the next run', async () => {
  const out = emptyFolder()
  const previous = path.join(out, PREVIOUS)
  reported(out)
  const blocked = asideOf(out, async () => {
    rmSync(previous, { recursive: true })
    writeFileSync(previous, 'a file instead of the folder')
    reported(out)
    return 'the verdict'
  })
  await expect(blocked).resolves.toBe('the verdict')
  const next = asideOf(out, async () => 'not reached')
  await expect(next).rejects.toThrow(UsageError)
  await expect(next).rejects.toThrow(/reports of the run before cannot be moved: .+\. Give another folder\.$/)
})

import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'
import { UsageError } from '../usage/usage-error.ts'

const GONE_MS = 600
/** Larger than any process id. */
const NO_PROCESS = 2 ** 30
const emptyFolder = () => mkdtempSync(path.join(tmpdir(), 'countersign-lock-'))
const holder = (pid: number, host = hostname()) => JSON.stringify({ pid, host, since: 'noon', token: 'x' })

/** A folder with a lock file. */
function locked(text: string): { folder: string; file: string } {
  const folder = emptyFolder()
  const file = path.join(folder, '.countersign-run.lock')
  writeFileSync(file, text)
  return { folder, file }
}

test.concurrent('Creates a folder, locks it for one kind of command, and removes the lock', async () => {
  const folder = path.join(emptyFolder(), 'made')
  const releases = [await lockFolder(folder, 'run'), await lockFolder(folder, 'prove')]
  expect(readdirSync(folder).toSorted()).toEqual(['.countersign-prove.lock', '.countersign-run.lock'])
  for (const release of releases) release()
  expect(readdirSync(folder)).toEqual([])
})

test.concurrent.each([
  ['of a process that has ended', holder(NO_PROCESS), 60_000],
  ['of a process with our id, in an earlier container', holder(process.pid), 60_000],
  ['of a process whose id was reused', holder(process.ppid), GONE_MS],
  ['of another host that is gone', holder(1, 'elsewhere'), GONE_MS],
  ['that is empty', '', GONE_MS],
])('Takes over a lock %s', async (_, text, goneMs) => {
  const { folder } = locked(text)
  const release = await lockFolder(folder, 'run', goneMs)
  release()
  expect(readdirSync(folder)).toEqual([])
})

test.concurrent.each([
  ['of this host', holder(process.ppid), `process ${process.ppid} on ${hostname()}, since noon`],
  ['of another host', holder(1, 'elsewhere'), 'process 1 on elsewhere'],
  ['that is still empty', '', 'another `countersign run` is writing there. Wait'],
])('Respects a lock %s while it is touched', async (_, text, tells) => {
  const { folder, file } = locked(text)
  let seconds = 0
  const beat = setInterval(() => utimesSync(file, (seconds += 1), seconds), 100)
  const error = await lockFolder(folder, 'run', GONE_MS).catch((thrown: unknown) => thrown)
  clearInterval(beat)
  expect(error).toBeInstanceOf(UsageError)
  expect(String(error)).toContain(tells)
  expect(readdirSync(folder)).toHaveLength(1)
})

test.concurrent('Names the folder if it cannot be written', async () => {
  const file = path.join(emptyFolder(), 'file')
  writeFileSync(file, '')
  await expect(lockFolder(path.join(file, 'out'), 'run')).rejects.toThrow(/^--out .*out cannot be written: /)
})

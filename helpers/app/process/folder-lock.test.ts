import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'
import { UsageError } from '../usage/usage-error.ts'

const GONE_MS = 600
/** More than the system gives to processes. */
const NO_PROCESS = 2 ** 30
const emptyFolder = () => mkdtempSync(path.join(tmpdir(), 'countersign-lock-'))
const holder = (pid: number, host = hostname()) => JSON.stringify({ pid, host, since: 'noon', token: 'x' })

/** A folder that is locked, as it was left. */
function locked(text: string): { folder: string; file: string } {
  const folder = emptyFolder()
  const file = path.join(folder, '.countersign-run.lock')
  writeFileSync(file, text)
  return { folder, file }
}

test.concurrent('a folder is made, locked for one kind of command, and left as it was', async () => {
  const folder = path.join(emptyFolder(), 'made')
  const releases = [await lockFolder(folder, 'run'), await lockFolder(folder, 'prove')]
  expect(readdirSync(folder).toSorted()).toEqual(['.countersign-prove.lock', '.countersign-run.lock'])
  for (const release of releases) release()
  expect(readdirSync(folder)).toEqual([])
})

test.concurrent.each([
  ['of a process that is gone', holder(NO_PROCESS), 60_000],
  ['of a process with our id, in a container before ours', holder(process.pid), 60_000],
  ['of a process with an id that came again', holder(process.ppid), GONE_MS],
  ['of another host that was lost', holder(1, 'elsewhere'), GONE_MS],
  ['that says nothing', '', GONE_MS],
])('a lock %s is taken over', async (_, text, goneMs) => {
  const { folder } = locked(text)
  const release = await lockFolder(folder, 'run', goneMs)
  release()
  expect(readdirSync(folder)).toEqual([])
})

test.concurrent.each([
  ['of this host', holder(process.ppid), `process ${process.ppid} on ${hostname()}, since noon`],
  ['of another host', holder(1, 'elsewhere'), 'process 1 on elsewhere'],
  ['that says nothing yet', '', 'another `countersign run` writes there; wait'],
])('a lock %s that is touched is left alone', async (_, text, tells) => {
  const { folder, file } = locked(text)
  let seconds = 0
  const beat = setInterval(() => utimesSync(file, (seconds += 1), seconds), 100)
  const error = await lockFolder(folder, 'run', GONE_MS).catch((thrown: unknown) => thrown)
  clearInterval(beat)
  expect(error).toBeInstanceOf(UsageError)
  expect(String(error)).toContain(tells)
  expect(readdirSync(folder)).toHaveLength(1)
})

test.concurrent('where nothing can be written, the folder is named', async () => {
  const file = path.join(emptyFolder(), 'file')
  writeFileSync(file, '')
  await expect(lockFolder(path.join(file, 'out'), 'run')).rejects.toThrow(
    /^--out .*out: nothing can be written there: /,
  )
})

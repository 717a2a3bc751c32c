import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync, statfsSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { assertRoom, makeFolder, whyUnwritable } from './make-folder.ts'
import { UsageError } from '../usage/usage-error.ts'

/** How often the holder of a lock touches its file, and how often others check it. Milliseconds. */
const BEAT_MS = 1_000
const LOOK_MS = 250
/** A lock that was not touched for this long has no holder. Milliseconds. */
const GONE_MS = 10_000

/** The content of a lock file. */
interface Holder {
  readonly pid: number
  readonly host: string
  readonly since: string
  /** Unique to this lock. */
  readonly token: string
}

/**
 * Creates the folder of an `--out`, and keeps other commands of the same kind from writing there. A lock whose process has
 * ended is taken over. Process ids are reused, and other hosts cannot be asked, so the holder has to touch its lock.
 * @param kind the command whose files are written: `run`, `prove`
 * @param goneMs milliseconds after which an untouched lock has no holder
 * @returns a function that releases the lock, which the end of the process does as well
 * @throws UsageError if another command writes there, or the folder cannot be written
 */
export async function lockFolder(folder: string, kind: string, goneMs = GONE_MS): Promise<() => void> {
  const file = path.join(folder, `.countersign-${kind}.lock`)
  const own = `${JSON.stringify({ pid: process.pid, host: hostname(), since: new Date().toISOString(), token: randomUUID() })}\n`
  try {
    makeFolder(folder)
    while (!isCreated(file, own)) await takeAway(file, { folder, kind, goneMs })
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw unwritable(folder, error)
  }
  return hold(file, own)
}

const unwritable = (folder: string, error: unknown): UsageError =>
  new UsageError(`--out ${folder} cannot be written: ${whyUnwritable(error, folder)}. Give another folder.`)

function isCreated(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    // On a full disk, the file is created and stays empty.
    if (textOf(file) === '') rmSync(file, { force: true })
    throw error
  }
}

/**
 * Runs `body` while no other command of the same kind can write in the folder.
 * @param needsRoom false for a command that writes no reports, and so works on a full disk
 * @throws UsageError if another command writes there, the folder cannot be written, or reports have no room
 */
export async function inLockedFolder<T>(
  folder: string,
  kind: string,
  body: (folder: string) => Promise<T>,
  needsRoom = true,
): Promise<T> {
  if (folder === '') throw new UsageError('--out is empty. Give a folder, or leave the flag out.')
  const absolute = path.resolve(folder)
  const release = await lockFolder(absolute, kind)
  try {
    if (needsRoom) refuseFullDisk(absolute)
    return await body(absolute)
  } finally {
    release()
  }
}

function refuseFullDisk(folder: string): void {
  try {
    assertRoom(statfsSync(folder))
  } catch (error) {
    throw unwritable(folder, error)
  }
}

interface Wanted {
  readonly folder: string
  readonly kind: string
  readonly goneMs: number
}

/** Removes a lock. @throws UsageError if its holder is alive */
async function takeAway(file: string, { folder, kind, goneMs }: Wanted): Promise<void> {
  const before = textOf(file)
  if (!isEnded(holderOf(before)) && (await isTouched(file, goneMs))) {
    const holder = holderOf(textOf(file))
    throw new UsageError(
      `--out ${folder}: another \`countersign ${kind}\` is writing there` +
        `${holder ? ` (process ${holder.pid} on ${holder.host}, since ${holder.since})` : ''}. ` +
        'Wait for its end, or give another folder.',
    )
  }
  // Another waiting command may have been faster. Its lock must stay.
  if (textOf(file) === before) rmSync(file, { force: true })
}

/** Whether the holder has certainly ended. A holder with our own id ran in an earlier container with the same host name. */
function isEnded(holder: Holder | undefined): boolean {
  if (holder?.host !== hostname()) return false
  if (holder.pid === process.pid) return true
  try {
    process.kill(holder.pid, 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}

/** Whether the holder touches its lock while we watch. A lock that disappears has no holder. */
async function isTouched(file: string, goneMs: number): Promise<boolean> {
  const before = touchedAt(file)
  for (let waited = 0; waited < goneMs; waited += LOOK_MS) {
    await sleep(LOOK_MS)
    const now = touchedAt(file)
    if (now !== before) return now !== undefined
  }
  return false
}

function hold(file: string, own: string): () => void {
  const beat = setInterval(() => {
    if (textOf(file) !== own) return
    try {
      utimesSync(file, new Date(), new Date())
    } catch {
      // The folder was deleted. The command reports it when it writes there.
    }
  }, BEAT_MS)
  beat.unref()
  const release = () => {
    clearInterval(beat)
    process.off('exit', release)
    if (textOf(file) === own) rmSync(file, { force: true })
  }
  process.on('exit', release)
  return release
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const touchedAt = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs

function holderOf(text: string | undefined): Holder | undefined {
  try {
    return JSON.parse(text ?? '') as Holder
  } catch {
    return undefined
  }
}

import { existsSync } from 'node:fs'
import path from 'node:path'
import { AGAINST, deleteOlderReports, setReportsAside } from '../../../reports/files/write.ts'
import { inLockedFolder } from './folder-lock.ts'
import { UsageError } from '../usage/usage-error.ts'

/**
 * Moves the reports of the last run to the folder of the previous run, and runs `body`, which writes new ones.
 * @param read reads what is needed from the last run before its reports are moved; they are moved even if it fails
 * @throws UsageError if they cannot be moved
 */
export async function withEarlierReportsMoved<T, Last>(
  out: string,
  read: () => Last,
  body: (last: Last) => Promise<T>,
): Promise<T> {
  try {
    return await body(setAsideAfter(out, read))
  } finally {
    forgetOlderIfItGoes(out)
  }
}

/** Deletes the reports of older runs. A failure must not replace the result of the run; the next run reports it. */
function forgetOlderIfItGoes(out: string): void {
  try {
    for (const folder of foldersOf(out)) deleteOlderReports(folder)
  } catch {
    // The next run reports it.
  }
}

/** The folder of a run, and that of its second target. */
const foldersOf = (out: string) => [out, path.join(out, AGAINST)]

function setAsideAfter<Last>(out: string, read: () => Last): Last {
  try {
    return read()
  } finally {
    setAside(out)
  }
}

/** @throws UsageError if the reports of an earlier run in the folder cannot be moved */
function setAside(out: string): void {
  try {
    for (const folder of foldersOf(out)) setReportsAside(folder)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new UsageError(`--out ${out}: the reports of the run before cannot be moved: ${why}. Give another folder.`)
  }
}

/**
 * Moves the earlier reports for a run whose command line is invalid, if it names the folder. Ignores further errors, because
 * the command line was reported already.
 */
export async function moveEarlierReports(argv: readonly string[], byDefault: string): Promise<void> {
  const named = argv.findLastIndex((word) => /^--out(?:=|$)/.test(word))
  const word = argv[named] ?? ''
  const out = word === '--out' ? argv[named + 1] : word.slice('--out='.length) || byDefault
  if (out === undefined || !existsSync(out)) return
  await inLockedFolder(out, 'run', async (folder) => {
    setAside(folder)
    for (const one of foldersOf(folder)) deleteOlderReports(one)
  }).catch((error: unknown) => {
    if (!(error instanceof UsageError)) throw error
  })
}

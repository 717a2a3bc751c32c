import { existsSync } from 'node:fs'
import { forgetOlder, setReportsAside } from '../../../reports/files/write.ts'
import { inLockedFolder } from './folder-lock.ts'
import { UsageError } from '../usage/usage-error.ts'

/**
 * Sets the reports of the last run in the folder aside while `body` leaves new ones.
 * @param read reads before that what is needed of the last run: its reports are set aside even if this fails
 * @throws UsageError where they cannot be moved
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

/** What came of the body counts, not what stands in the way here: the next run finds it still there, and tells it. */
function forgetOlderIfItGoes(out: string): void {
  try {
    forgetOlder(out)
  } catch {
    // See above.
  }
}

function setAsideAfter<Last>(out: string, read: () => Last): Last {
  try {
    return read()
  } finally {
    setAside(out)
  }
}

/** @throws UsageError where the reports of a former run in the folder cannot be moved */
function setAside(out: string): void {
  try {
    setReportsAside(out)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new UsageError(`--out ${out}: the reports of the run before cannot be moved: ${why}; give another folder`)
  }
}

/**
 * The same for a run whose command line is not understood, as far as it says where its reports would have been written:
 * what is wrong with the line was told already.
 */
export async function moveEarlierReports(argv: readonly string[], byDefault: string): Promise<void> {
  const named = argv.findLastIndex((word) => /^--out(?:=|$)/.test(word))
  const word = argv[named] ?? ''
  const out = word === '--out' ? argv[named + 1] : word.slice('--out='.length) || byDefault
  if (out === undefined || !existsSync(out)) return
  await inLockedFolder(out, 'run', async (folder) => {
    setAside(folder)
    forgetOlder(folder)
  }).catch((error: unknown) => {
    if (!(error instanceof UsageError)) throw error
  })
}

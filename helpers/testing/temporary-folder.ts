import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** All that tests, and the commands that they start, write to the system's temporary folder goes when the run ends. */
export default async function temporaryFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-tests-'))
  process.env['TMPDIR'] = folder
  return () => rm(folder, { recursive: true, force: true, maxRetries: 3 })
}

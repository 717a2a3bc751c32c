import { writeFileSync } from 'node:fs'
import { openApiDocument } from '../openapi/document.ts'
import type { Screen } from '../process/screen.ts'
import { UsageError } from '../usage/usage-error.ts'

/**
 * Prints the OpenAPI description of the document, or writes it to a file.
 * @throws UsageError if the file cannot be written
 */
export function openapi(out: string | undefined, { write }: Pick<Screen, 'write'>): void {
  const text = JSON.stringify(openApiDocument(), null, 2)
  if (out === undefined) return write(text)
  try {
    writeFileSync(out, `${text}\n`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(`--out ${out}: the file cannot be written (${reason}). Give a file in an existing folder.`)
  }
  write(`Written: ${out}`)
}

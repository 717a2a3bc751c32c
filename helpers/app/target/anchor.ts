import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { anchoredPdf } from '../../../fixtures/documents/anchored-pdf.ts'
import type { Known } from '../../engine/facts/workspace.ts'

const NAME = 'place-of-the-signature'

/** The file, and the number of targets that use it. A file without a folder of its own is removed much faster. */
let written: { readonly file: string; users: number } | undefined

/**
 * Writes a PDF with an anchor for a target that the suite starts, and returns the facts that a user would configure for it.
 * Targets that exist at the same time share one file, which is removed with the last of them.
 */
export function writtenAnchor(): { facts: Known; remove(): void } {
  const own = (written ??= { file: path.join(tmpdir(), `countersign-anchor-${randomUUID()}.pdf`), users: 0 })
  if (own.users === 0) writeFileSync(own.file, anchoredPdf(NAME), { flag: 'wx' })
  own.users += 1
  return {
    facts: { 'anchor-pdf': own.file, 'anchor-name': NAME },
    remove() {
      own.users -= 1
      if (own.users > 0) return
      rmSync(own.file, { force: true })
      written = undefined
    },
  }
}

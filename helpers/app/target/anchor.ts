import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { anchoredPdf } from '../../../fixtures/documents/anchored-pdf.ts'
import type { Known } from '../../engine/facts/workspace.ts'

const NAME = 'place-of-the-signature'

/** The folder of the file, and the number of targets that use it. */
let written: { readonly folder: string; users: number } | undefined

/**
 * Writes a PDF with an anchor for a target that the suite starts, and returns the facts that a user would configure for it.
 * Targets that exist at the same time share one file, which is removed with the last of them.
 */
export function writtenAnchor(): { facts: Known; remove(): void } {
  const own = (written ??= { folder: mkdtempSync(path.join(tmpdir(), 'countersign-anchor-')), users: 0 })
  const file = path.join(own.folder, 'anchored.pdf')
  if (own.users === 0) writeFileSync(file, anchoredPdf(NAME))
  own.users += 1
  return {
    facts: { 'anchor-pdf': file, 'anchor-name': NAME },
    remove() {
      own.users -= 1
      if (own.users > 0) return
      rmSync(own.folder, { recursive: true, force: true })
      written = undefined
    },
  }
}

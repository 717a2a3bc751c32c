import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { anchoredPdf } from '../../../fixtures/documents/anchored-pdf.ts'
import type { Known } from '../../engine/facts/workspace.ts'

const NAME = 'place-of-the-signature'

/** The file that is there, and how many targets are told of it. */
let written: { readonly folder: string; users: number } | undefined

/**
 * A file with an anchor, as variables would tell of it, for a target that the suite starts itself. Targets that are there at the
 * same time are told of the same file; it goes with the last of them.
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

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { anchoredPdf } from '../../fixtures/documents/anchored-pdf.ts'
import type { Known } from '../facts/workspace.ts'

const NAME = 'place-of-the-signature'

/** A file with an anchor, as variables would tell of it, for a target that the suite starts itself. */
export function writtenAnchor(): { facts: Known; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-anchor-'))
  const file = path.join(folder, 'anchored.pdf')
  writeFileSync(file, anchoredPdf(NAME))
  return {
    facts: { 'anchor-pdf': file, 'anchor-name': NAME },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

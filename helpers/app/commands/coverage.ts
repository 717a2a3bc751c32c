import { readFile } from 'node:fs/promises'
import { colors } from '../../../reports/terminal/layout.ts'
import { openLines, overviewLines, sectionLines } from '../../../reports/terminal/coverage.ts'
import { countOf, printable } from '../../../reports/text.ts'
import { coverageTable } from '../../../suites/coverage/table.ts'
import { accountOf, hasRule, type AccountedSection } from '../../engine/coverage/account.ts'
import { differencesOf } from '../../engine/coverage/compare.ts'
import type { Screen } from '../process/screen.ts'
import { nearest } from '../usage/suggest.ts'
import { catalogue } from '../project/suite.ts'
import { UsageError } from '../usage/usage-error.ts'

/** The flags of `countersign coverage`. */
export interface CoverageFlags {
  readonly section?: string
  /** Only rows without a rule. */
  readonly open: boolean
  readonly json: boolean
  /** A copy of the document to compare with. */
  readonly document?: string
}

/**
 * Prints the rules of each sentence and row of the document, or compares the document with a copy.
 * @returns the exit code: 1 if the copy differs
 * @throws UsageError for an unknown section, a copy that cannot be read, or flags that cannot be combined
 */
export async function coverage(
  flags: CoverageFlags,
  screen: Pick<Screen, 'write' | 'width' | 'color'>,
): Promise<number> {
  const { document, ...shown } = flags
  if (document !== undefined) return compared(document, shown, screen)
  const sections = chosen(accountOf(coverageTable, catalogue), flags)
  if (flags.json) {
    const listed = flags.open
      ? sections.map((one) => ({ ...one, rows: one.rows.filter((row) => !hasRule(row)) }))
      : sections
    screen.write(JSON.stringify(listed, null, 2))
    return 0
  }
  const page = { colors: colors(screen.color), width: screen.width }
  for (const line of linesOf(sections, flags, page)) screen.write(line)
  return 0
}

function linesOf(
  sections: readonly AccountedSection[],
  { section, open }: CoverageFlags,
  page: Parameters<typeof openLines>[1],
) {
  if (open) return openLines(sections, page)
  return section === undefined ? overviewLines(sections, page) : sections.flatMap((one) => sectionLines(one, page))
}

/** The section with the name, in any case of letters; all sections without a name. */
function chosen(sections: readonly AccountedSection[], { section }: CoverageFlags): readonly AccountedSection[] {
  if (section === undefined) return sections
  const found = sections.filter((one) => one.section.toLowerCase() === section.toLowerCase())
  if (found.length > 0) return found
  const names = sections.map((one) => one.section)
  throw new UsageError(`--section ${section} matches no section. Nearest: ${nearest(section, names).join(', ')}`)
}

async function compared(
  document: string,
  { section, open, json }: Omit<CoverageFlags, 'document'>,
  { write }: Pick<Screen, 'write'>,
): Promise<number> {
  const beside = [section !== undefined && '--section', open && '--open', json && '--json'].filter(
    (flag) => flag !== false,
  )
  if (beside.length > 0) throw new UsageError(`--document compares the whole copy. Leave ${beside.join(', ')} out.`)
  const text = await readFile(document, 'utf8').catch((error: unknown) => {
    throw new UsageError(`--document ${document}: ${error instanceof Error ? error.message : String(error)}`)
  })
  const differences = differencesOf(text, coverageTable)
  for (const line of differences) write(printable(line))
  const rows = coverageTable.flatMap((one) => one.rows).length
  write(
    differences.length > 0
      ? `${countOf(differences.length, 'difference')}. To list the rules of a section: countersign coverage --section NAME`
      : `The copy is the same: all ${rows} sentences and rows match.`,
  )
  return differences.length > 0 ? 1 : 0
}

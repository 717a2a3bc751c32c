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
 * Tells how each sentence and row of the document is accounted for, or whether a copy of it still says the same.
 * @returns the exit code: 1 when the copy says something else
 * @throws UsageError for a section that there is not, a copy that cannot be read, and flags that do not go together
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

/** The section of the name, in whatever case; all without one. */
function chosen(sections: readonly AccountedSection[], { section }: CoverageFlags): readonly AccountedSection[] {
  if (section === undefined) return sections
  const found = sections.filter((one) => one.section.toLowerCase() === section.toLowerCase())
  if (found.length > 0) return found
  const names = sections.map((one) => one.section)
  throw new UsageError(
    `--section ${section}: there is none of that name. Nearest: ${nearest(section, names).join(', ')}`,
  )
}

async function compared(
  document: string,
  { section, open, json }: Omit<CoverageFlags, 'document'>,
  { write }: Pick<Screen, 'write'>,
): Promise<number> {
  const beside = [section !== undefined && '--section', open && '--open', json && '--json'].filter(
    (flag) => flag !== false,
  )
  if (beside.length > 0)
    throw new UsageError(`--document with ${beside.join(', ')}: a copy is compared whole; leave the rest out`)
  const text = await readFile(document, 'utf8').catch((error: unknown) => {
    throw new UsageError(`--document ${document}: ${error instanceof Error ? error.message : String(error)}`)
  })
  const differences = differencesOf(text, coverageTable)
  for (const line of differences) write(printable(line))
  const rows = coverageTable.flatMap((one) => one.rows).length
  write(
    differences.length > 0
      ? `${countOf(differences.length, 'difference')}. The rules of a sentence: countersign coverage --section NAME`
      : `All ${rows} rows of the document are as the table has them.`,
  )
  return differences.length > 0 ? 1 : 0
}

import { divisionsOf, type Row } from './rows.ts'
import type { Table, TableRow, TableSection } from './table.ts'

/**
 * Compares a copy of the document with the table, row by row.
 * @returns one line for each difference; empty if every row is unchanged since the table was written
 */
export function differencesOf(markdown: string, table: Table): string[] {
  const starts = table.flatMap(({ from }) => from)
  const divisions = divisionsOf(markdown, starts)
  const strange = divisions.filter(({ from, rows }) => rows.length > 0 && !starts.includes(from))
  return [
    ...table.flatMap((section) => {
      const missing = section.from.filter((from) => !divisions.some((division) => division.from === from))
      if (missing.length > 0) return missing.map((from) => `${section.section}: no part begins with "${from}"`)
      const rows = section.from.flatMap((from) =>
        divisions.filter((one) => one.from === from).flatMap((one) => one.rows),
      )
      return differencesIn(section, rows)
    }),
    ...strange.map(({ from, rows }) => `"${from}": a part of ${rows.length} rows that is not in the table`),
  ]
}

function differencesIn({ section, rows: known }: TableSection, found: readonly Row[]): string[] {
  const at = (index: number) => `${section}, row ${index + 1}`
  if (known.every(({ digest }, i) => digest === found[i]?.digest) && known.length === found.length) return []
  const gone = (row: TableRow | undefined) => row && !found.some(({ digest }) => digest === row.digest)
  const isNew = (row: Row | undefined) => row && !known.some(({ digest }) => digest === row.digest)
  const lines = Array.from({ length: Math.max(known.length, found.length) }, (_, i) => {
    const [was, is] = [known[i], found[i]]
    if (was && is && gone(was) && isNew(is) && known.length === found.length)
      return [`${at(i)} (${was.about}): the text has changed since the table was written: ${is.text}`]
    return [
      ...(was && gone(was) ? [`${at(i)} (${was.about}) is not in this copy`] : []),
      ...(is && isNew(is) ? [`${at(i)} of this copy is not in the table: ${is.text}`] : []),
    ]
  }).flat()
  if (lines.length > 0) return lines
  return [`${section}: the order or the number of its rows has changed since the table was written`]
}

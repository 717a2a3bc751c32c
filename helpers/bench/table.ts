import type { Spread } from './statistics.ts'

/** How the figures of a row are written. */
export type Unit = 's' | 'MB' | 'times'

/** One line of the table: a heading, or something measured. Times are in milliseconds, memory in megabytes. */
export type Row =
  | { readonly heading: string }
  | { readonly name: string; readonly unit: Unit; readonly spread: Spread; readonly goal?: string }

const shown: Record<Unit, (value: number) => string> = {
  s: (ms) => `${(ms / 1000).toFixed(2)} s`,
  MB: (mb) => `${mb.toFixed(0)} MB`,
  times: (ratio) => ratio.toFixed(2),
}

const HEAD = ['', 'median', 'least', 'most', 'rounds', 'goal'] as const

/** The table as text; names and goals stand on the left of their column, figures on the right. */
export function tableText(rows: readonly Row[]): string {
  const cells = rows.map((row): readonly string[] => {
    if ('heading' in row) return [row.heading]
    const { name, unit, spread, goal = '' } = row
    const figures = [spread.median, spread.least, spread.most].map(shown[unit])
    return [`  ${name}`, ...figures, String(spread.values.length), goal]
  })
  const lines = [HEAD, ...cells]
  const columns = lines.filter((line) => line.length > 1)
  const widths = HEAD.map((_, at) => Math.max(...columns.map((line) => line[at]?.length ?? 0)))
  const isText = (at: number) => at === 0 || at === HEAD.length - 1
  return lines
    .map((line) =>
      line
        .map((cell, at) => (isText(at) ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

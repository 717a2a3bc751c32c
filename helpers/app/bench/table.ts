import type { Spread } from './statistics.ts'

/** How the figures of a row are written. */
export type Unit = 's' | 'min' | 'MB' | 'times'

/** The figure of an earlier commit, in the unit of its row. */
export interface Before {
  readonly value: number
  readonly commit: string
}

/** A measured value. Times are in milliseconds, memory in megabytes. */
export interface Figure {
  /** Its name in the kept figures. A figure without a key is not kept. */
  readonly key?: string
  readonly name: string
  readonly unit: Unit
  readonly spread: Spread
  readonly before?: Before
  readonly goal?: string
}

/** A line of the table. */
export type Row = { readonly heading: string } | Figure

const shown: Record<Unit, (value: number) => string> = {
  s: (ms) => `${(ms / 1000).toFixed(2)} s`,
  min: (ms) => `${(ms / 60_000).toFixed(1)} min`,
  MB: (mb) => `${mb.toFixed(0)} MB`,
  times: (ratio) => ratio.toFixed(2),
}

/**
 * The table as text, with names and goals aligned left and figures aligned right. If all earlier figures belong to one commit,
 * the heading names it. Otherwise each figure names its own.
 */
export function tableText(rows: readonly Row[]): string {
  const commits = new Set(rows.flatMap((row) => ('before' in row && row.before ? [row.before.commit] : [])))
  const [commit] = commits
  const isOne = commits.size === 1
  const head = ['', 'median', 'least', 'most', 'rounds', isOne ? `before ${commit}` : 'before', 'goal']
  const cells = rows.map((row): readonly string[] => {
    if ('heading' in row) return [row.heading]
    const { name, unit, spread, before, goal = '' } = row
    const figures = [spread.median, spread.least, spread.most].map(shown[unit])
    const earlier = before ? `${shown[unit](before.value)}${isOne ? '' : ` (${before.commit})`}` : ''
    return [`  ${name}`, ...figures, String(spread.values.length), earlier, goal]
  })
  const lines = [head, ...cells]
  const columns = lines.filter((line) => line.length > 1)
  const widths = head.map((_, at) => Math.max(...columns.map((line) => line[at]?.length ?? 0)))
  const isText = (at: number) => at === 0 || at === head.length - 1
  return lines
    .map((line) =>
      line
        .map((cell, at) => (isText(at) ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

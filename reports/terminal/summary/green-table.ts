import type { RuleResult } from '../../../helpers/engine/outcome/verdict.ts'
import { summaryOf, type Summary } from '../../summary.ts'
import type { Colors } from '../layout.ts'

/** With fewer areas, the table in one column fits the screen. */
const LEAST_AREAS = 12
/** The counts that can occur if nothing is wrong, with the headings of their columns. */
const COLUMNS = [
  ['conform', 'conforms'],
  ['not ex.', 'not_exercised'],
  ['obs.', 'observed'],
] as const satisfies readonly (readonly [string, keyof Summary])[]
const GAP = 4

/** Whether no rule is violated or inconclusive, so that the summary fits one screen. */
export function isGreen(results: readonly RuleResult[]): boolean {
  const { violates, violates_inferred, known, inconclusive, conforms } = summaryOf(results)
  return violates + violates_inferred + known + inconclusive === 0 && conforms > 0
}

/**
 * The rules of each area by verdict, with two areas per line, for a run in which nothing is wrong.
 * @returns an empty list if there are few areas, or the terminal is too narrow
 */
export function greenTable(results: readonly RuleResult[], { dim, green }: Colors, width: number): string[] {
  const areas = [...new Set(results.map(({ rule }) => rule.area))]
  const first = Math.max(...areas.map((area) => area.length))
  const head = ['area'.padEnd(first), ...COLUMNS.map(([name]) => name)].join(' ')
  if (areas.length < LEAST_AREAS || 2 * head.length + GAP > width) return []
  const cellOf = (area: string) => {
    const counts = summaryOf(results.filter(({ rule }) => rule.area === area))
    const texts = COLUMNS.map(([name, count]) => {
      const text = String(counts[count]).padStart(name.length)
      if (counts[count] === 0) return dim(text)
      return count === 'conforms' ? green(text) : text
    })
    return [area.padEnd(first), ...texts].join(' ')
  }
  const half = Math.ceil(areas.length / 2)
  const gap = ' '.repeat(GAP)
  const lines = areas.slice(0, half).map((area, i) => {
    const other = areas[half + i]
    return other === undefined ? cellOf(area) : `${cellOf(area)}${gap}${cellOf(other)}`
  })
  return [dim(`${head}${gap}${head}`), ...lines]
}

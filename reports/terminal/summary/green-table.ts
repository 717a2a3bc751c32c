import type { RuleResult } from '../../../helpers/engine/outcome/verdict.ts'
import { summaryOf, type Summary } from '../../summary.ts'
import type { Colors } from '../layout.ts'

/** With fewer areas the table in one column takes no screen. */
const LEAST_AREAS = 12
/** What can be counted where nothing is wrong, with its column's heading. */
const COLUMNS = [
  ['conform', 'conforms'],
  ['not ex.', 'not_exercised'],
  ['obs.', 'observed'],
] as const satisfies readonly (readonly [string, keyof Summary])[]
const GAP = 4

/** Whether nothing is wrong with any rule: what is left to tell fits one screen. */
export function isGreen(results: readonly RuleResult[]): boolean {
  const { violates, violates_inferred, known, inconclusive, conforms } = summaryOf(results)
  return violates + violates_inferred + known + inconclusive === 0 && conforms > 0
}

/**
 * How many rules of each area came out how where nothing is wrong, two areas in a line.
 * @returns nothing where the areas are few, or the terminal is too narrow
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

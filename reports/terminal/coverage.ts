import { hasRule, STANDINGS, type AccountedRow, type AccountedSection } from '../../helpers/engine/coverage/account.ts'
import { NO_RULE } from '../../helpers/engine/coverage/table.ts'
import { countOf, cut } from '../text.ts'
import { labelled, type Colors } from './layout.ts'

/** How the account is printed. */
export interface Page {
  readonly colors: Colors
  readonly width: number
}

const NUMBERS = ['rows', 'ruled', 'not', 'stated', 'inferred', 'open', 'beyond'] as const
const GAP = 2
/** The column of labels below a row. */
const COLUMN = 12

/** The figures of a section: its rows, those with and without rules, and its rules by level. */
export function figuresOf({ rows, rules }: AccountedSection): number[] {
  const ruled = rows.filter(hasRule).length
  return [rows.length, ruled, rows.length - ruled, ...STANDINGS.map((standing) => rules[standing].length)]
}

/** The sums of the figures of several sections. */
function totalOf(sections: readonly AccountedSection[]): number[] {
  return NUMBERS.map((_, at) => sections.reduce((sum, section) => sum + (figuresOf(section)[at] ?? 0), 0))
}

/** A line for each section, and one for all. */
export function overviewLines(sections: readonly AccountedSection[], { colors, width }: Page): string[] {
  const numbers = NUMBERS.map((name, at) => name.length + (at === 0 ? 1 : GAP))
  const room = width - numbers.reduce((sum, wide) => sum + wide, 0)
  const first = Math.min(Math.max(...sections.map(({ section }) => section.length)), room)
  const line = (name: string, cells: readonly (string | number)[]) =>
    cut(name, first).padEnd(first) + cells.map((cell, at) => String(cell).padStart(numbers[at] ?? 0)).join('')
  return [
    colors.bold(line('section', NUMBERS)),
    ...sections.map((one) => line(one.section, figuresOf(one))),
    colors.bold(line('all', totalOf(sections))),
    '',
    ...labelled('rows', 'sentences of the document and rows of its tables', column(width)),
    ...labelled('ruled', 'rows with at least one rule', column(width)),
    ...labelled('not', 'rows without a rule; --open lists them with the reasons', column(width)),
    ...labelled('stated ...', 'rules of the section by level', column(width)),
    ...labelled('beyond', 'rules that are not testable by a client', column(width)),
  ]
}

/** The rows of a section, each with its rules by level, or with the reason why it has none. */
export function sectionLines({ section, rows }: AccountedSection, page: Page): string[] {
  return [page.colors.bold(`${section}: ${countOf(rows.length, 'row')}`), ...rows.flatMap((row) => rowLines(row, page))]
}

/** The rows of all sections without a rule, each with the reason. */
export function openLines(sections: readonly AccountedSection[], page: Page): string[] {
  const without = sections
    .map((one) => ({ ...one, rows: one.rows.filter((row) => !hasRule(row)) }))
    .filter(({ rows }) => rows.length > 0)
  const count = without.flatMap(({ rows }) => rows).length
  return [
    ...without.flatMap(({ section, rows }) => [
      page.colors.bold(section),
      ...rows.flatMap((row) => rowLines(row, page)),
    ]),
    `${countOf(count, 'row')} without a rule`,
    ...Object.entries(NO_RULE).flatMap(([reason, words]) => labelled(reason, words, column(page.width))),
  ]
}

function rowLines({ row, about, rules, none }: AccountedRow, { colors, width }: Page): string[] {
  const named = STANDINGS.filter((standing) => rules[standing].length > 0)
  return [
    ...labelled(`${row}`.padStart(4), about, { indent: 0, column: 6, width }),
    ...named.flatMap((standing) => dimmed(labelled(standing, rules[standing].join(', '), column(width)), colors)),
    ...(none ? dimmed(labelled(none.reason, none.because, column(width)), colors) : []),
  ]
}

const dimmed = (lines: readonly string[], colors: Colors) => lines.map((line) => colors.dim(line))
const column = (width: number) => ({ indent: 6, column: COLUMN, width })

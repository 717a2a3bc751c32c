import { colors as colorsFor, labelled, wrap, type Colors } from '../terminal/layout.ts'
import { isSame, type Comparison } from './comparison.ts'
import { countLines, partsOf, sideText, type Item, type Part } from './parts.ts'
import { resultOf } from './result.ts'

/** How a comparison is shown on a terminal. */
export interface ScreenOptions {
  readonly color: boolean
  readonly width: number
}

/** How many items of a brief part are printed. */
const MOST = 5

/** A comparison as lines: the two runs, the counts, every difference, and the result. */
export function comparisonLines(comparison: Comparison, { color, width }: ScreenOptions): string[] {
  const colors = colorsFor(color)
  const at = { indent: 2, column: 14, width }
  const head = [
    colors.bold('Comparison of two runs'),
    ...labelled('A', sideText(comparison.a), at),
    ...labelled('B', sideText(comparison.b), at),
  ]
  if (isSame(comparison)) {
    const { word, text } = resultOf(comparison)
    return [...head, '', `${colors.bold(colors.green(word))}  ${text}`]
  }
  const counts = countLines(comparison).flatMap(([subject, text]) => labelled(subject, text, at))
  const parts = partsOf(comparison).flatMap((part) => ['', ...partLines(part, colors, width)])
  return [...head, ...counts, ...parts, '', ...endLines(comparison, colors, width)]
}

function partLines({ title, tone, items, note, isBrief }: Part, colors: Colors, width: number): string[] {
  const paint = { worse: colors.red, better: colors.green, plain: (text: string) => text }[tone]
  const shown = isBrief ? items.slice(0, MOST) : items
  const more = items.length - shown.length
  return [
    colors.bold(paint(`${title}: ${items.length.toLocaleString('en-US')}`)),
    ...(note === undefined ? [] : wrap(note, width - 2).map((line) => `  ${colors.dim(line)}`)),
    ...shown.flatMap((item) => itemLines(item, colors, width)),
    ...(more > 0 ? [colors.dim(`  - and ${more.toLocaleString('en-US')} more (--json lists all)`)] : []),
  ]
}

function itemLines({ text, rules, isKnown }: Item, colors: Colors, width: number): string[] {
  const known = isKnown ? ' (known)' : ''
  const lines = wrap(`${text}${known}`, width - 4).map((line, i) => `${i === 0 ? '  - ' : '    '}${line}`)
  return rules === undefined ? lines : [...lines, `    ${colors.dim(rules.join(', '))}`]
}

/** The last line, which says whether something got worse. */
function endLines(comparison: Comparison, colors: Colors, width: number): string[] {
  const { word, text, isWorse } = resultOf(comparison)
  const paint = isWorse ? colors.red : colors.yellow
  return labelled(word, text, { indent: 0, column: word.length + 2, width }).map((line, i) =>
    i === 0 ? line.replace(word, (found) => colors.bold(paint(found))) : line,
  )
}

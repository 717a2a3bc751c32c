import { cut } from '../text.ts'
import pc from 'picocolors'

export type Colors = ReturnType<typeof pc.createColors>

/** The colour functions, or functions without colour. */
export function colors(color: boolean): Colors {
  return pc.createColors(color)
}

/** Whether a stream wants colour: a terminal does, unless `NO_COLOR` is set; `FORCE_COLOR` takes precedence. */
export function wantsColor(stream: { isTTY?: boolean }, env: NodeJS.ProcessEnv = process.env): boolean {
  if (env['NO_COLOR']) return false
  if (env['FORCE_COLOR']) return env['FORCE_COLOR'] !== '0'
  return stream.isTTY === true && env['TERM'] !== 'dumb'
}

/** Breaks a text into lines of at most `width` characters, between words if possible. */
export function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => wrapLine(line.trimEnd(), Math.max(width, 20)))
}

function wrapLine(line: string, width: number): string[] {
  const lines: string[] = []
  let rest = line
  while (rest.length > width) {
    const space = rest.lastIndexOf(' ', width)
    const end = space > width / 3 ? space : width
    lines.push(rest.slice(0, end))
    rest = rest.slice(end).trimStart()
  }
  return [...lines, rest]
}

/** Wraps a text next to a label in its own column: `  Expected  a refusal ...`. */
export function labelled(label: string, text: string, { indent, column, width }: Column): string[] {
  const start = indent + column
  return wrap(text, width - start).map((line, i) => {
    const head = i === 0 ? label.padEnd(column) : ' '.repeat(column)
    return `${' '.repeat(indent)}${head}${line}`.trimEnd()
  })
}

/** The position of a labelled text. */
export interface Column {
  readonly indent: number
  readonly column: number
  readonly width: number
}

/** The text in at most `most` lines; if it is cut, it ends with an ellipsis. */
export function wrapAtMost(text: string, width: number, most: number): string[] {
  const lines = wrap(text, width)
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), cut(`${lines[most - 1]} …`, width)]
}

/** The first items of a list, and the number of the others. */
export function some(items: readonly string[], most: number): string {
  const more = items.length - most
  return more > 0 ? `${items.slice(0, most).join(', ')} and ${more} more` : items.join(', ')
}

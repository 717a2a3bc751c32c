import { paragraphsOf } from './paragraphs.ts'
import type { Text } from './text.ts'

const HEADING = /^#{1,6}\s+/

/** The headings and paragraphs of Markdown, and the cells of its tables, without blocks of code. */
export function textsOfMarkdown(file: string, source: string): Text[] {
  const lines = source.split('\n')
  const headings = new Set(indexesOfHeadings(lines))
  const prose = lines.map((line, i) => (headings.has(i) ? '' : line.replaceAll(/\]\([^)]*\)/g, ']')))
  return [
    ...paragraphsOf(prose, file, 1, 'prose').flatMap(cellsOf),
    ...[...headings].map((i): Text => ({
      file,
      line: i + 1,
      kind: 'heading',
      text: lines[i]?.replace(HEADING, '') ?? '',
    })),
  ]
}

function indexesOfHeadings(lines: readonly string[]): number[] {
  let fenced = false
  return lines.flatMap((line, i) => {
    if (/^\s*(?:```|~~~)/.test(line)) fenced = !fenced
    return !fenced && HEADING.test(line) ? [i] : []
  })
}

function cellsOf(text: Text): Text[] {
  if (!text.text.startsWith('|')) return [text]
  return text.text
    .split(/(?<!\\)\|/)
    .filter((cell) => /[a-z]/i.test(cell))
    .map((cell) => ({ ...text, text: cell.trim() }))
}

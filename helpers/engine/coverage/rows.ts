import { createHash } from 'node:crypto'

/**
 * How the document is divided into rows. The document is Markdown; a row is the smallest piece that has rules or a
 * reason:
 *
 * - each row of a table as a whole, without the table head and the line below it;
 * - each sentence of running text and of list items. A sentence ends at `.`, `!` or `?` before a blank and a capital, a
 *   digit or a sign that begins a name, but not within `code` and not after `...`, `e.g.` or `i.e.`. A line that ends
 *   with a colon is a row, too, because it may contain a claim.
 *
 * Headings and blank lines are not rows. A division begins at each heading and at each line that begins with one of
 * `starts`.
 */
export interface Division {
  /** The heading with its signs, or the beginning of the first line; empty for rows before the first heading. */
  readonly from: string
  readonly rows: readonly Row[]
}

/** A piece of the document. */
export interface Row {
  /** The text, with runs of blanks reduced to one. */
  readonly text: string
  /** The first hexadecimal digits of the SHA-256 of the text: shows whether the text has changed. */
  readonly digest: string
}

/** Digits of a digest: enough to distinguish a few hundred rows. */
const DIGITS = 8

const HEADING = /^#+\s/
const TABLE = /^\s*\|/
/** The line between the head of a table and its rows. */
const RULER = /^[\s|:-]+$/
const ITEM = /^\s*(?:[-*+]|\d+[.)])\s+/
/** The gap between two sentences. */
const BETWEEN = /(?<!\.\.\.|\be\.g\.|\bi\.e\.)(?<=[.!?]\)?)\s+(?=[A-Z\d`*({"'])/
const CODE = /`[^`]*`/g

/**
 * Divides a document into rows.
 * @param starts beginnings of lines that begin a division, in addition to headings
 */
export function divisionsOf(markdown: string, starts: readonly string[] = []): Division[] {
  const divisions: { from: string; rows: Row[] }[] = [{ from: '', rows: [] }]
  const begin = (from: string) => divisions.push({ from, rows: [] })
  for (const { kind, text } of blocksOf(markdown)) {
    const start = kind === 'text' ? starts.find((beginning) => text.startsWith(beginning)) : undefined
    if (start !== undefined) begin(start)
    if (kind === 'heading') {
      begin(text)
      continue
    }
    const pieces = kind === 'table' ? [text] : sentencesOf(text)
    divisions.at(-1)?.rows.push(...pieces.map(rowOf))
  }
  return divisions.filter(({ from, rows }) => from !== '' || rows.length > 0)
}

/** A text as a row, with its digest. */
function rowOf(text: string): Row {
  return { text, digest: createHash('sha256').update(text).digest('hex').slice(0, DIGITS) }
}

/** A unit of Markdown: a heading, a table row, a list item or a paragraph. */
interface Block {
  readonly kind: 'heading' | 'table' | 'text'
  readonly text: string
}

function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = []
  let open = false
  const lines = markdown.split(/\r?\n/)
  for (const [at, line] of lines.entries()) {
    const isHeading = HEADING.test(line)
    const last = blocks.at(-1)
    if (isHeading) blocks.push({ kind: 'heading', text: oneBlank(line) })
    else if (TABLE.test(line)) {
      const isHead = RULER.test(lines[at + 1] ?? '') && !TABLE.test(lines[at - 1] ?? '')
      if (!isHead && !RULER.test(line)) blocks.push({ kind: 'table', text: oneBlank(line) })
    } else if (line.trim() !== '') {
      const text = oneBlank(line.replace(ITEM, ''))
      if (open && last && !ITEM.test(line)) blocks[blocks.length - 1] = { kind: 'text', text: `${last.text} ${text}` }
      else blocks.push({ kind: 'text', text })
    }
    open = !isHeading && !TABLE.test(line) && line.trim() !== ''
  }
  return blocks
}

const oneBlank = (text: string) => text.trim().replaceAll(/\s+/g, ' ')

/** The sentences of a text on one line. */
export function sentencesOf(text: string): string[] {
  const code: string[] = []
  // Code spans are replaced during the split, because a stop within them ends no sentence.
  const plain = text.replaceAll(CODE, (span) => `\`${code.push(span) - 1}\``)
  return plain.split(BETWEEN).map((piece) => piece.replaceAll(/`(\d+)`/g, (_, at: string) => code[Number(at)] ?? ''))
}

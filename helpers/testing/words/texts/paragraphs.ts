import type { Kind, Text } from './text.ts'

/** Begins a paragraph of its own: an item of a list, a row of a table, a tag of TSDoc. */
const NEW_PARAGRAPH = /^\s*(?:[-*+] |\d+[.)] |\||@[a-z-]+|>)/i

/**
 * Splits lines into paragraphs, each of which is one text. Blocks of code are left out.
 * @param line the number of the first line
 */
export function paragraphsOf(lines: readonly string[], file: string, line: number, kind: Kind): Text[] {
  const texts: Text[] = []
  let open: string[] = []
  let first = line
  let fenced = false
  const close = () => {
    const text = open.join('\n')
    if (/[a-z]/i.test(text)) texts.push({ file, line: first, kind, text })
    open = []
  }
  for (const [i, content] of lines.entries()) {
    const fence = /^\s*(?:```|~~~)/.test(content)
    if (fence || fenced || content.trim() === '' || NEW_PARAGRAPH.test(content)) close()
    if (fence) fenced = !fenced
    if (fence || fenced || content.trim() === '') continue
    if (open.length === 0) first = line + i
    open.push(withoutMarks(content))
  }
  close()
  return texts
}

/** Without the marks of a list, a quotation or a tag of TSDoc. */
const withoutMarks = (line: string) =>
  line
    .replace(/^\s*(?:[-*+] |\d+[.)] |> ?)/, '')
    .replace(/^\s*@(?:param|template)\s+(?:\{.*?\}\s*)?\S+(?:\s+-)?/, '')
    .replace(/^\s*@[a-z-]+/i, '')
    .replaceAll(/\{@link\s+([^}|]*)(?:\|[^}]*)?\}/g, '`$1`')
    .trim()

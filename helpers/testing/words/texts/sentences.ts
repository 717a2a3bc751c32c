import { HOLE, type Text } from './text.ts'

/** A sentence as it is written, and masked for the patterns: without its code and quotations. */
export interface Sentence extends Text {
  readonly masked: string
}

/** The sentences of a text, each with its own line. */
export function sentencesOf(text: Text): Sentence[] {
  const masked = mask(text.text)
  const sentences: Sentence[] = []
  let from = 0
  for (const end of [...endsOf(masked), masked.length]) {
    const written = text.text.slice(from, end)
    if (/[a-z]/i.test(written)) {
      const blank = /^\s*/.exec(written)?.[0] ?? ''
      sentences.push({
        ...text,
        line: text.line + newlinesIn(text.text.slice(0, from) + blank),
        text: oneLine(written),
        masked: oneLine(masked.slice(from, end)),
      })
    }
    from = end
  }
  return sentences
}

const endsOf = (masked: string) =>
  [...masked.matchAll(/(?<!\b(?:e\.g|i\.e|etc|vs|cf))[.!?]["')”]*(?=\s+[^\sa-z])/g)].map(
    ({ index, 0: end }) => index + end.length,
  )

/** Code in backticks, quotations and holes are not words of the project. Lengths stay the same. */
const mask = (text: string) =>
  text
    .replaceAll(/`[^`]*`/g, (code) => `\`${'x'.repeat(code.length - 2)}\``)
    .replaceAll(/"[^"]*"|“[^”]*”/g, (quotation) => `"${'X'.repeat(quotation.length - 2)}"`)
    .replaceAll(HOLE, 'X')

const newlinesIn = (text: string) => text.split('\n').length - 1
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

import { paragraphsOf } from './paragraphs.ts'
import type { Kind, Text } from './text.ts'
import { tokensOf, type Token } from './tokens.ts'

/** The comments, messages and titles in a file of TypeScript or JavaScript. */
export function textsOfTypeScript(file: string, source: string): Text[] {
  const tokens = tokensOf(source)
  const lineOf = linesOf(source)
  return [...commentsOf(tokens, file, source, lineOf), ...stringsOf(tokens, file, lineOf)]
}

type LineOf = (offset: number) => number

/** Finds the line of an offset. */
function linesOf(source: string): LineOf {
  const starts = [0]
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let low = 0
    let high = starts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return low + 1
  }
}

function commentsOf(tokens: readonly Token[], file: string, source: string, lineOf: LineOf): Text[] {
  const texts: Text[] = []
  let block: { lines: string[]; first: number; end: number } | undefined
  const close = () => {
    if (block) texts.push(...paragraphsOf(block.lines, file, block.first, 'comment'))
    block = undefined
  }
  for (const { text, start, end } of tokens.filter(({ kind }) => kind === 'comment')) {
    if (block && text.startsWith('//') && isNextLine(source.slice(block.end, start))) {
      block.lines.push(text.slice(2))
      block.end = end
      continue
    }
    close()
    block = { lines: linesOfComment(text), first: lineOf(start), end }
    // A comment behind code does not continue on the next line.
    if (text.startsWith('/*') || !isFirstOfLine(source, start)) close()
  }
  close()
  return texts
}

const isNextLine = (between: string) => /^[ \t]*\r?\n[ \t]*$/.test(between)
const isFirstOfLine = (source: string, at: number) =>
  source.slice(source.lastIndexOf('\n', at - 1) + 1, at).trim() === ''

/** The lines of a comment without its slashes and stars. */
function linesOfComment(comment: string): string[] {
  if (comment.startsWith('//')) return [comment.slice(2)]
  const inner = comment.replace(/^\/\*+/, '').replace(/\*\/$/, '')
  return inner.split('\n').map((line) => line.replace(/^\s*\*(?: |$)/, ''))
}

/** A message has at least three words: everything shorter is a key, a name or a path. */
const isMessage = (text: string) => /[a-z]{2}/i.test(text) && text.trim().split(/\s+/).filter(isWord).length >= 3
/** Programs that tests write, and the sources of regular expressions. */
const isCode = (text: string) => /^\s*(?:const|import|export|await) .*[=({'"]|\(\?[:!=<]/m.test(text)
const isWord = (word: string) => /\p{L}/u.test(word) || word === '…'

function stringsOf(tokens: readonly Token[], file: string, lineOf: LineOf): Text[] {
  const code = tokens.filter(({ kind }) => kind !== 'comment')
  return code.flatMap((token, i): Text[] => {
    if (token.kind !== 'string' || isJoined(code, i)) return []
    const text = joinedFrom(code, i)
    if (!isMessage(text) || isCode(text)) return []
    const kind = kindOf(code, i, file.endsWith('.test.ts'))
    return paragraphsOf(text.split('\n').map(withoutHash), file, lineOf(token.start), kind)
  })
}

/** The program writes YAML from templates, whose comments are texts. */
const withoutHash = (line: string) => line.replace(/^\s*#+ /, '')

const isPlus = (token: Token | undefined) => token?.kind === 'code' && token.text === '+'
const isJoined = (code: readonly Token[], i: number) => isPlus(code[i - 1]) && code[i - 2]?.kind === 'string'

/** A string and those that are added to it with `+`. */
function joinedFrom(code: readonly Token[], from: number): string {
  let text = code[from]?.text ?? ''
  for (let i = from + 1; isPlus(code[i]) && code[i + 1]?.kind === 'string'; i += 2) text += code[i + 1]?.text ?? ''
  return text
}

const isTitleCall = (word: string | undefined) => /^(?:it|test|describe|scenario|\w+Scenario)$/.test(word ?? '')

function kindOf(code: readonly Token[], at: number, inTest: boolean): Kind {
  const before = (distance: number) => code[at - distance]?.text
  if (before(1) === '(' && before(2)?.endsWith('Error')) return 'error'
  if (before(1) === '(' && (isTitleCall(before(2)) || (inTest && before(2) === ')'))) return 'title'
  if (before(1) === ',' && before(3) === '(' && isTitleCall(before(4))) return 'title'
  if (before(1) === ',' && before(2) === ']' && scenarioBefore(code, at)) return 'title'
  return 'message'
}

/** Whether the string follows the list of ids that a scenario begins with. */
function scenarioBefore(code: readonly Token[], at: number): boolean {
  for (let i = at - 2; i > Math.max(0, at - 40); i -= 1)
    if (code[i]?.text === '[') return code[i - 1]?.text === '(' && isTitleCall(code[i - 2]?.text)
  return false
}

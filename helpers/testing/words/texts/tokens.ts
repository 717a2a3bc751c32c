import { HOLE } from './text.ts'

/** A piece of TypeScript. */
export interface Token {
  readonly kind: 'comment' | 'string' | 'code'
  /** The source; the value of a string or a template, whose holes are HOLE. */
  readonly text: string
  /** Offset of the first character. */
  readonly start: number
  /** Offset behind the last character. */
  readonly end: number
}

const PIECE =
  /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\[\s\S])*'|"(?:[^"\\\n]|\\[\s\S])*"|[\p{ID_Start}$_#@][\p{ID_Continue}$]*|\d[\w.]*|[\s\S]/uy
const REGULAR_EXPRESSION = /\/(?![*/])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y
const TEMPLATE_PART = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*/y

/** After these a slash begins a regular expression; after other words and closing brackets it divides. */
const BEFORE_EXPRESSION = /^(?:return|typeof|case|in|of|do|else|void|delete|await|yield)$|^[^\w$)\]}'"`]$/

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '' }
const unescaped = (text: string) => text.replaceAll(/\\([\s\S])/g, (_, sign: string) => ESCAPES[sign] ?? sign)

/** The tokens of TypeScript without white space; those inside templates come last. */
export function tokensOf(source: string): readonly Token[] {
  const found: Token[][] = []
  const hashbang = /^#!.*/.exec(source)?.[0].length ?? 0
  scan(source, hashbang, false, found)
  return found.flat()
}

/** Reads tokens to the end of the source or of the hole, and returns the offset behind it. */
function scan(source: string, from: number, inHole: boolean, found: Token[][]): number {
  const tokens: Token[] = []
  found.push(tokens)
  let at = from
  let depth = 0
  let previous = ';'
  while (at < source.length) {
    const start = at
    const piece = pieceAt(source, at, previous)
    at += piece.length
    if (/^\s/.test(piece)) continue
    if (piece.startsWith('//') || piece.startsWith('/*')) {
      tokens.push({ kind: 'comment', text: piece, start, end: at })
      continue
    }
    if (piece === '{') depth += 1
    if (piece === '}') {
      if (depth === 0 && inHole) return at
      depth -= 1
    }
    previous = piece
    if (piece === '`') {
      const template = templateAt(source, at, found)
      at = template.end
      tokens.push({ kind: 'string', ...template, start })
    } else if (/^['"]/.test(piece)) {
      tokens.push({ kind: 'string', text: unescaped(piece.slice(1, -1)), start, end: at })
    } else tokens.push({ kind: 'code', text: piece, start, end: at })
  }
  return at
}

function pieceAt(source: string, at: number, previous: string): string {
  if (source[at] === '/' && BEFORE_EXPRESSION.test(previous)) {
    const expression = matchAt(REGULAR_EXPRESSION, source, at)
    if (expression !== '') return expression
  }
  return matchAt(PIECE, source, at)
}

function templateAt(source: string, from: number, found: Token[][]): Pick<Token, 'text' | 'end'> {
  let text = ''
  let at = from
  for (;;) {
    const part = matchAt(TEMPLATE_PART, source, at)
    text += unescaped(part)
    at += part.length
    if (source[at] !== '$') return { text, end: at + 1 }
    text += HOLE
    at = scan(source, at + 2, true, found)
  }
}

function matchAt(pattern: RegExp, source: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(source)?.[0] ?? ''
}

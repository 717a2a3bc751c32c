/**
 * @typedef {object} Piece
 * @property {string} text
 * @property {'key' | 'text' | 'value' | 'sign'} kind
 * @property {string} [path] of a key: `documents[].fields[].name`
 */

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

/** Longer bodies are shown as they are, so that a page with many of them stays quick. Characters. */
const LONGEST = 100_000

/**
 * The pieces of a JSON text, indented. Every token stays as it was sent: large numbers and escapes are not rewritten.
 * @param {string} text
 * @returns {readonly Piece[] | undefined} undefined if it is not JSON
 */
export function piecesOf(text) {
  if (text.length > LONGEST || !isJson(text)) return undefined
  /** @type {Piece[]} */
  const pieces = []
  /** The keys and lists around a token. @type {string[]} */
  const around = []
  let indent = 0
  const tokens = text.match(TOKEN) ?? []
  const line = () => `\n${'  '.repeat(indent)}`
  tokens.forEach((token, at) => {
    const next = tokens[at + 1]
    if (token === '{' || token === '[') {
      const isEmpty = next === '}' || next === ']'
      if (!isEmpty) indent += 1
      around.push(token === '[' ? '[]' : '')
      pieces.push({ text: isEmpty ? token : `${token}${line()}`, kind: 'sign' })
    } else if (token === '}' || token === ']') {
      const before = tokens[at - 1]
      const isEmpty = before === '{' || before === '['
      if (!isEmpty) indent -= 1
      around.pop()
      pieces.push({ text: isEmpty ? token : `${line()}${token}`, kind: 'sign' })
    } else if (token === ',') pieces.push({ text: `,${line()}`, kind: 'sign' })
    else if (token === ':') pieces.push({ text: ': ', kind: 'sign' })
    else if (next === ':') {
      around.splice(-1, 1, token.slice(1, -1))
      pieces.push({ text: token, kind: 'key', path: around.join('.').replaceAll('.[]', '[]') })
    } else pieces.push({ text: token, kind: token.startsWith('"') ? 'text' : 'value' })
  })
  return pieces
}

/** @param {string} text */
function isJson(text) {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

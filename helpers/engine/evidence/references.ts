import { responseKindOf, CALLS, idNamesOf, type CallName } from '../api/calls.ts'
import { formEncode, queryEncode } from '../http/encode.ts'
import type { Exchange } from '../http/exchange.ts'
import { isObject } from '../values/json.ts'

/**
 * Identifies a value that a request uses from an earlier response. Most values identify themselves. Ids of documents
 * and fields are unique only within their transaction and may be as short as `f1`; the call says where they are used
 * and supplied, and their token names the transaction.
 */
export type Token = string

/** Shorter values are recognized only as ids of a call: `fr` or `12` occur everywhere. */
const SHORTEST_PLAIN = 6
/** A shell variable cannot supply a value that a form must encode. Such values are names that the run chose itself. */
export const isPlainId = (value: string): boolean => value.length >= SHORTEST_PLAIN && !/[\s+%&]/.test(value)

type Kind = 'document' | 'field'
const within = (kind: Kind, id: string, transaction: string): Token => `${kind} ${id} in ${transaction}`

/** Maps a token to the token that it means in a log. */
export type Meaning = (token: Token) => Token

/**
 * Most tokens mean themselves. If no response supplied an id in its transaction, but exactly one other transaction has that id, it means the id there: some requests check that it is rejected here.
 */
export function meaningsIn(log: readonly Exchange[]): Meaning {
  const given = new Set(log.flatMap((exchange) => [...givenBy(exchange).keys()]))
  const idIn = (token: Token) => /^((?:document|field) .*) in /s.exec(token)?.[1]
  return (token) => {
    const id = idIn(token)
    const [other, ...more] = id === undefined || given.has(token) ? [] : [...given].filter((one) => idIn(one) === id)
    return other !== undefined && more.length === 0 ? other : token
  }
}

/** The kinds of ids in paths that are unique only within their transaction. */
const PATH_KINDS: Readonly<Record<string, Kind>> = { document_id: 'document', field_id: 'field' }
/** Arguments that name a field of the same transaction (document: Fields, Instructions). */
const FIELD_ARGUMENTS: { readonly [Name in CallName]?: readonly string[] } = {
  addField: ['copy_from', 'move_from', 'parent'],
  updateField: ['copy_from', 'move_from', 'parent'],
  addSigner: ['field'],
}

/** The tokens of the ids in the path of a documented call, in order. */
export function pathTokens({ call, path }: Exchange): Token[] {
  if (!call || !(call.name in CALLS)) return path.split(/[/?&=]/).filter((part) => isPlainId(part) && /\d/.test(part))
  const { ids } = call
  return idNamesOf(call.name as CallName).map((name) => {
    const kind = PATH_KINDS[name]
    const id = ids[name] ?? ''
    return kind ? within(kind, id, ids['transaction_id'] ?? '') : id
  })
}

/** The token of an argument of the call, if it names a field. */
export function argumentToken({ call }: Exchange, name: string, value: string): Token | undefined {
  if (!call || !FIELD_ARGUMENTS[call.name as CallName]?.includes(name)) return undefined
  return within('field', value, call.ids['transaction_id'] ?? '')
}

/** The tokens that the request uses as ids of its call, and the texts in which other values may occur. */
export function takenBy(exchange: Exchange, meant: Meaning): { tokens: Set<Token>; texts: string } {
  const { path, form = [], json, auth, raw } = exchange
  const named = form.map(([name, value]) => argumentToken(exchange, name, value))
  const texts = [
    path,
    // The name of an argument may contain an id, such as that of an authentication means.
    ...form.flatMap(([name, value], i) => (named[i] === undefined ? [name, value] : [])),
    JSON.stringify(json) ?? '',
    auth?.secret ?? '',
    typeof raw === 'string' ? raw : '',
  ]
  const tokens = [...pathTokens(exchange), ...named.filter((token) => token !== undefined)]
  return { tokens: new Set(tokens.map(meant)), texts: texts.join('\n') }
}

/**
 * The tokens that the response supplies, each with the JavaScript path of its value in the JSON: `.documents[0].id`.
 */
export function givenBy(exchange: Exchange): Map<Token, string> {
  const given = new Map<Token, string>()
  const body = exchange.answer?.body
  const kind = responseKindOf(exchange)
  const own = isObject(body) && kind === 'transaction' ? body['id'] : undefined
  const transaction = typeof own === 'string' ? own : (exchange.call?.ids['transaction_id'] ?? '')
  for (const [path, value] of leavesOf(body)) {
    if (isDocumentedWord(path)) continue
    const scoped = kindAt(kind, path)
    const token = scoped ? within(scoped, value, transaction) : isPlainId(value) ? value : undefined
    if (token !== undefined && !given.has(token)) given.set(token, path)
  }
  return given
}

/** Whether a member has words of the document: a request that contains one does not have it from a response. */
const isDocumentedWord = (path: string): boolean =>
  path.startsWith('.features.') || /\.(?:object|state|type)$/.test(path)

/** The paths of document and field ids, by kind of response. */
const SCOPED: readonly { readonly answers: string; readonly path: RegExp; readonly kind: Kind }[] = [
  { answers: 'transaction', path: /^\.documents\[\d+\]\.id$/, kind: 'document' },
  { answers: 'transaction', path: /^\.documents\[\d+\]\.fields\[\d+\]\.id$/, kind: 'field' },
  { answers: 'document', path: /^\.id$/, kind: 'document' },
  { answers: 'document', path: /^\.fields\[\d+\]\.id$/, kind: 'field' },
  { answers: 'field', path: /^\.id$/, kind: 'field' },
  { answers: 'fields', path: /^\[\d+\]\.id$/, kind: 'field' },
]

const kindAt = (answers: string | undefined, path: string): Kind | undefined =>
  SCOPED.find((one) => one.answers === answers && one.path.test(path))?.kind

/**
 * The string members of a JSON value with their paths, ids first, and the numbers that are PINs (control interface).
 */
function leavesOf(value: unknown, path = ''): [path: string, value: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'number' && path.endsWith('.pin')) return [[path, `${value}`]]
  if (Array.isArray(value)) return value.flatMap((item, i) => leavesOf(item, `${path}[${i}]`))
  if (!isObject(value)) return []
  return Object.entries(value)
    .toSorted(([a], [b]) => Number(b === 'id') - Number(a === 'id'))
    .flatMap(([key, item]) =>
      leavesOf(item, /^[a-z_]\w*$/i.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`),
    )
}

/** The forms of a value in a request: plain, or percent-encoded for a path, a form or a query. */
export const formsOf = (value: string): string[] => [
  value,
  encodeURIComponent(value),
  formEncode([['', value]]).slice(1),
  queryEncode([['', value]]).slice(1),
]

/** Finds any of `forms` as a separate word: `transaction` is not found in `transactions`. */
export function patternOf(forms: readonly string[]): RegExp {
  const longestFirst = forms.toSorted((a, b) => b.length - a.length)
  const any = longestFirst.map((form) => form.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|')
  return new RegExp(`(?:(?<![\\w-])|(?<=%[\\dA-Fa-f]{2}))(?:${any})(?![\\w-])`, 'g')
}

/** Whether `text` contains the value in any form. */
export function holds(text: string, value: string): boolean {
  const forms = formsOf(value).filter((form) => text.includes(form))
  return forms.length > 0 && patternOf(forms).test(text)
}

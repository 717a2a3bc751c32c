import { curlLine, shellQuote, type CurlNames } from './curl.ts'
import { formEncode } from '../http/encode.ts'
import type { Exchange } from '../http/exchange.ts'

/** Values shorter than this are not taken for ids: `fr` or `12` occur everywhere. */
const SHORTEST_ID = 6

interface Variable {
  readonly name: string
  readonly value: string
  /** Path of the value in the JSON of the answer, as JavaScript: `.documents[0].id`. */
  readonly path: string
}

/** Where the command finds the target, and which values (keys, ids of the workspace) have variables of the user's own. */
export interface ReplayTarget {
  readonly base: string
  readonly control: string
  readonly variables: ReadonlyMap<string, string>
}

/**
 * One line for a POSIX shell that shows an exchange again on a target that knows nothing of this run: it makes what
 * the exchange stands on first, carrying ids from answer to request in shell variables, and ends in the curl command
 * itself. Needs curl and node. Secrets stand as variables.
 */
export function replayLine(log: readonly Exchange[], last: Exchange, target: ReplayTarget): string {
  const chain = chainOf(log, last)
  const variables: Variable[] = []
  const commands = chain.map((exchange) => {
    const words = curlLine(exchange, exchange === last ? '-i' : '-sS', namesFor(exchange, variables, target))
    if (exchange === last) return words
    const captured = capturedFrom(exchange, chain, variables)
    variables.push(...captured)
    const take = ({ name, path }: Variable, source: string) =>
      `${name}=$(${source} | node -pe 'JSON.parse(fs.readFileSync(0))${path}')`
    const [only, ...more] = captured
    if (!only) return `${words} -o /dev/null`
    if (more.length === 0) return take(only, words)
    return [`answer=$(${words})`, ...captured.map((variable) => take(variable, `printf %s "$answer"`))].join(' && ')
  })
  return commands.join(' && ')
}

/** The exchanges that `last` stands on: those that gave it a value, and those that changed what it is about. */
function chainOf(log: readonly Exchange[], last: Exchange): Exchange[] {
  const chain = [last]
  let wanted = requestText(last)
  for (const exchange of log.filter((e) => e.number < last.number).toReversed()) {
    const belongs =
      exchange.method === 'GET' ? isFirstSource(exchange, wanted, log) : changes(exchange, wanted, log, last)
    if (!belongs) continue
    chain.unshift(exchange)
    wanted += `\n${requestText(exchange)}`
  }
  return chain.filter((exchange) => exchange === last || isUsed(exchange, chain))
}

/** Whether the request made or changed something of what is wanted. A refused one did not, unless `last` looks whether it did. */
function changes(exchange: Exchange, wanted: string, log: readonly Exchange[], last: Exchange): boolean {
  if (!isSuccess(exchange))
    return last.method === 'GET' && !!exchange.answer && sharesIdWith(exchange, requestText(last))
  if (givesValueTo(exchange, wanted) || sharesIdWith(exchange, wanted)) return true
  return exchange.side === 'control' && (exchange.path === '/clock' || isPartOf(exchange, wanted, log))
}

/** Whether what the request is about, such as an action, showed in an answer about something wanted. */
function isPartOf(exchange: Exchange, wanted: string, log: readonly Exchange[]): boolean {
  const about = log.filter((e) => sharesIdWith(e, wanted))
  return idsIn(exchange).some((id) => about.some((e) => givesValueTo(e, id)))
}

/** Whether a value that is wanted showed here first. */
function isFirstSource(exchange: Exchange, wanted: string, log: readonly Exchange[]): boolean {
  const before = log.filter((e) => e.number < exchange.number)
  return leaves(exchange.answer?.body).some(
    ([, value]) => isIdLike(value) && holds(wanted, value) && !before.some((e) => givesValueTo(e, value)),
  )
}

const isSuccess = ({ answer }: Exchange) => answer !== undefined && answer.status >= 200 && answer.status < 300

/** Everything of a request in which a value of an earlier answer can stand. */
function requestText({ path, form, json, auth, raw }: Exchange): string {
  return [
    path,
    ...(form ?? []).map(([, value]) => value),
    JSON.stringify(json) ?? '',
    auth?.secret ?? '',
    typeof raw === 'string' ? raw : '',
  ].join('\n')
}

function givesValueTo(exchange: Exchange, wanted: string): boolean {
  return leaves(exchange.answer?.body).some(([, value]) => isIdLike(value) && holds(wanted, value))
}

function sharesIdWith(exchange: Exchange, wanted: string): boolean {
  return idsIn(exchange).some((segment) => holds(wanted, segment))
}

function idsIn({ path }: Exchange): string[] {
  return path.split(/[/?&=]/).filter((segment) => isIdLike(segment) && /\d/.test(segment))
}

/** A link that only gives a value which no request of the chain takes is left out. */
function isUsed(exchange: Exchange, chain: readonly Exchange[]): boolean {
  const later = chain
    .filter((e) => e.number > exchange.number)
    .map(requestText)
    .join('\n')
  return idsIn(exchange).length > 0 || exchange.side === 'control' || givesValueTo(exchange, later)
}

/** The values of the answer that later requests of the chain take and that no variable holds yet. */
function capturedFrom(exchange: Exchange, chain: readonly Exchange[], known: readonly Variable[]): Variable[] {
  const later = chain
    .filter((e) => e.number > exchange.number)
    .map(requestText)
    .join('\n')
  const found: Variable[] = []
  for (const [path, value] of leaves(exchange.answer?.body)) {
    if (!isIdLike(value) || !holds(later, value)) continue
    if ([...known, ...found].some((variable) => variable.value === value)) continue
    const base = nameFor(exchange, path)
    const taken = [...known, ...found].filter((variable) => variable.name.replace(/\d+$/, '') === base).length
    found.push({ name: taken === 0 ? base : `${base}${taken + 1}`, value, path })
  }
  return found
}

function nameFor(exchange: Exchange, path: string): string {
  if (path.endsWith('secret')) return 'key'
  const last =
    exchange.path
      .split('?')[0]
      ?.split('/')
      .findLast((segment) => /^[a-z-]+$/.test(segment)) ?? 'value'
  return last.replaceAll('-', '_').replace(/s$/, '')
}

const isIdLike = (value: string) => value.length >= SHORTEST_ID && !/\s/.test(value)

/** A value as it may stand in a request: plain, or percent-encoded for a path or a form. */
const formsOf = (value: string): string[] => [value, encodeURIComponent(value), formEncode([['', value]]).slice(1)]

/** Finds any of `forms` where it stands for itself: `transaction` is not found in `transactions`. */
function patternOf(forms: readonly string[]): RegExp {
  const longestFirst = forms.toSorted((a, b) => b.length - a.length)
  const any = longestFirst.map((form) => form.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|')
  return new RegExp(`(?:(?<![\\w-])|(?<=%[\\dA-Fa-f]{2}))(?:${any})(?![\\w-])`, 'g')
}

function holds(text: string, value: string): boolean {
  const forms = formsOf(value).filter((form) => text.includes(form))
  return forms.length > 0 && patternOf(forms).test(text)
}

/** The string members of a JSON value with their paths, in order. */
function leaves(value: unknown, path = ''): [path: string, value: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (Array.isArray(value)) return value.flatMap((item, i) => leaves(item, `${path}[${i}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .toSorted(([a], [b]) => Number(b === 'id') - Number(a === 'id'))
    .flatMap(([key, item]) =>
      leaves(item, /^[a-z_]\w*$/i.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`),
    )
}

function namesFor(exchange: Exchange, captured: readonly Variable[], target: ReplayTarget): CurlNames {
  const known = new Map([...target.variables, ...captured.map(({ value, name }): [string, string] => [value, name])])
  return {
    base: exchange.side === 'control' ? target.control : target.base,
    secret: (secret) => (known.has(secret) ? `$${known.get(secret)}` : secret),
    word: (word) => {
      const names = new Map(
        [...known].flatMap(([value, name]) =>
          isIdLike(value) ? formsOf(value).map((form): [string, string] => [form, name]) : [],
        ),
      )
      const pattern = patternOf([...names.keys()])
      if (names.size === 0 || !pattern.test(word)) return shellQuote(word)
      return `'${word.replaceAll("'", `'\\''`)}'`
        .replace(pattern, (form) => `'"$${names.get(form)}"'`)
        .replaceAll(/^''|''$/g, '')
    },
  }
}

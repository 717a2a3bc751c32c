import { CALLS, type CallName } from '../api/calls.ts'
import { formEncode, type Pair } from '../http/encode.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Network } from '../http/network.ts'
import { chainOf, isWanted, wantedBy } from './chain.ts'
import { curlLine, shellQuote, type CurlNames } from './curl.ts'
import {
  argumentToken,
  formsOf,
  givenBy,
  isPlainId,
  meaningsIn,
  pathTokens,
  patternOf,
  type Meaning,
  type Token,
} from './references.ts'

/** Fewer equal commands are written out. */
const FEWEST_LOOPED = 3

interface Variable {
  readonly name: string
  readonly token: Token
  /** The JavaScript path of the value in the JSON of the response: `.documents[0].id`. */
  readonly path: string
}

/** The target of the command, and the values (keys, ids of the workspace) for which the user has variables. */
export interface ReplayTarget {
  readonly base: string
  readonly control: string
  readonly variables: ReadonlyMap<string, string>
  readonly network?: Network | undefined
}

/**
 * One line for a POSIX shell that reproduces an exchange on a fresh target: it first sends the requests that the
 * exchange depends on, passes ids on in shell variables, and ends with the curl command itself. It needs curl and node.
 * Secrets are replaced by variables.
 */
export function replayLine(log: readonly Exchange[], last: Exchange, target: ReplayTarget): string {
  return replayCommands(log, last, target).join(' && ')
}

/** The same as one command for each request. Each command needs the variables of the earlier ones. */
export function replayCommands(log: readonly Exchange[], last: Exchange, target: ReplayTarget): string[] {
  const chain = chainOf(log, last)
  const meant = meaningsIn(log)
  const variables: Variable[] = []
  const commands = chain.map((exchange) => {
    const words = curlLine(exchange, exchange === last ? '-i' : '-sS', namesFor(exchange, variables, target, meant))
    if (exchange === last) return words
    const captured = capturedFrom(exchange, chain, variables, meant)
    variables.push(...captured)
    const take = ({ name, path }: Variable, source: string) =>
      `${name}=$(${source} | node -pe 'JSON.parse(fs.readFileSync(0))${path}')`
    const [only, ...more] = captured
    if (!only) return `${words} -o /dev/null`
    if (more.length === 0) return take(only, words)
    return [`answer=$(${words})`, ...captured.map((variable) => take(variable, `printf %s "$answer"`))].join(' && ')
  })
  return looped(commands)
}

/** Repeats equal commands in a loop: a list of a hundred transactions needs a hundred creations. */
function looped(commands: readonly string[]): string[] {
  const runs: { command: string; times: number }[] = []
  for (const command of commands) {
    const last = runs.at(-1)
    if (last?.command === command) last.times += 1
    else runs.push({ command, times: 1 })
  }
  return runs.flatMap(({ command, times }) =>
    times < FEWEST_LOOPED ? Array<string>(times).fill(command) : [`for i in $(seq ${times}); do ${command}; done`],
  )
}

/** The values of the response that later requests use and that no variable contains yet. */
function capturedFrom(
  exchange: Exchange,
  chain: readonly Exchange[],
  known: readonly Variable[],
  meant: Meaning,
): Variable[] {
  const later = wantedBy(
    chain.filter((e) => e.number > exchange.number),
    meant,
  )
  const found: Variable[] = []
  for (const [token, path] of givenBy(exchange)) {
    if (!isWanted(token, later) || [...known, ...found].some((variable) => variable.token === token)) continue
    const base = nameFor(exchange, path)
    const taken = [...known, ...found].filter((variable) => variable.name.replace(/\d+$/, '') === base).length
    found.push({ name: taken === 0 ? base : `${base}${taken + 1}`, token, path })
  }
  return found
}

function nameFor(exchange: Exchange, path: string): string {
  if (path.endsWith('secret')) return 'key'
  if (path.endsWith('.pin')) return 'pin'
  const last =
    exchange.path
      .split('?')[0]
      ?.split('/')
      .findLast((segment) => /^[a-z-]+$/.test(segment)) ?? 'value'
  return last.replaceAll('-', '_').replace(/s$/, '')
}

/** A shell word that contains a variable. */
const variableWord = (before: string, name: string) => `${before === '' ? '' : shellQuote(before)}"$${name}"`

function namesFor(exchange: Exchange, captured: readonly Variable[], target: ReplayTarget, meant: Meaning): CurlNames {
  const known = new Map([...target.variables, ...captured.map(({ token, name }): [Token, string] => [token, name])])
  const plain = [...known].flatMap(([token, name]) =>
    isPlainId(token) ? formsOf(token).map((form): [string, string] => [form, name]) : [],
  )
  const nameOf = new Map(plain)
  const pattern = patternOf([...nameOf.keys()])
  const word = (text: string) => {
    if (nameOf.size === 0 || text.search(pattern) < 0) return shellQuote(text)
    return `'${text.replaceAll("'", `'\\''`)}'`
      .replace(pattern, (form) => `'"$${nameOf.get(form)}"'`)
      .replaceAll(/^''|''$/g, '')
  }
  const variableOf = (token: Token) => known.get(meant(token))
  return {
    base: exchange.side === 'control' ? target.control : target.base,
    secret: (secret) => (known.has(secret) ? `$${known.get(secret)}` : secret),
    word,
    pair: (pair) => pairWord(pair, exchange, variableOf) ?? word(formEncode([pair])),
    path: pathWord(exchange, variableOf) ?? word(exchange.path),
    network: target.network,
  }
}

/** Finds the variable for the value of a token. */
type NameOf = (token: Token) => string | undefined

/** A pair of the form whose value is an id in a variable. */
function pairWord([name, value]: Pair, exchange: Exchange, nameOf: NameOf): string | undefined {
  const token = argumentToken(exchange, name, value)
  const variable = token === undefined ? undefined : nameOf(token)
  return variable === undefined ? undefined : variableWord(formEncode([[name, '']]), variable)
}

/** The path of a documented call, with variables for ids. */
function pathWord(exchange: Exchange, nameOf: NameOf): string | undefined {
  const { call } = exchange
  if (!call || !(call.name in CALLS) || exchange.path.includes('?')) return undefined
  const tokens = pathTokens(exchange)
  const parts = CALLS[call.name as CallName].path.split(/(\{\w+\})/)
  let at = 0
  const words: string[] = ['']
  for (const part of parts) {
    if (!part.startsWith('{')) {
      words.push(`${words.pop() ?? ''}${part}`)
      continue
    }
    const variable = nameOf(tokens[at] ?? '')
    at += 1
    if (variable === undefined)
      words.push(`${words.pop() ?? ''}${encodeURIComponent(call.ids[part.slice(1, -1)] ?? '')}`)
    else words.push(variable, '')
  }
  // Texts and variables alternate, beginning and ending with a text.
  return words.map((text, i) => (i % 2 === 1 ? `"$${text}"` : text === '' ? '' : quoted(text, words.length))).join('')
}

/** Quotes a text next to variables, so that its end is visible. */
const quoted = (text: string, words: number) => (words > 1 ? `'${text.replaceAll("'", `'\\''`)}'` : shellQuote(text))

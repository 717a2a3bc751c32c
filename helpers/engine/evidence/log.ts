import { curlLine, shellQuote } from './curl.ts'
import type { AnswerData, Exchange } from '../http/exchange.ts'
import type { Network } from '../http/network.ts'
import { partText } from '../http/multipart.ts'
import { thousands } from '../values/words.ts'
import type { Redactor } from './redact.ts'

/** Longer bodies are cut in the log; what was cut is told. */
const LONGEST_BODY = 20_000

/** Longer lines of the overview are cut, in characters: the whole request follows below it. */
const LONGEST_LINE = 110

/** The addresses of both interfaces, and what the way there needs. */
interface Ways {
  readonly api: string
  readonly control: string
  readonly network?: Network | undefined
}

/**
 * All exchanges of a scenario as one readable text: where there are several, a line for each to find one's way; then of each
 * its curl line, status, headers and body. Redacted.
 */
export function logOf(exchanges: readonly Exchange[], ways: Ways, redactor: Redactor): string {
  const overview = exchanges.map((exchange) => overviewLine(exchange, redactor)).join('\n')
  const entries = exchanges.map((exchange) => entry(exchange, ways, redactor))
  return redactor.redact([...(exchanges.length > 1 ? [overview] : []), ...entries].join('\n\n'))
}

/** What was asked with which arguments, and the status of the answer. Without an ellipsis: its like makes a text twice as big in memory. */
function overviewLine(exchange: Exchange, redactor: Redactor): string {
  const { number, method, path, answer } = exchange
  const words = [`#${number}`, answer?.status ?? 'no answer', method, path, oneLineOf(argumentsOf(exchange))]
  return cutAt(LONGEST_LINE, words.join(' ').trimEnd(), redactor, () => '...')
}

function argumentsOf({ form = [], json, parts = [], raw }: Exchange): string {
  const named = [...form.map(([name, value]) => `${name}=${value}`), ...parts.map(partText)]
  if (json !== undefined) named.push(JSON.stringify(json))
  if (raw !== undefined) named.push(typeof raw === 'string' ? raw : `${thousands(raw.length)} bytes`)
  return named.join(' ')
}

/** Values may hold anything: the overview has one line for each request. */
const oneLineOf = (text: string) => text.replaceAll(/\s+/g, ' ')

function entry(exchange: Exchange, ways: Ways, redactor: Redactor): string {
  const names = {
    base: ways[exchange.side],
    // At once: where the whole text holds none, one look at it is enough.
    secret: (secret: string) => redactor.redact(secret),
    word: shellQuote,
    network: ways.network,
  }
  const line = curlLine(exchange, '-i', names)
  const head = `#${exchange.number} ${new Date(exchange.startedAt).toISOString()} (${exchange.durationMs} ms)\n$ ${line}`
  const { answer } = exchange
  if (!answer) return `${head}\n< no answer: ${exchange.failure ?? 'cut off'}`
  const headers = Object.entries(answer.headers).map(([name, value]) => `< ${name}: ${value}`)
  return [head, `< ${answer.status}`, ...headers, cutBody(bodyOf(answer), redactor)].join('\n')
}

const bodyOf = ({ text, body }: AnswerData): string => (body === undefined ? text : JSON.stringify(body, null, 2))

const cutBody = (body: string, redactor: Redactor): string =>
  cutAt(LONGEST_BODY, body, redactor, (left) => `\n[${left} characters cut]`)

/** What is cut is redacted before, as half a secret would not be known as one; the rest is with all else. */
function cutAt(longest: number, text: string, redactor: Redactor, ending: (left: number) => string): string {
  if (text.length <= longest) return text
  const clean = redactor.redact(text)
  return clean.length <= longest ? clean : `${clean.slice(0, longest)}${ending(clean.length - longest)}`
}

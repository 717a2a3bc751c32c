import { curlLine, shellQuote } from './curl.ts'
import type { AnswerData, Exchange } from '../http/exchange.ts'
import type { Network } from '../http/network.ts'
import { partText } from '../http/multipart.ts'
import { thousands } from '../values/words.ts'
import type { Redactor } from './redact.ts'

/** Longer bodies are cut in the log, which says so. */
const LONGEST_BODY = 20_000

/** Longer lines of the overview are cut; the complete request follows below. */
const LONGEST_LINE = 110

/** The addresses of both interfaces, and the settings of the network path. */
interface Addresses {
  readonly api: string
  readonly control: string
  readonly network?: Network | undefined
}

/**
 * All exchanges of a scenario as one redacted text: an overview if there are several, then the curl line, status,
 * headers and body of each.
 */
export function logOf(exchanges: readonly Exchange[], addresses: Addresses, redactor: Redactor): string {
  const overview = exchanges.map((exchange) => overviewLine(exchange, redactor)).join('\n')
  const entries = exchanges.map((exchange) => entry(exchange, addresses, redactor))
  return redactor.redact([...(exchanges.length > 1 ? [overview] : []), ...entries].join('\n\n'))
}

/**
 * The request with its arguments, and the status of the response. It contains no ellipsis character, because that would
 * double the memory of the text.
 */
function overviewLine(exchange: Exchange, redactor: Redactor): string {
  const { number, method, path, answer } = exchange
  const words = [`#${number}`, answer?.status ?? 'no response', method, path, oneLineOf(argumentsOf(exchange))]
  return cutAt(LONGEST_LINE, words.join(' ').trimEnd(), redactor, () => '...')
}

function argumentsOf({ form = [], json, parts = [], raw }: Exchange): string {
  const named = [...form.map(([name, value]) => `${name}=${value}`), ...parts.map(partText)]
  if (json !== undefined) named.push(JSON.stringify(json))
  if (raw !== undefined) named.push(typeof raw === 'string' ? raw : `${thousands(raw.length)} bytes`)
  return named.join(' ')
}

/** Line breaks in values must not break the overview. */
const oneLineOf = (text: string) => text.replaceAll(/\s+/g, ' ')

function entry(exchange: Exchange, addresses: Addresses, redactor: Redactor): string {
  const names = {
    base: addresses[exchange.side],
    // Redacting early is faster: a text without secrets is searched only once.
    secret: (secret: string) => redactor.redact(secret),
    word: shellQuote,
    network: addresses.network,
  }
  const line = curlLine(exchange, '-i', names)
  const head = `#${exchange.number} ${new Date(exchange.startedAt).toISOString()} (${exchange.durationMs} ms)\n$ ${line}`
  const { answer } = exchange
  if (!answer) return `${head}\n< no response: ${exchange.failure ?? 'aborted'}`
  const headers = Object.entries(answer.headers).map(([name, value]) => `< ${name}: ${value}`)
  return [head, `< ${answer.status}`, ...headers, cutBody(bodyOf(answer), redactor)].join('\n')
}

/** Compact, because every body is searched for secrets and stored; `withReadableBodies` indents those that are shown. */
const bodyOf = ({ text, body }: AnswerData): string => (body === undefined ? text : JSON.stringify(body))

/** The log with each JSON body indented, to be read by people. A body that was cut stays as it is. */
export function withReadableBodies(log: string): string {
  return log.replaceAll(/^[[{].*$/gm, (line) => {
    try {
      return JSON.stringify(JSON.parse(line), null, 2)
    } catch {
      return line
    }
  })
}

const cutBody = (body: string, redactor: Redactor): string =>
  cutAt(LONGEST_BODY, body, redactor, (left) => `\n[${left} characters cut]`)

/**
 * A text is redacted before it is cut, because half a secret would not be recognized; the result is redacted with
 * everything else.
 */
function cutAt(longest: number, text: string, redactor: Redactor, ending: (left: number) => string): string {
  if (text.length <= longest) return text
  const clean = redactor.redact(text)
  return clean.length <= longest ? clean : `${clean.slice(0, longest)}${ending(clean.length - longest)}`
}

import { curlLine, shellQuote } from './curl.ts'
import type { AnswerData, Exchange } from '../http/exchange.ts'
import type { Redactor } from './redact.ts'

/** Longer bodies are cut in the log; what was cut is told. */
const LONGEST_BODY = 20_000

/** All exchanges of a scenario as one readable text: a curl line for each, then status, headers and body. Redacted. */
export function logOf(
  exchanges: readonly Exchange[],
  bases: { api: string; control: string },
  redactor: Redactor,
): string {
  return redactor.redact(exchanges.map((exchange) => entry(exchange, bases, redactor)).join('\n\n'))
}

function entry(exchange: Exchange, bases: { api: string; control: string }, redactor: Redactor): string {
  const line = curlLine(exchange, '-i', { base: bases[exchange.side], secret: (secret) => secret, word: shellQuote })
  const head = `#${exchange.number} ${new Date(exchange.startedAt).toISOString()} (${exchange.durationMs} ms)\n$ ${line}`
  const { answer } = exchange
  if (!answer) return `${head}\n< no answer: ${exchange.failure ?? 'cut off'}`
  const headers = Object.entries(answer.headers).map(([name, value]) => `< ${name}: ${value}`)
  return [head, `< ${answer.status}`, ...headers, cut(redactor.redact(bodyOf(answer)))].join('\n')
}

const bodyOf = ({ text, body }: AnswerData): string => (body === undefined ? text : JSON.stringify(body, null, 2))

/** Redacted before it is cut: half a secret would not be known as one. */
function cut(body: string): string {
  if (body.length <= LONGEST_BODY) return body
  return `${body.slice(0, LONGEST_BODY)}\n[${body.length - LONGEST_BODY} characters cut]`
}

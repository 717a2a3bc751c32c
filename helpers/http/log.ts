import { curlLine, shellQuote } from './curl.ts'
import type { Exchange } from './exchange.ts'
import type { Redactor } from './redact.ts'

/** Longer bodies are cut in the log; what was cut is told. */
const LONGEST_BODY = 20_000

/** All exchanges of a scenario as one readable text: a curl line for each, then status, headers and body. Redacted. */
export function logOf(
  exchanges: readonly Exchange[],
  bases: { api: string; control: string },
  redactor: Redactor,
): string {
  return redactor.redact(exchanges.map((exchange) => entry(exchange, bases)).join('\n\n'))
}

function entry(exchange: Exchange, bases: { api: string; control: string }): string {
  const line = curlLine(exchange, '-i', { base: bases[exchange.side], secret: (secret) => secret, word: shellQuote })
  const head = `#${exchange.number} ${new Date(exchange.startedAt).toISOString()} (${exchange.durationMs} ms)\n$ ${line}`
  const { answer } = exchange
  if (!answer) return `${head}\n< no answer: ${exchange.failure ?? 'cut off'}`
  const headers = Object.entries(answer.headers).map(([name, value]) => `< ${name}: ${value}`)
  return [head, `< ${answer.status}`, ...headers, bodyOf(answer.text, answer.body)].join('\n')
}

function bodyOf(text: string, body: unknown): string {
  const whole = body === undefined ? text : JSON.stringify(body, null, 2)
  return whole.length <= LONGEST_BODY
    ? whole
    : `${whole.slice(0, LONGEST_BODY)}\n[${whole.length - LONGEST_BODY} characters cut]`
}

import type { ScenarioRecord, ShownExchange } from '../../../helpers/engine/outcome/record.ts'
import { exchangeText } from '../../findings/exchange.ts'
import { cut, printable } from '../../text.ts'
import { wrap, type Colors } from '../layout.ts'
import { JUDGED } from '../violations/finding-block.ts'

/** The maximum number of lines of a body: enough for a transaction with a few documents. */
const MOST_LINES = 120

/** Headers of a response that say nothing about the documented behaviour. */
const COMMON_HEADERS = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'])

/**
 * The exchanges of a scenario, one line each, and the judged one with its headers and its bodies.
 * @param judged the number of the judged exchange
 */
export function exchangeLines(
  exchanges: readonly ShownExchange[],
  judged: number | undefined,
  width: number,
  colors: Colors,
): string[] {
  const digits = String(exchanges.at(-1)?.number ?? 1).length
  return exchanges.flatMap((exchange) => {
    const number = String(exchange.number).padStart(digits)
    const text = printable(exchangeText(exchange))
    if (exchange.number !== judged) return [colors.dim(cut(`    ${number}  ${text}`, width))]
    return [...wrap(`  ${JUDGED} ${number}  ${text}`, width).map(colors.bold), ...wholeLines(exchange, width)]
  })
}

/** The request as it was sent, and the response, with JSON in several lines. */
function wholeLines({ method, path, headers, form, body, response }: ShownExchange, width: number): string[] {
  const request = [
    `${method} ${path}`,
    ...headerLines(headers),
    ...(form ?? []).map(([name, value]) => `${name}=${value}`),
    ...(body === undefined ? [] : bodyLines(body)),
  ]
  const answer = response
    ? [String(response.status), ...headerLines(response.headers, COMMON_HEADERS), ...bodyLines(response.body)]
    : []
  const marked = (sign: string, lines: readonly string[]) =>
    lines.flatMap((line) => wrap(printable(line), width - 8)).map((line) => `      ${sign} ${line}`.trimEnd())
  return [...marked('>', request), ...marked('<', answer)]
}

const headerLines = (headers: Readonly<Record<string, string>>, except: ReadonlySet<string> = new Set()): string[] =>
  Object.entries(headers)
    .filter(([name]) => !except.has(name.toLowerCase()))
    .map(([name, value]) => `${name}: ${value}`)

function bodyLines(body: string): string[] {
  if (body === '') return []
  const lines = pretty(body).split('\n')
  const more = lines.length - MOST_LINES
  return more > 0 ? [...lines.slice(0, MOST_LINES), `… ${more} more lines`] : lines
}

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

/** The exchanges of a scenario that judged a rule without a finding: the overview of its log, or its first request. */
export function logLines({ log }: Pick<ScenarioRecord, 'log'>, width: number, colors: Colors): string[] {
  const [overview = ''] = log.split('\n\n')
  const lines = overview.split('\n')
  const requests = lines[1]?.startsWith('$ ') ? [lines[1].slice(2)] : lines
  return requests.filter((line) => line !== '').map((line) => colors.dim(cut(`    ${printable(line)}`, width)))
}

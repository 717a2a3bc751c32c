import type { ShownExchange } from '../outcome/record.ts'
import type { Exchange } from '../http/exchange.ts'
import { partText } from '../http/multipart.ts'
import { cut } from '../values/json.ts'
import { chainOf } from './chain.ts'
import type { Journal } from './journal.ts'

/** The maximum number of exchanges that are shown for one scenario. */
const MOST = 20
/** Longer bodies are cut. Characters. */
const LONGEST_BODY = 20_000

/**
 * The exchanges of an attempt that explain a finding, as people see them: repeated requests as one, and of more than 20 those that
 * the judged one depends on.
 * @param judged the number of the judged exchange; by default the last one
 * @param seen the numbers of exchanges in which the scenario saw the breach of another rule
 */
export function exchangesAround(
  { exchanges, redactor }: Journal,
  judged?: number,
  seen: readonly number[] = [],
): ShownExchange[] {
  const needed = new Set(judged === undefined ? seen : [judged, ...seen])
  const folded = foldedOf(exchanges, needed)
  const last = exchanges.find(({ number }) => number === judged) ?? exchanges.at(-1)
  const chosen = folded.length > MOST && last ? essential(folded, exchanges, last, needed) : folded
  return chosen.map(({ exchange, repeated }) => shownExchange(exchange, redactor, repeated))
}

/** Only the exchanges with these numbers. */
export function exchangesNumbered({ exchanges, redactor }: Journal, numbers: ReadonlySet<number>): ShownExchange[] {
  return exchanges.filter(({ number }) => numbers.has(number)).map((exchange) => shownExchange(exchange, redactor))
}

interface Folded {
  readonly exchange: Exchange
  readonly repeated?: NonNullable<ShownExchange['repeated']>
}

/** Successive equal readings become the needed ones of them, or the last one. */
function foldedOf(exchanges: readonly Exchange[], needed: ReadonlySet<number>): Folded[] {
  const runs: Exchange[][] = []
  for (const exchange of exchanges) {
    const run = runs.at(-1)
    const [first] = run ?? []
    if (run && first && exchange.method === 'GET' && isSameRequest(first, exchange)) run.push(exchange)
    else runs.push([exchange])
  }
  return runs.flatMap((run): Folded[] => {
    const [first, last] = [run[0]!, run[run.length - 1]!]
    const own = run.filter(({ number }) => needed.has(number))
    if (run.length === 1 || own.length > 1) return (own.length > 1 ? own : run).map((exchange) => ({ exchange }))
    const repeated = { times: run.length, ms: last.startedAt + last.durationMs - first.startedAt }
    return [{ exchange: own[0] ?? last, repeated }]
  })
}

const isSameRequest = (a: Exchange, b: Exchange): boolean =>
  a.method === b.method && a.path === b.path && a.side === b.side && a.auth?.secret === b.auth?.secret

/** The last of those that the judged exchange depends on, and the needed ones. */
function essential(
  folded: readonly Folded[],
  exchanges: readonly Exchange[],
  judged: Exchange,
  needed: ReadonlySet<number>,
): Folded[] {
  const chain = new Set(chainOf(exchanges, judged))
  const kept = new Set(folded.filter(({ exchange }) => chain.has(exchange)).slice(-MOST))
  return folded.filter((one) => kept.has(one) || needed.has(one.exchange.number))
}

function shownExchange(
  exchange: Exchange,
  redactor: Journal['redactor'],
  repeated?: ShownExchange['repeated'],
): ShownExchange {
  const { number, side, startedAt, durationMs, answer } = exchange
  // Only texts are redacted: a PIN within a number would make the whole unreadable.
  const texts = JSON.parse(redactor.redact(JSON.stringify(textsOf(exchange)))) as ReturnType<typeof textsOf>
  const { response, ...request } = texts
  return {
    number,
    side,
    startedAt,
    durationMs,
    ...request,
    ...(answer &&
      response && { response: { status: answer.status, ...response, body: cut(response.body, LONGEST_BODY) } }),
    ...(repeated && { repeated }),
  }
}

function textsOf(exchange: Exchange) {
  const { method, path, auth, headers, form, parts, json, raw, answer, failure } = exchange
  const pairs = form ?? parts?.map((part) => [part.field, partText(part).replace(`${part.field}=`, '')] as const)
  const body = json === undefined ? bodyText(raw) : JSON.stringify(json)
  return {
    method,
    path,
    headers: { ...(auth && { Authorization: authorization(auth) }), ...headers },
    ...(pairs && { form: pairs }),
    ...(body !== undefined && { body }),
    ...(parts && { bodyKind: 'upload' as const }),
    ...(body !== undefined && json === undefined && typeof raw === 'object' && { bodyKind: 'bytes' as const }),
    ...(answer && { response: { headers: answer.headers, body: answer.text } }),
    ...(answer === undefined && { failure: failure ?? 'aborted' }),
  }
}

const bodyText = (raw: string | Uint8Array | undefined): string | undefined =>
  raw === undefined || typeof raw === 'string' ? raw : `${raw.length} bytes`

/** A key as user name is shown without its encoding, as curl's -u takes it. */
const authorization = ({ scheme, secret }: NonNullable<Exchange['auth']>): string =>
  scheme === 'bearer' ? `Bearer ${secret}` : `Basic ${secret}:`

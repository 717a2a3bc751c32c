import { isUtf8 } from 'node:buffer'
import { request } from 'undici'
import { Inconclusive } from '../outcome/errors.ts'
import type { Stopwatch } from '../values/stopwatch.ts'
import { thousands } from '../values/words.ts'
import { dispatcherFor } from './dispatcher.ts'
import { formEncode, type Pair } from './encode.ts'
import { withoutCodings } from './content-coding.ts'
import type { AnswerData, Auth, CallReference, Exchange } from './exchange.ts'
import { defectOf } from './defect.ts'
import { isPage } from './html-page.ts'
import { isSource, multipartBody, multipartEncode, type MultipartBody, type Part } from './multipart.ts'
import { headersOf, type Network } from './network.ts'
import { createPace, type Pace } from './pace/pace.ts'
import { createPersistence, restMs } from './pace/persistence.ts'
import { retryAfterMs } from './pace/retry-after.ts'
import { sendStreamed } from './streamed.ts'
import { completeResponses } from './complete-response.ts'

/** A request to send, with at most one of form, json, parts and raw. */
export interface Outgoing {
  readonly method: string
  readonly path: string
  readonly call?: CallReference
  readonly auth?: Auth
  readonly headers?: Readonly<Record<string, string>>
  readonly form?: readonly Pair[]
  readonly json?: unknown
  readonly parts?: readonly Part[]
  readonly raw?: string | Uint8Array
}

/** The connection to one base address. */
export interface Client {
  /**
   * Sends a request and completes `exchange` with the response.
   * @param signal aborts the request; with `isUncut`, only the waiting between attempts, never a request that was sent
   * @param kept counts the time for which the request is held back because the target limits its rate
   * @throws Inconclusive if no response arrives, or if the target repeatedly responds 429
   */
  send(exchange: Exchange, signal?: AbortSignal, isUncut?: boolean, kept?: Stopwatch): Promise<AnswerData>
  /** The number of requests sent so far. */
  readonly requests: number
  /** Whether sending has stopped because too many requests in a row got no usable response. */
  readonly isGone: boolean
  /** Sends one more request although the target counts as gone, and further ones if that gets a usable response. */
  reopen(): void
  close(): Promise<void>
}

export interface ClientOptions {
  readonly baseUrl: string
  /** Milliseconds until a response must begin. The rest of the response has its own limit. */
  readonly timeoutMs: number
  readonly connections: number
  /** Headers, certificates and proxies of the network path. */
  readonly network?: Network | undefined
  /** The rate of requests; by default as fast as the target accepts them. */
  readonly pace?: Pace
  /** Milliseconds for which the target may be away; by default 0. */
  readonly outageMs?: number
}

/**
 * After this many requests in a row without a usable response, for each connection, and after the time for which it may be away, the
 * target counts as gone: all further requests fail at once. A single disruption of all current requests is not enough.
 */
const GONE_AFTER_EACH = 2
const GONE_AFTER_LEAST = 24

/**
 * The error of requests that a closed client leaves without a response. It has no stack: Node reads the stack of an error that ends a
 * socket, and would look for each of its sources.
 */
const CLOSED = Object.assign(new Error('the connection was closed at the end of the run'), { stack: '' })
/** Firewalls in front of a target refuse requests that name no client. */
const USER_AGENT = 'countersign'
/** Content too large. */
const TOO_LARGE = 413

/** Creates a client with its own connections. Closing it ends only these. */
export function createClient(given: ClientOptions): Client {
  const { baseUrl, timeoutMs, connections, network, pace = createPace(), outageMs = 0 } = given
  const dispatcher = dispatcherFor({ baseUrl, timeoutMs, connections, network })
  const gateway = headersOf(network)
  const whole = completeResponses()
  const persistence = createPersistence()
  const base = baseUrl.replace(/\/+$/, '')
  const goneAfter = Math.max(GONE_AFTER_LEAST, GONE_AFTER_EACH * connections)
  let unusable = 0
  /** The time of the first of these requests. */
  let unusableSince = 0
  const isGone = () => unusable >= goneAfter && Date.now() - unusableSince >= outageMs
  const noteUnusable = () => {
    if (unusable === 0) unusableSince = Date.now()
    unusable += 1
  }
  let requests = 0

  async function once(exchange: Exchange, signal: AbortSignal | undefined): Promise<AnswerData> {
    const { headers, body, big } = encoded(exchange)
    requests += 1
    const options = {
      method: exchange.method,
      headers: { 'user-agent': USER_AGENT, ...gateway, ...headers },
      dispatcher,
      headersTimeout: timeoutMs,
      // `completeResponses` limits the duration of the body.
      bodyTimeout: 0,
      ...(signal && { signal }),
    }
    const url = base + exchange.path
    const response = big ? await sendStreamed(url, big, options, timeoutMs) : await request(url, { ...options, body })
    const like = exchange.call?.name ?? exchange.method
    const status = response.statusCode
    const read = whole.read(response.body, big ? `${like}, streamed` : like)
    // A server that refuses a big body may close the connection before it has read all of it, and before its response
    // is complete.
    const bytes = await (big && isRefusal(status) ? read.catch(() => undefined) : read)
    const flatHeaders = flat(response.headers)
    const codings = flatHeaders['content-encoding']
    const plain = bytes && codings !== undefined ? withoutCodings(bytes, codings) : bytes
    const text = decoder.decode(plain)
    const answer = { status, headers: flatHeaders, text, body: parsed(text) }
    // A proxy in front of the service refuses a too large body in its own format; that counts as a refusal of the
    // service.
    const isForeign = bytes === undefined || (big && status === TOO_LARGE)
    // The document allows a deletion to return "an empty 200 response", whatever its content type says.
    const isEmptied = exchange.method === 'DELETE' && status === 200 && text === ''
    const isExcused = isForeign || isEmptied
    const defect = isExcused ? undefined : defectOf(answer, plain === undefined || isUtf8(plain))
    return defect === undefined ? answer : { ...answer, defect }
  }

  return {
    get requests() {
      return requests
    },
    get isGone() {
      return isGone()
    },
    reopen() {
      if (isGone()) unusable = goneAfter - 1
    },
    async send(exchange, signal, isUncut = false, kept) {
      const name = `${exchange.method} ${exchange.path}`
      const cutOff = (error: unknown) => {
        throw new Inconclusive(`${name}: ${signal ? abortReason(signal) : ''}`, { cause: error })
      }
      const endsRefused = persistence.countFor(exchange)
      for (let tries = 1; ; tries += 1) {
        if (isGone()) {
          throw new Inconclusive(`${name}: not sent because the last ${unusable} requests got no usable response`)
        }
        if (pace.isStopped)
          throw new Inconclusive(`${name}: not sent because all recent responses of the target are 429`)
        const turn = await pace.turn(signal, kept).catch(cutOff)
        exchange.startedAt = Date.now()
        try {
          const answer = await once(exchange, isUncut ? undefined : signal)
          if (answer.status >= 500 || isPage(answer)) noteUnusable()
          else unusable = 0
          exchange.answer = answer
          if (answer.status !== 429) {
            pace.accepted(turn)
            persistence.accepted(exchange)
            return answer
          }
        } catch (error) {
          if (signal?.aborted) cutOff(error)
          noteUnusable()
          exchange.failure = `${failureOf(error)}${whileSending(exchange)}`
          throw new Inconclusive(`${name}: no response, ${exchange.failure}`, {
            cause: error,
            passing: true,
            trouble: isTimeout(error) ? 'slow' : 'lost',
          })
        } finally {
          exchange.durationMs = Date.now() - exchange.startedAt
        }
        if (endsRefused()) throw new Inconclusive(`${name}: 429 responses ${tries} times in a row`)
        const requestedMs = retryAfterMs(exchange.answer?.headers ?? {})
        pace.refused(turn, requestedMs)
        await pace.rest(restMs(tries, requestedMs), signal, kept).catch(cutOff)
      }
    },
    close() {
      whole.close()
      return dispatcher.destroy(CLOSED)
    },
  }
}

function encoded({ auth, headers, form, json, parts, raw }: Outgoing): {
  headers: Record<string, string>
  body: string | Uint8Array | null
  /** A body that is too big for memory: it is produced while it is sent. */
  big?: MultipartBody
} {
  // Without the second header, a target may compress its responses.
  const all: Record<string, string> = { accept: 'application/json', 'accept-encoding': 'identity', ...headers }
  if (auth) {
    all['authorization'] =
      auth.scheme === 'bearer' ? `Bearer ${auth.secret}` : `Basic ${Buffer.from(`${auth.secret}:`).toString('base64')}`
  }
  if (parts?.some(({ bytes }) => isSource(bytes))) {
    const big = multipartBody(parts)
    return { headers: { ...all, 'content-type': big.contentType, 'content-length': `${big.length}` }, body: null, big }
  }
  if (parts) {
    const { contentType, body } = multipartEncode(parts)
    return { headers: { ...all, 'content-type': contentType }, body }
  }
  if (form) return { headers: { ...all, 'content-type': 'application/x-www-form-urlencoded' }, body: formEncode(form) }
  if (json !== undefined) return { headers: { ...all, 'content-type': 'application/json' }, body: JSON.stringify(json) }
  return { headers: all, body: raw ?? null }
}

function flat(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  )
}

/** Replaces bytes that are not UTF-8 with the replacement character. */
const decoder = new TextDecoder()

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const isRefusal = (status: number) => status >= 400 && status < 500

const TIMEOUTS = ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT']

/** Whether it is a timeout: another attempt would take as long again. */
function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && TIMEOUTS.includes(String(error.code))) return true
  const inner = error instanceof AggregateError ? error.errors : [error.cause]
  return inner.some(isTimeout)
}

/** The size of a big body that got no response, because the size may be the reason. */
function whileSending({ parts = [] }: Exchange): string {
  const big = parts.find(({ bytes }) => isSource(bytes))
  return big ? `, during or after the upload of ${thousands(big.bytes.length)} bytes` : ''
}

/** The innermost reason of a transport error. */
function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause
  if (inner instanceof Error) return failureOf(inner)
  if (code === 'UND_ERR_HEADERS_TIMEOUT') return 'timed out before the response began'
  return code ? `${error.message || code} (${code})` : error.message
}

function abortReason(signal: AbortSignal): string {
  return signal.reason instanceof Error ? signal.reason.message : String(signal.reason)
}

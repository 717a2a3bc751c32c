import { isUtf8 } from 'node:buffer'
import { request } from 'undici'
import { Inconclusive } from '../outcome/errors.ts'
import type { Stopwatch } from '../values/stopwatch.ts'
import { thousands } from '../values/words.ts'
import { dispatcherFor } from './dispatcher.ts'
import { formEncode, type Pair } from './encode.ts'
import type { AnswerData, Auth, CallReference, Exchange } from './exchange.ts'
import { flawOf } from './flaw.ts'
import { isPage } from './html-page.ts'
import { isSource, multipartBody, multipartEncode, type MultipartBody, type Part } from './multipart.ts'
import { headersOf, type Network } from './network.ts'
import { createPace, type Pace } from './pace.ts'
import { retryAfterMs } from './retry-after.ts'
import { sendStreamed } from './streamed.ts'
import { wholeAnswers } from './whole-answer.ts'

/** What to send. At most one of form, json, parts and raw is given. */
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
   * Sends a request and completes `exchange` with what came back.
   * @param signal cuts it off; with `isUncut` it cuts off only the waiting between tries, never a request under way
   * @param kept counts the time for which it is kept back, as the target takes only so many
   * @throws Inconclusive when no answer arrives, or the target says "too many requests" again and again
   */
  send(exchange: Exchange, signal?: AbortSignal, isUncut?: boolean, kept?: Stopwatch): Promise<AnswerData>
  /** Requests sent so far. */
  readonly requests: number
  /** Whether so many requests in a row got no usable answer that nothing more is sent. */
  readonly isGone: boolean
  close(): Promise<void>
}

export interface ClientOptions {
  readonly baseUrl: string
  /** Milliseconds until an answer must have begun. Once begun it must end in a time of its own. */
  readonly timeoutMs: number
  readonly connections: number
  /** What the way there needs. */
  readonly network?: Network | undefined
  /** How fast requests follow each other; without it as fast as the target takes them. */
  readonly pace?: Pace
}

/**
 * After as many requests in a row without a usable answer, for each connection, the target counts as gone: the rest fails
 * at once. One blip, which strikes all that are under way, is not enough.
 */
const GONE_AFTER_EACH = 2
const GONE_AFTER_LEAST = 24
const RATE_LIMIT_TRIES = 10
/** Before what was refused as too much is sent again, where nothing is told: longer each time, up to the longest. Milliseconds. */
const FIRST_BACKOFF_MS = 50
const LONGEST_BACKOFF_MS = 8_000
/** Content too large. */
const TOO_LARGE = 413

/** A client with its own connections: nothing is shared with another client, and closing it ends them. */
export function createClient({ baseUrl, timeoutMs, connections, network, pace = createPace() }: ClientOptions): Client {
  const dispatcher = dispatcherFor({ baseUrl, timeoutMs, connections, network })
  const gateway = headersOf(network)
  const whole = wholeAnswers()
  const base = baseUrl.replace(/\/+$/, '')
  const goneAfter = Math.max(GONE_AFTER_LEAST, GONE_AFTER_EACH * connections)
  let useless = 0
  let requests = 0

  async function once(exchange: Exchange, signal: AbortSignal | undefined): Promise<AnswerData> {
    const { headers, body, big } = encoded(exchange)
    requests += 1
    const options = {
      method: exchange.method,
      headers: { ...gateway, ...headers },
      dispatcher,
      headersTimeout: timeoutMs,
      // Whole answers have limits of their own.
      bodyTimeout: 0,
      ...(signal && { signal }),
    }
    const url = base + exchange.path
    const response = big ? await sendStreamed(url, big, options, timeoutMs) : await request(url, { ...options, body })
    const like = exchange.call?.name ?? exchange.method
    const status = response.statusCode
    const read = whole.read(response.body, big ? `${like}, streamed` : like)
    // Who refuses a big body may hang up on the rest of it, and on the rest of its answer.
    const bytes = await (big && isRefusal(status) ? read.catch(() => undefined) : read)
    const text = decoder.decode(bytes)
    const answer = { status, headers: flat(response.headers), text, body: parsed(text) }
    // What stands before a service refuses what is too large in words of its own, and speaks for it.
    const isForeign = bytes === undefined || (big && status === TOO_LARGE)
    // A deletion "returns an empty 200 response", whatever its content type calls that.
    const isEmptied = exchange.method === 'DELETE' && status === 200 && text === ''
    const isExcused = isForeign || isEmptied
    const flaw = isExcused ? undefined : flawOf(answer, isUtf8(bytes))
    return flaw === undefined ? answer : { ...answer, flaw }
  }

  return {
    get requests() {
      return requests
    },
    get isGone() {
      return useless >= goneAfter
    },
    async send(exchange, signal, isUncut = false, kept) {
      const name = `${exchange.method} ${exchange.path}`
      const cutOff = (error: unknown) => {
        throw new Inconclusive(`${name}: ${signal ? abortReason(signal) : ''}`, { cause: error })
      }
      for (let tries = 1; ; tries += 1) {
        if (useless >= goneAfter) {
          throw new Inconclusive(`${name}: not sent, the last ${useless} requests got no usable answer`)
        }
        if (pace.isShut) throw new Inconclusive(`${name}: not sent, the target has answered 429 to everything lately`)
        const turn = await pace.turn(signal, kept).catch(cutOff)
        exchange.startedAt = Date.now()
        try {
          const answer = await once(exchange, isUncut ? undefined : signal)
          useless = answer.status >= 500 || isPage(answer) ? useless + 1 : 0
          exchange.answer = answer
          if (answer.status !== 429) {
            pace.taken(turn)
            return answer
          }
        } catch (error) {
          if (signal?.aborted) cutOff(error)
          useless += 1
          exchange.failure = `${failureOf(error)}${whileSending(exchange)}`
          throw new Inconclusive(`${name}: no answer, ${exchange.failure}`, {
            cause: error,
            passing: true,
            trouble: isTimeout(error) ? 'slow' : 'lost',
          })
        } finally {
          exchange.durationMs = Date.now() - exchange.startedAt
        }
        if (tries === RATE_LIMIT_TRIES) throw new Inconclusive(`${name}: answered 429 ${tries} times in a row`)
        const toldMs = retryAfterMs(exchange.answer?.headers ?? {})
        pace.refused(turn, toldMs)
        await pace.rest(toldMs ?? backoffMs(tries), signal, kept).catch(cutOff)
      }
    },
    close() {
      whole.close()
      return dispatcher.destroy()
    },
  }
}

function encoded({ auth, headers, form, json, parts, raw }: Outgoing): {
  headers: Record<string, string>
  body: string | Uint8Array | null
  /** The body where it is too big to be held: it is made while it is sent. */
  big?: MultipartBody
} {
  const all: Record<string, string> = { accept: 'application/json', ...headers }
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

/** Bytes that are no UTF-8 show as the sign for them. */
const decoder = new TextDecoder()

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const isRefusal = (status: number) => status >= 400 && status < 500

/** So that those that were refused together do not come back together, each waits a time of its own. */
const backoffMs = (tries: number) =>
  Math.min(FIRST_BACKOFF_MS * 2 ** (tries - 1) * (1 + Math.random()), LONGEST_BACKOFF_MS)

const TIMEOUTS = ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT']

/** Whether time ran out: another try would take as long again. */
function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && TIMEOUTS.includes(String(error.code))) return true
  const inner = error instanceof AggregateError ? error.errors : [error.cause]
  return inner.some(isTimeout)
}

/** How big a body was that got no answer, where that may be why. */
function whileSending({ parts = [] }: Exchange): string {
  const big = parts.find(({ bytes }) => isSource(bytes))
  return big ? `, while or after ${thousands(big.bytes.length)} bytes were sent` : ''
}

/** The innermost reason of a transport error, in words. */
function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause
  if (inner instanceof Error) return failureOf(inner)
  if (code === 'UND_ERR_HEADERS_TIMEOUT') return 'it did not begin to answer in time'
  return code ? `${error.message || code} (${code})` : error.message
}

function abortReason(signal: AbortSignal): string {
  return signal.reason instanceof Error ? signal.reason.message : String(signal.reason)
}

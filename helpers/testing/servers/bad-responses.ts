import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { passedOn, type Whole } from './passed-on.ts'

/** Answers a request badly; `whole` passes it on, and gives what the target says. */
export type BadResponse = (
  res: ServerResponse,
  whole: () => Promise<Whole>,
  req: IncomingMessage,
) => void | Promise<void>

/** Milliseconds between two pieces of an answer that comes slowly, and until one that comes late. */
const PIECE_MS = 1_000
const LATE_MS = 30_000
const JSON_TYPE = { 'content-type': 'application/json' }
const HTML_TYPE = { 'content-type': 'text/html' }

/** What a way does to the answers of a target that is well. */
export const BAD_RESPONSES = {
  'drops the connection': (res) => void res.destroy(),
  'loses the answer': async (res, whole) => {
    await whole()
    res.destroy()
  },
  'resets the connection in the middle': async (res, whole) => {
    const { status, headers, body } = await whole()
    res.writeHead(status, { ...withoutLength(headers), 'content-length': body.length + 1 })
    res.write(body.subarray(0, body.length / 2), () => res.socket?.resetAndDestroy())
  },
  'answers 429 and says for how long': passingOver(
    429,
    { ...JSON_TYPE, 'retry-after': '1' },
    errorOf('rate_limit_error'),
  ),
  'answers 429': passingOver(429, JSON_TYPE, errorOf('rate_limit_error')),
  'answers 500': passingOver(500, JSON_TYPE, errorOf('api_error')),
  'answers after 30 s': (res, whole, req) => {
    const timer = setTimeout(() => void told(res, whole, req), LATE_MS)
    res.on('close', () => clearTimeout(timer))
  },
  'never answers': () => {},
  'answers a byte a second': slowly(1),
  'answers ten bytes a second': slowly(10),
  'never ends an answer': async (res, whole) => {
    const { status, headers, body } = await whole()
    res.writeHead(status, withoutLength(headers))
    res.write(body.subarray(0, body.length / 2))
    untilClosed(res, PIECE_MS, () => res.write(' '))
  },
  'floods without end': async (res, whole) => {
    const { status, headers } = await whole()
    const piece = Buffer.alloc(65_536, ' ')
    const flood = () => {
      if (!res.destroyed && res.write(piece)) setImmediate(flood)
    }
    res.writeHead(status, withoutLength(headers)).on('drain', flood)
    flood()
  },
  'calls JSON plain text': spoiling(({ headers, ...answer }) => ({
    ...answer,
    headers: { ...headers, 'content-type': 'text/plain' },
  })),
  'writes errors in HTML': spoiling((answer) =>
    answer.status < 400
      ? answer
      : { ...answer, headers: { ...answer.headers, ...HTML_TYPE }, body: Buffer.from('<!doctype html><h1>Error</h1>') },
  ),
  'cuts the JSON short': spoiling(({ body, ...answer }) => ({ ...answer, body: body.subarray(0, body.length / 2) })),
  'writes a byte that is no UTF-8': spoiling(({ body, ...answer }) => ({ ...answer, body: withBadByte(body) })),
  'dates answers a day ahead': spoiling(({ headers, ...answer }) => ({
    ...answer,
    headers: { ...headers, date: new Date(Date.now() + 86_400_000).toUTCString() },
  })),
  'points elsewhere on the host': passingOver(302, { location: '/sign-in' }, ''),
  'points to another host': pointingTo('https://login.example.com/'),
  'answers with a page of its own': passingOver(
    200,
    HTML_TYPE,
    '<!doctype html><title>Sign in</title><p>Your session has ended.</p>',
  ),
  'knows the key no more': passingOver(
    401,
    JSON_TYPE,
    '{"type":"authentication_error","error":"invalid_key","error_description":"The API key has expired."}',
  ),
} as const satisfies Record<string, BadResponse>

/** What a way does to answers. */
export type BadResponseName = keyof typeof BAD_RESPONSES

/** Passes the request on, and the answer as it is. */
export const told: BadResponse = spoiling((answer) => answer)

/** Sends whoever asks to another address. */
export function pointingTo(location: string): BadResponse {
  return passingOver(307, { location }, '')
}

/** Passes requests on to another target, with the key of that one. */
export function inThePlaceOf(target: string, key: string): BadResponse {
  return async (res, _, req) => {
    const headers = { ...req.headers, ...(req.headers.authorization && { authorization: `Bearer ${key}` }) }
    const { status, headers: its, body } = await passedOn(target, req, headers)
    res.writeHead(status, its).end(body)
  }
}

/** Passes the request on, and the answer changed. */
function spoiling(change: (answer: Whole) => Whole): BadResponse {
  return async (res, whole) => {
    const { status, headers, body } = change(await whole())
    res.writeHead(status, { ...withoutLength(headers), 'content-length': body.length }).end(body)
  }
}

/** Answers in the place of the target, which never sees the request. */
function passingOver(status: number, headers: Record<string, string>, body: string): BadResponse {
  return (res) => void res.writeHead(status, headers).end(body)
}

function slowly(bytes: number): BadResponse {
  return async (res, whole) => {
    const { status, headers, body } = await whole()
    res.writeHead(status, headers)
    let sent = 0
    untilClosed(res, PIECE_MS, () => {
      res.write(body.subarray(sent, sent + bytes))
      sent += bytes
      if (sent >= body.length) res.end()
    })
  }
}

function errorOf(type: string): string {
  return JSON.stringify({ type, error_description: 'Try again later.' })
}

/** In the place of a letter beyond the middle: what is around it stays JSON. */
function withBadByte(body: Buffer): Buffer {
  const middle = Math.floor(body.length / 2)
  const letter = body.subarray(middle).findIndex((byte) => /[a-z]/.test(String.fromCharCode(byte)))
  const changed = Buffer.from(body)
  if (letter >= 0) changed[middle + letter] = 0xff
  return changed
}

function withoutLength(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'content-length': _, 'transfer-encoding': __, ...others } = headers
  return others
}

/** Does something again and again until the answer is over or nobody is there to read it. */
function untilClosed(res: ServerResponse, everyMs: number, step: () => void): void {
  const timer = setInterval(step, everyMs)
  res.on('close', () => clearInterval(timer))
  if (res.destroyed) clearInterval(timer)
}

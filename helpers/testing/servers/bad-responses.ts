import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { passedOn, type Whole } from './passed-on.ts'

/** Sends a bad response. `whole` passes the request on and returns the response of the target. */
export type BadResponse = (
  res: ServerResponse,
  whole: () => Promise<Whole>,
  req: IncomingMessage,
) => void | Promise<void>

/** Milliseconds between two pieces of a slow response, and until a late one. */
const PIECE_MS = 1_000
const LATE_MS = 30_000
const JSON_TYPE = { 'content-type': 'application/json' }
const HTML_TYPE = { 'content-type': 'text/html' }

/** The ways in which a network path can spoil the responses of a conforming target. */
export const BAD_RESPONSES = {
  'drops the connection': (res) => void res.destroy(),
  'loses the response': async (res, whole) => {
    await whole()
    res.destroy()
  },
  'resets the connection in the middle': async (res, whole) => {
    const { status, headers, body } = await whole()
    res.writeHead(status, { ...withoutLength(headers), 'content-length': body.length + 1 })
    res.write(body.subarray(0, body.length / 2), () => res.socket?.resetAndDestroy())
  },
  'refuses with 429 and Retry-After': passingOver(
    429,
    { ...JSON_TYPE, 'retry-after': '1' },
    errorOf('rate_limit_error'),
  ),
  'refuses with 429': passingOver(429, JSON_TYPE, errorOf('rate_limit_error')),
  'fails with 500': passingOver(500, JSON_TYPE, errorOf('api_error')),
  'responds after 30 s': (res, whole, req) => {
    const timer = setTimeout(() => void unspoiled(res, whole, req), LATE_MS)
    res.on('close', () => clearTimeout(timer))
  },
  'never answers': () => {},
  'sends a byte a second': slowly(1),
  'sends ten bytes a second': slowly(10),
  'never ends a response': async (res, whole) => {
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
  'writes a byte that is not UTF-8': spoiling(({ body, ...answer }) => ({ ...answer, body: withBadByte(body) })),
  'dates responses a day ahead': spoiling(({ headers, ...answer }) => ({
    ...answer,
    headers: { ...headers, date: new Date(Date.now() + 86_400_000).toUTCString() },
  })),
  'points elsewhere on the host': passingOver(302, { location: '/sign-in' }, ''),
  'points to another host': pointingTo('https://login.example.com/'),
  'responds with a page of its own': passingOver(
    200,
    HTML_TYPE,
    '<!doctype html><title>Sign in</title><p>Your session has ended.</p>',
  ),
  'no longer knows the key': passingOver(
    401,
    JSON_TYPE,
    '{"type":"authentication_error","error":"invalid_key","error_description":"The API key has expired."}',
  ),
} as const satisfies Record<string, BadResponse>

/** The name of a bad response, which completes "a network path that ...". */
export type BadResponseName = keyof typeof BAD_RESPONSES

/** Passes on the request, and the response unchanged. */
export const unspoiled: BadResponse = spoiling((answer) => answer)

/** Redirects the request to another address. */
export function pointingTo(location: string): BadResponse {
  return passingOver(307, { location }, '')
}

/** Passes requests on to another target, with the key of that target. */
export function replacedBy(target: string, key: string): BadResponse {
  return async (res, _, req) => {
    const headers = { ...req.headers, ...(req.headers.authorization && { authorization: `Bearer ${key}` }) }
    const { status, headers: its, body } = await passedOn(target, req, headers)
    res.writeHead(status, its).end(body)
  }
}

/** Passes on the request, and changes the response. */
function spoiling(change: (answer: Whole) => Whole): BadResponse {
  return async (res, whole) => {
    const { status, headers, body } = change(await whole())
    res.writeHead(status, { ...withoutLength(headers), 'content-length': body.length }).end(body)
  }
}

/** Responds instead of the target, which never gets the request. */
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

/** Replaces a letter in the second half with a byte that is not UTF-8. The rest stays JSON. */
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

/** Repeats a step until the response has ended or the client has left. */
function untilClosed(res: ServerResponse, everyMs: number, step: () => void): void {
  const timer = setInterval(step, everyMs)
  res.on('close', () => clearInterval(timer))
  if (res.destroyed) clearInterval(timer)
}

import { request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { SimpleFaker } from '@faker-js/faker'
import { serverOf, type TestServer } from './hostile.ts'

/** An answer that came whole. */
interface Whole {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}
/** Answers a request badly; `whole` passes it on, and gives what the target says. */
type Spoil = (res: ServerResponse, whole: () => Promise<Whole>) => void | Promise<void>

/** Requests that go well before trouble begins: first contact is none of what is tried here. */
const GOOD_BEGINNING = 40
/** Between two pieces of an answer that comes slowly, in milliseconds. */
const PIECE_MS = 1_000
const PIECE_BYTES = 10

/** What a way does to the answers of a target that is well. */
export const SPOILS = {
  'cuts the JSON short': spoiling(({ body, ...answer }) => ({ ...answer, body: body.subarray(0, body.length / 2) })),
  'writes a byte that is no UTF-8': spoiling(({ body, ...answer }) => ({ ...answer, body: withBadByte(body) })),
  'dates answers a day ahead': spoiling(({ headers, ...answer }) => ({
    ...answer,
    headers: { ...headers, date: new Date(Date.now() + 86_400_000).toUTCString() },
  })),
  'points elsewhere on the host': passingOver(302, { location: '/sign-in' }, ''),
  'points to another host': passingOver(302, { location: 'https://login.example.com/' }, ''),
  'answers with a page of its own': passingOver(
    200,
    { 'content-type': 'text/html' },
    '<!doctype html><title>Sign in</title><p>Your session has ended.</p>',
  ),
  'knows the key no more': passingOver(
    401,
    { 'content-type': 'application/json' },
    '{"type":"authentication_error","error":"invalid_key","error_description":"The API key has expired."}',
  ),
  'answers ten bytes a second': async (res, whole) => {
    const { status, headers, body } = await whole()
    res.writeHead(status, headers)
    let sent = 0
    untilClosed(res, PIECE_MS, () => {
      res.write(body.subarray(sent, sent + PIECE_BYTES))
      sent += PIECE_BYTES
      if (sent >= body.length) res.end()
    })
  },
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
} as const satisfies Record<string, Spoil>

/** What a way does to answers. */
export type Spoiled = keyof typeof SPOILS

/** Decides for each request, counted from 1, whether its answer is spoiled. */
export type When = (count: number) => boolean

/** One request in `n`, at random, and the same ones each time. */
export function oneIn(n: number): When {
  const dice = new SimpleFaker({ seed: n })
  return (count) => dice.datatype.boolean({ probability: 1 / n }) && count > GOOD_BEGINNING
}

/** Each request after so many. */
export const after =
  (good: number): When =>
  (count) =>
    count > good

/**
 * A way to a good target that spoils answers of the public interface. Closing it ends what it was still sending.
 * @param target the base address of the target
 */
export function badWay(target: string, spoiled: Spoiled, isBad: When): Promise<TestServer> {
  let count = 0
  return serverOf((req, res) => {
    if (req.url?.startsWith('/v1')) count += 1
    const isSpoiled = req.url?.startsWith('/v1') === true && isBad(count)
    const spoil: Spoil = isSpoiled ? SPOILS[spoiled] : spoiling((answer) => answer)
    Promise.resolve(spoil(res, () => passedOn(target, req))).catch(() => res.destroy())
  })
}

/** Passes the request on, and the answer changed. */
function spoiling(change: (answer: Whole) => Whole): Spoil {
  return async (res, whole) => {
    const { status, headers, body } = change(await whole())
    res.writeHead(status, { ...withoutLength(headers), 'content-length': body.length }).end(body)
  }
}

/** Answers in the place of the target, which never sees the request. */
function passingOver(status: number, headers: Record<string, string>, body: string): Spoil {
  return (res) => void res.writeHead(status, headers).end(body)
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

/** What the target answers to a request. */
function passedOn(target: string, req: IncomingMessage): Promise<Whole> {
  const { hostname, port } = new URL(target)
  return new Promise((resolve, reject) => {
    const onward = request({ hostname, port, method: req.method, path: req.url, headers: req.headers }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body: Buffer.concat(pieces) }),
      )
    })
    onward.on('error', reject)
    req.pipe(onward)
  })
}

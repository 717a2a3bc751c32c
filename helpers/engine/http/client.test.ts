import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { Inconclusive } from '../outcome/errors.ts'
import { serverOf, TROUBLES } from '../../testing/servers/hostile.ts'
import { createClient, type Client, type Outgoing } from './client.ts'
import type { Exchange } from './exchange.ts'
import { createPace } from './pace.ts'

/** A client of a server that answers as told, and the bodies that the server got. */
async function clientOf(
  handler: (req: IncomingMessage, res: ServerResponse, count: number) => void,
  whenFinished: (close: () => Promise<void>) => void = onTestFinished,
): Promise<Client> {
  let count = 0
  const server = await serverOf((req, res) => handler(req, res, (count += 1)))
  const client = createClient({ baseUrl: `${server.url}//`, timeoutMs: 200, connections: 4 })
  whenFinished(async () => {
    await Promise.all([client.close(), server.close()])
  })
  return client
}

const exchangeOf = (outgoing: Partial<Outgoing> = {}): Exchange => ({
  number: 1,
  side: 'api',
  method: 'POST',
  path: '/x',
  headers: {},
  startedAt: Date.now(),
  durationMs: 0,
  ...outgoing,
})

const echo = (req: IncomingMessage, res: ServerResponse): void => {
  const chunks: Buffer[] = []
  req.on('data', (chunk: Buffer) => chunks.push(chunk))
  req.on('end', () => {
    const { authorization, 'content-type': type } = req.headers
    const line = [req.method, req.url, authorization, type, Buffer.concat(chunks).toString()]
    res.writeHead(200).end(line.map((part) => part ?? '-').join(' '))
  })
}

const requests: [what: string, outgoing: Partial<Outgoing>, seen: string][] = [
  ['no body', {}, 'POST /x - - '],
  ['Bearer', { auth: { scheme: 'bearer', secret: 'k' } }, 'POST /x Bearer k - '],
  ['Basic with an empty password', { auth: { scheme: 'basic', secret: 'k' } }, 'POST /x Basic azo= - '],
  ['a form', { form: [['a[b]', 'c d']] }, 'POST /x - application/x-www-form-urlencoded a%5Bb%5D=c+d'],
  ['an empty form', { form: [] }, 'POST /x - application/x-www-form-urlencoded '],
  ['JSON', { json: { a: 1 } }, 'POST /x - application/json {"a":1}'],
  ['raw text with its type', { raw: '{', headers: { 'content-type': 'text/x' } }, 'POST /x - text/x {'],
  ['a query', { method: 'GET', path: '/x?a=%5B' }, 'GET /x?a=%5B - - '],
]
test.each(requests)('sends %s', async (_, outgoing, seen) => {
  const client = await clientOf(echo)
  expect((await client.send(exchangeOf(outgoing))).text).toBe(seen)
})

test('a body that is no JSON is no body, whatever its type', async () => {
  const client = await clientOf((_, res) => res.writeHead(404, { 'content-type': 'application/json' }).end('<html>'))
  expect(await client.send(exchangeOf())).toMatchObject({ status: 404, text: '<html>', body: undefined })
})

test('any status is an answer, and completes the exchange', async () => {
  const client = await clientOf((_, res) => res.writeHead(503).end('{"a":1}'))
  const exchange = exchangeOf()
  const answer = await client.send(exchange)
  expect(answer).toMatchObject({ status: 503, body: { a: 1 } })
  expect(exchange.answer).toBe(answer)
})

const silences: [what: string, handler: (req: IncomingMessage, res: ServerResponse) => void, told: RegExp][] = [
  ['closes the connection', TROUBLES['closes every connection'], /^POST \/x: no answer, /],
  ['does not begin to answer', TROUBLES['never answers'], /did not begin to answer in time/],
  [
    'stops in the middle',
    (_, res) => void res.writeHead(200, { 'content-length': '9' }).write('{'),
    /^POST \/x: no answer, /,
  ],
]
test.concurrent.for(silences)(
  'a server that %s: no conclusion, another try may help',
  async ([, handler, told], own) => {
    const client = await clientOf(handler, own.onTestFinished)
    const exchange = exchangeOf()
    const error = await client.send(exchange).catch((e: unknown) => e)
    expect(error).toBeInstanceOf(Inconclusive)
    expect(error).toMatchObject({ passing: true, message: expect.stringMatching(told) as string })
    expect(exchange.failure).toBeTruthy()
    expect(exchange.durationMs).toBeLessThan(8_000)
  },
)

test('nothing listens', async () => {
  const client = createClient({ baseUrl: 'http://127.0.0.1:1', timeoutMs: 200, connections: 1 })
  await expect(client.send(exchangeOf())).rejects.toThrow(/no answer, .*ECONNREFUSED/)
  await client.close()
})

test('too many requests: waits as it is told, and tries again', async () => {
  const client = await clientOf((_, res, count) => res.writeHead(count < 3 ? 429 : 200, { 'retry-after': '0' }).end())
  expect((await client.send(exchangeOf())).status).toBe(200)
  expect(client.requests).toBe(3)
})

test('too many requests, again and again: no conclusion', async () => {
  const client = await clientOf((_, res) => res.writeHead(429, { 'retry-after': '0' }).end())
  await expect(client.send(exchangeOf())).rejects.toThrow('POST /x: answered 429 10 times in a row')
})

test('a request is of the time when it was last sent, whatever it waited for before', async () => {
  const client = await clientOf((_, res, count) =>
    res.writeHead(count === 1 ? 429 : 200, { 'retry-after': '0.2' }).end(),
  )
  const exchange = exchangeOf()
  const { startedAt } = exchange
  await client.send(exchange)
  expect(exchange.startedAt - startedAt).toBeGreaterThanOrEqual(190)
})

test('where nothing has been taken for long, nothing more is sent', async () => {
  const client = createClient({
    baseUrl: 'http://127.0.0.1:1',
    timeoutMs: 200,
    connections: 1,
    pace: { ...createPace(), isShut: true },
  })
  await expect(client.send(exchangeOf())).rejects.toThrow('not sent, the target has answered 429 to everything lately')
  expect(client.requests).toBe(0)
  await client.close()
})

const useless: [what: string, handler: (req: IncomingMessage, res: ServerResponse) => void][] = [
  ['closes every connection', TROUBLES['closes every connection']],
  ['answers 5xx to everything', TROUBLES['answers 500 to everything']],
  ['answers everything with a page', TROUBLES['sends HTML']],
]
test.each(useless)('a server that %s is given up', async (_, handler) => {
  const client = await clientOf(handler)
  for (let i = 0; i < 24; i += 1) await client.send(exchangeOf()).catch(() => {})
  const error = await client.send(exchangeOf()).catch((e: unknown) => e)
  expect(error).toMatchObject({ message: expect.stringContaining('not sent, the last 24') as string, passing: false })
  expect(client.requests).toBe(24)
})

test('a usable answer in between keeps a server from being given up', async () => {
  const client = await clientOf((req, res, count) => (count % 20 === 0 ? res.end('{}') : req.socket.destroy()))
  for (let i = 1; i < 60; i += 1) await client.send(exchangeOf()).catch(() => {})
  expect((await client.send(exchangeOf())).status).toBe(200)
})

test.each([
  ['during the request', TROUBLES['never answers']],
  [
    'while it waits for its turn',
    (_: IncomingMessage, res: ServerResponse) => void res.writeHead(429, { 'retry-after': '9' }).end(),
  ],
])('cut off %s: ends at once, and is not tried again', async (_, handler) => {
  const client = await clientOf(handler)
  const error = await client.send(exchangeOf(), AbortSignal.timeout(50)).catch((e: unknown) => e)
  expect(error).not.toMatchObject({ passing: true })
  expect(String(error)).toMatch(/abort/i)
})

test('cut off under way, a request that is to come to its end does', async () => {
  const client = await clientOf((_, res) => void setTimeout(() => res.end('late'), 100))
  expect(await client.send(exchangeOf(), AbortSignal.timeout(20), true)).toMatchObject({ text: 'late' })
})

test('cut off while it waits for its turn, it ends all the same', async () => {
  const client = await clientOf((_, res) => void res.writeHead(429, { 'retry-after': '9' }).end())
  await expect(client.send(exchangeOf(), AbortSignal.timeout(50), true)).rejects.toThrow(/abort/i)
})

test.each([
  ['DELETE', undefined],
  ['GET', 'text that is no JSON'],
])('an empty 200 to %s that is called JSON', async (method, flaw) => {
  const client = await clientOf((_, res) => res.writeHead(200, { 'content-type': 'application/json' }).end())
  const { flaw: found } = await client.send(exchangeOf({ method }))
  expect(found).toBe(flaw)
})

import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { Inconclusive } from '../outcome/errors.ts'
import { serverOf, TROUBLES } from '../../testing/servers/hostile.ts'
import { createClient, type Client, type ClientOptions, type Outgoing } from './client.ts'
import type { Exchange } from './exchange.ts'
import { createPace } from './pace/pace.ts'

/** A client of a server with this handler. */
async function clientOf(
  handler: (req: IncomingMessage, res: ServerResponse, count: number) => void,
  options: Partial<ClientOptions> = {},
  whenFinished: (close: () => Promise<void>) => void = onTestFinished,
): Promise<Client> {
  let count = 0
  const server = await serverOf((req, res) => handler(req, res, (count += 1)))
  const client = createClient({ baseUrl: `${server.url}//`, timeoutMs: 200, connections: 4, ...options })
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
test.each(requests)('Sends %s', async (_, outgoing, seen) => {
  const client = await clientOf(echo)
  expect((await client.send(exchangeOf(outgoing))).text).toBe(seen)
})

test('Asks for JSON that is not compressed', async () => {
  const client = await clientOf(({ headers }, res) => res.end(`${headers.accept} ${headers['accept-encoding']}`))
  expect((await client.send(exchangeOf())).text).toBe('application/json identity')
})

test.each([
  { headers: [], seen: 'countersign' },
  { headers: [{ name: 'User-Agent', value: 'known', variable: 'ESIGN_HEADER_USER_AGENT' }], seen: 'known' },
])('Names the client $seen', async ({ headers, seen }) => {
  const client = await clientOf((req, res) => res.end(req.headers['user-agent']), { network: { headers } })
  expect((await client.send(exchangeOf())).text).toBe(seen)
})

test('Returns no body if the text is not JSON, whatever its content type', async () => {
  const client = await clientOf((_, res) => res.writeHead(404, { 'content-type': 'application/json' }).end('<html>'))
  expect(await client.send(exchangeOf())).toMatchObject({ status: 404, text: '<html>', body: undefined })
})

test('Returns a response with any status, and completes the exchange', async () => {
  const client = await clientOf((_, res) => res.writeHead(503).end('{"a":1}'))
  const exchange = exchangeOf()
  const answer = await client.send(exchange)
  expect(answer).toMatchObject({ status: 503, body: { a: 1 } })
  expect(exchange.answer).toBe(answer)
})

const silences: [what: string, handler: (req: IncomingMessage, res: ServerResponse) => void, reported: RegExp][] = [
  ['closes the connection', TROUBLES['closes every connection'], /^POST \/x: no response, /],
  ['does not begin to respond', TROUBLES['never answers'], /timed out before the response began/],
  [
    'stops in the middle of a response',
    (_, res) => void res.writeHead(200, { 'content-length': '9' }).write('{'),
    /^POST \/x: no response, /,
  ],
]
test.concurrent.for(silences)('Is inconclusive but retryable if a server %s', async ([, handler, reported], own) => {
  const client = await clientOf(handler, {}, own.onTestFinished)
  const exchange = exchangeOf()
  const error = await client.send(exchange).catch((e: unknown) => e)
  expect(error).toBeInstanceOf(Inconclusive)
  expect(error).toMatchObject({ passing: true, message: expect.stringMatching(reported) as string })
  expect(exchange.failure).toBeTruthy()
  expect(exchange.durationMs).toBeLessThan(8_000)
})

test('Reports a refused connection', async () => {
  const client = createClient({ baseUrl: 'http://127.0.0.1:1', timeoutMs: 200, connections: 1 })
  await expect(client.send(exchangeOf())).rejects.toThrow(/no response, .*ECONNREFUSED/)
  await client.close()
})

test('Waits as requested after a 429, and sends the request again', async () => {
  const client = await clientOf((_, res, count) => res.writeHead(count < 3 ? 429 : 200, { 'retry-after': '0' }).end())
  expect((await client.send(exchangeOf())).status).toBe(200)
  expect(client.requests).toBe(3)
})

test('Is inconclusive after repeated 429 responses', async () => {
  const client = await clientOf((_, res) => res.writeHead(429, { 'retry-after': '0' }).end())
  await expect(client.send(exchangeOf())).rejects.toThrow('POST /x: 429 responses 10 times in a row')
})

test('Dates a request by its last sending, not by earlier waiting', async () => {
  const client = await clientOf((_, res, count) =>
    res.writeHead(count === 1 ? 429 : 200, { 'retry-after': '0.2' }).end(),
  )
  const exchange = exchangeOf()
  const { startedAt } = exchange
  await client.send(exchange)
  expect(exchange.startedAt - startedAt).toBeGreaterThanOrEqual(190)
})

test('Sends nothing if no request was accepted for a long time', async () => {
  const client = createClient({
    baseUrl: 'http://127.0.0.1:1',
    timeoutMs: 200,
    connections: 1,
    pace: { ...createPace(), isStopped: true },
  })
  await expect(client.send(exchangeOf())).rejects.toThrow('not sent because all recent responses of the target are 429')
  expect(client.requests).toBe(0)
  await client.close()
})

const unusable: [what: string, handler: (req: IncomingMessage, res: ServerResponse) => void][] = [
  ['closes every connection', TROUBLES['closes every connection']],
  ['responds 5xx to everything', TROUBLES['fails with 500 on everything']],
  ['responds with a page to everything', TROUBLES['sends HTML']],
]
test.each(unusable)('Gives up a server that %s', async (_, handler) => {
  const client = await clientOf(handler)
  for (let i = 0; i < 24; i += 1) await client.send(exchangeOf()).catch(() => {})
  const error = await client.send(exchangeOf()).catch((e: unknown) => e)
  expect(error).toMatchObject({
    message: expect.stringContaining('not sent because the last 24') as string,
    passing: false,
  })
  expect(client.requests).toBe(24)
})

test('Does not give up a server that is away for a short time', async () => {
  const client = await clientOf((_, res, count) => res.writeHead(count <= 60 ? 503 : 200).end('{}'), {
    outageMs: 60_000,
  })
  for (let i = 0; i < 60; i += 1) await client.send(exchangeOf())
  expect((await client.send(exchangeOf())).status).toBe(200)
})

test('Sends again to a server that it gave up once it is asked to', async () => {
  const client = await clientOf((_, res, count) => res.writeHead(count <= 24 ? 503 : 200).end('{}'))
  for (let i = 0; i < 24; i += 1) await client.send(exchangeOf())
  await expect(client.send(exchangeOf())).rejects.toThrow('not sent')
  client.reopen()
  expect((await client.send(exchangeOf())).status).toBe(200)
  expect(client.isGone).toBe(false)
})

test('Does not give up a server with a usable response in between', async () => {
  const client = await clientOf((req, res, count) => (count % 20 === 0 ? res.end('{}') : req.socket.destroy()))
  for (let i = 1; i < 60; i += 1) await client.send(exchangeOf()).catch(() => {})
  expect((await client.send(exchangeOf())).status).toBe(200)
})

test.each([
  ['during the request', TROUBLES['never answers']],
  [
    'while it waits to be sent',
    (_: IncomingMessage, res: ServerResponse) => void res.writeHead(429, { 'retry-after': '9' }).end(),
  ],
])('Ends at once, without a retry, if it is aborted %s', async (_, handler) => {
  const client = await clientOf(handler)
  const error = await client.send(exchangeOf(), AbortSignal.timeout(50)).catch((e: unknown) => e)
  expect(error).not.toMatchObject({ passing: true })
  expect(String(error)).toMatch(/abort/i)
})

test('Completes an uncut request that is aborted after it was sent', async () => {
  const client = await clientOf((_, res) => void setTimeout(() => res.end('late'), 100))
  expect(await client.send(exchangeOf(), AbortSignal.timeout(20), true)).toMatchObject({ text: 'late' })
})

test('Ends an uncut request that is aborted before it was sent', async () => {
  const client = await clientOf((_, res) => void res.writeHead(429, { 'retry-after': '9' }).end())
  await expect(client.send(exchangeOf(), AbortSignal.timeout(50), true)).rejects.toThrow(/abort/i)
})

test.each([
  ['DELETE', undefined],
  ['GET', 'text that is not JSON'],
])('Checks an empty 200 response to %s with a JSON content type', async (method, defect) => {
  const client = await clientOf((_, res) => res.writeHead(200, { 'content-type': 'application/json' }).end())
  const { defect: found } = await client.send(exchangeOf({ method }))
  expect(found).toBe(defect)
})

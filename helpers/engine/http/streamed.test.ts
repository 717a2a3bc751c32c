import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { sizedPdf } from '../../../fixtures/documents/sized-pdf.ts'
import { serverOf } from '../../testing/servers/hostile.ts'
import { createClient } from './client.ts'
import type { AnswerData, Exchange } from './exchange.ts'

const BIG = 26_214_401

const exchangeOf = (bytes: number): Exchange => ({
  number: 1,
  side: 'api',
  method: 'POST',
  path: '/v1/files',
  headers: {},
  startedAt: Date.now(),
  durationMs: 0,
  parts: [{ field: 'file', filename: 'big.pdf', type: 'application/pdf', bytes: sizedPdf(bytes) }],
})

/** Sends a big file to a server. */
async function sentTo(url: string, bytes = BIG, timeoutMs = 300): Promise<AnswerData> {
  const client = createClient({ baseUrl: url, timeoutMs, connections: 1 })
  onTestFinished(() => client.close())
  return client.send(exchangeOf(bytes))
}

/** Sends a big file to a server with this connection handler. */
async function sentInto(handle: (socket: Socket) => void): Promise<AnswerData> {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}))
    handle(socket)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return sentTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

const refusal = (more = '', type = 'application/json', body = '{}') =>
  `HTTP/1.1 413 Content Too Large\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n${more}\r\n${body}`
const CLOSE = 'connection: close\r\n'

/** Stops reading after this many bytes. */
function afterReading(bytes: number, socket: Socket, act: () => void): void {
  let read = 0
  const look = (chunk: Buffer) => {
    read += chunk.length
    if (read < bytes) return
    socket.off('data', look).pause()
    act()
  }
  socket.on('data', look)
}

test('Sends all of a big file with its content length, without keeping it in memory', async () => {
  let got = 0
  let reported: IncomingMessage['headers'] = {}
  const server = await serverOf((req, res) => {
    reported = req.headers
    req.on('data', (chunk: Buffer) => (got += chunk.length))
    req.on('end', () => res.end('{}'))
  })
  onTestFinished(server.close)
  expect(await sentTo(server.url)).toMatchObject({ status: 200, body: {} })
  expect(Number(reported['content-length'])).toBe(got)
  expect([got > BIG, got < BIG + 500, reported['transfer-encoding']]).toEqual([true, true, undefined])
})

const early: [what: string, handle: (socket: Socket) => void][] = [
  ['reads nothing and ends the connection', (socket) => socket.pause().end(refusal(CLOSE))],
  ['reads nothing and closes the connection', (socket) => socket.pause().write(refusal(CLOSE), () => socket.destroy())],
  [
    'reads nothing and closes the connection without announcing it',
    (socket) => socket.pause().write(refusal(), () => socket.destroy()),
  ],
  ['reads nothing and keeps the connection open', (socket) => socket.pause().write(refusal())],
  [
    'reads a little and closes the connection',
    (socket) => afterReading(1, socket, () => socket.write(refusal(CLOSE), () => socket.destroy())),
  ],
  [
    'reads a little and closes the connection without announcing it',
    (socket) => afterReading(1, socket, () => socket.write(refusal(), () => socket.destroy())),
  ],
  [
    'reads 2 MB and closes the connection',
    (socket) => afterReading(2e6, socket, () => socket.write(refusal(CLOSE), () => socket.destroy())),
  ],
  ['reads everything', (socket) => void socket.once('data', () => socket.write(refusal())).resume()],
  [
    'responds with a page from a proxy',
    (socket) => afterReading(1, socket, () => socket.end(refusal(CLOSE, 'text/html', '<html>Too large</html>'))),
  ],
]
test.each(early)('Receives an early refusal from a server that %s', async (_, handle) => {
  const answer = await sentInto(handle)
  expect(answer.status).toBe(413)
  expect(answer).not.toHaveProperty('defect')
})

test('Does not treat a reset connection as a refusal, and reports the size of the upload', async () => {
  await expect(sentInto((socket) => afterReading(1, socket, () => socket.resetAndDestroy()))).rejects.toMatchObject({
    passing: true,
    trouble: 'lost',
    message: expect.stringMatching(
      /^POST \/v1\/files: no response, .*, during or after the upload of 26,214,401 bytes$/,
    ) as string,
  })
})

test('Allows time for a slow connection: the timeout starts when everything is sent', async () => {
  // Sends 300 KB at 700 KB per second, with a response timeout of 300 ms.
  const server = await serverOf((req: IncomingMessage, res: ServerResponse) => {
    req.on('data', () => {
      req.pause()
      setTimeout(() => req.resume(), 90)
    })
    req.on('end', () => res.end('{}'))
  })
  onTestFinished(server.close)
  expect((await sentTo(server.url, 300_000)).status).toBe(200)
})

test('Limits the wait for the response to a big file', async () => {
  const startedAt = Date.now()
  const server = await serverOf((req) => void req.resume())
  onTestFinished(server.close)
  await expect(sentTo(server.url, 100_000, 50)).rejects.toMatchObject({ trouble: 'slow' })
  expect(Date.now() - startedAt).toBeLessThan(3_000)
})

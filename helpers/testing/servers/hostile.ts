import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server for tests. */
export interface TestServer {
  readonly url: string
  close(): Promise<void>
}

/** Starts a server on a free port of the loopback. */
export async function serverOf(handler: (req: IncomingMessage, res: ServerResponse) => void): Promise<TestServer> {
  const server = createServer(handler)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The kinds of trouble with a target, or with the network path to it. */
export const TROUBLES = {
  'closes every connection': (req: IncomingMessage) => void req.socket.destroy(),
  'fails with 500 on everything': (_: IncomingMessage, res: ServerResponse) =>
    void res.writeHead(500, { 'content-type': 'application/json' }).end('{"type":"api_error"}'),
  'fails with 503 on everything': (_: IncomingMessage, res: ServerResponse) => void res.writeHead(503).end(),
  'never answers': () => {},
  'sends HTML': (_: IncomingMessage, res: ServerResponse) =>
    void res.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Maintenance</title>'),
  'sends HTML with 404': (_: IncomingMessage, res: ServerResponse) =>
    void res.writeHead(404, { 'content-type': 'text/html' }).end('<html><body>Not found</body></html>'),
  'echoes the key': (req: IncomingMessage, res: ServerResponse) => {
    const authorization = req.headers.authorization ?? ''
    const key = authorization.replace(/^\w+ /, '')
    const body = JSON.stringify({
      type: 'invalid_request_error',
      error_description: `not with ${authorization}, nor ${encodeURIComponent(key)}`,
    })
    res.writeHead(400, { 'content-type': 'application/json', 'x-authorization': authorization }).end(body)
  },
} as const
/** The name of a kind of trouble. */
export type Trouble = keyof typeof TROUBLES

/**
 * A network path to a conforming target that causes trouble.
 * @param isBad decides for each request, counted from 1, whether it meets the trouble
 */
export function troubledNetwork(
  target: string,
  trouble: Trouble,
  isBad: (count: number) => boolean,
): Promise<TestServer> {
  let count = 0
  return serverOf((req, res) => {
    count += 1
    if (isBad(count)) TROUBLES[trouble](req, res)
    else passOn(target, req, res)
  })
}

/** A network path on which each request takes `ms` milliseconds longer. */
export function slowNetwork(target: string, ms: number): Promise<TestServer> {
  return serverOf((req, res) => void setTimeout(() => passOn(target, req, res), ms))
}

/** Passes a request on to the target, and its response back. */
export function passOn(target: string, req: IncomingMessage, res: ServerResponse): void {
  const { hostname, port } = new URL(target)
  const onward = request({ hostname, port, method: req.method, path: req.url, headers: req.headers }, (answer) => {
    res.writeHead(answer.statusCode ?? 500, answer.headers)
    answer.pipe(res)
  })
  onward.on('error', () => res.destroy())
  req.pipe(onward)
}

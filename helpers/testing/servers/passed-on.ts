import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'

/** A complete response. */
export interface Whole {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/**
 * Passes a request on to a target, and returns the response.
 * @param target the base address of the target
 * @param headers replace the headers of the request
 */
export function passedOn(target: string, req: IncomingMessage, headers = req.headers): Promise<Whole> {
  const { hostname, port } = new URL(target)
  return new Promise((resolve, reject) => {
    const onward = request({ hostname, port, method: req.method, path: req.url, headers }, (answer) => {
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

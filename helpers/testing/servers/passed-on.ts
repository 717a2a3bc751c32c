import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'

/** An answer that came whole. */
export interface Whole {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/**
 * What a target answers to a request.
 * @param target its base address
 * @param headers in the place of those of the request
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

import { passOn, serverOf, type TestServer } from './hostile.ts'

/** A network path to a conforming target that accepts a limited rate of requests, and refuses and counts the others (429). */
export async function limitedNetwork(
  target: string,
  perSecond: number,
  retryAfter?: string,
): Promise<TestServer & { readonly refused: number }> {
  const headers = { 'content-type': 'application/json', ...(retryAfter !== undefined && { 'retry-after': retryAfter }) }
  let [left, last, refused] = [perSecond, performance.now(), 0]
  const network = await serverOf((req, res) => {
    const now = performance.now()
    left = Math.min(perSecond, left + ((now - last) / 1000) * perSecond)
    last = now
    if (left < 1) {
      refused += 1
      req.resume()
      res.writeHead(429, headers).end('{"type":"rate_limit_error","error":"too_many","error_description":"Later."}')
      return
    }
    left -= 1
    passOn(target, req, res)
  })
  return {
    ...network,
    get refused() {
      return refused
    },
  }
}

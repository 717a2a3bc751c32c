import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'

/**
 * Delays the responses of every HTTP server in this process. It costs one timer for each response, and nothing with 0 ms, so it
 * is cheaper than a proxy and needs no change in the service.
 */
export function delayResponses(ms: number): void {
  if (ms === 0) return
  subscribe('http.server.request.start', (message) => hold((message as { response: ServerResponse }).response, ms))
}

type Call = (...args: unknown[]) => unknown

/** Holds back a response from its first byte on, because a client with a content length does not wait for the end. */
function hold(response: ServerResponse, ms: number): void {
  const held: (() => unknown)[] = []
  const later = (call: Call, result: unknown) => {
    const bound = call.bind(response)
    return (...args: unknown[]) => {
      if (held.push(() => bound(...args)) === 1) setTimeout(release, ms)
      return result
    }
  }
  const own = { write: response.write, end: response.end, flushHeaders: response.flushHeaders }
  const release = () => {
    Object.assign(response, own)
    for (const send of held) send()
  }
  Object.assign(response, {
    write: later(own.write as Call, true),
    end: later(own.end as Call, response),
    flushHeaders: later(own.flushHeaders, undefined),
  })
}

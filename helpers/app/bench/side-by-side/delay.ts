import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'

/**
 * Lets every HTTP server of this process send its answers later. One timer an answer, and nothing at all with 0: cheaper
 * than a proxy, and no part of the service knows of it.
 */
export function delayAnswers(ms: number): void {
  if (ms === 0) return
  subscribe('http.server.request.start', (message) => hold((message as { response: ServerResponse }).response, ms))
}

type Call = (...args: unknown[]) => unknown

/** Holds back all that is sent, from the first byte on: with a content length, a client does not wait for the end. */
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

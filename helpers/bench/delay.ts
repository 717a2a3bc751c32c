import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'

/**
 * Lets every HTTP server of this process end its answers later. One timer an answer, and nothing at all with 0: cheaper than
 * a proxy, and no part of the service knows of it.
 */
export function delayAnswers(ms: number): void {
  if (ms === 0) return
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse }
    const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse
    response.end = ((...args: unknown[]) => {
      setTimeout(() => end(...args), ms)
      return response
    }) as typeof response.end
  })
}

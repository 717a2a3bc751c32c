import { once } from 'node:events'
import type { EmbeddedOptions } from './embedded.ts'
import { threadOf, toldBy } from '../process/threads.ts'

/** Where a service in a thread of its own listens. */
export interface ServiceThread {
  readonly baseUrl: string
  readonly controlUrl: string
}

/**
 * Starts the embedded service in a thread of its own, so that judge and judged each have a core: they meet by requests alone
 * anyway.
 */
export async function startApart(options: EmbeddedOptions): Promise<ServiceThread & { close(): Promise<void> }> {
  const thread = threadOf(new URL('service-thread.ts', import.meta.url), { options })
  const service = await toldBy<ServiceThread>(thread)
  return {
    ...service,
    async close() {
      const ended = once(thread, 'exit')
      thread.postMessage('end')
      await ended
    },
  }
}

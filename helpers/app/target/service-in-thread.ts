import { once } from 'node:events'
import type { EmbeddedOptions } from './embedded.ts'
import { threadOf, nextMessage } from '../process/threads.ts'

/** The addresses of a service in its own thread. */
export interface ServiceThread {
  readonly baseUrl: string
  readonly controlUrl: string
}

/** Starts the embedded service in its own thread, so that the suite and the service each have a core. */
export async function startInThread(options: EmbeddedOptions): Promise<ServiceThread & { close(): Promise<void> }> {
  const thread = threadOf(new URL('service-thread.ts', import.meta.url), { options })
  const service = await nextMessage<ServiceThread>(thread)
  return {
    ...service,
    async close() {
      const ended = once(thread, 'exit')
      thread.postMessage('end')
      await ended
    },
  }
}

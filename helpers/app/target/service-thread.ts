import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { startEmbedded, type EmbeddedOptions } from './embedded.ts'
import type { ServiceThread } from './service-in-thread.ts'

/** The thread of the embedded service. It sends the addresses of the service, and stops it at the first message. */
const port = parentPort
if (!port) throw new Error('this module must run in a worker thread')
const { options } = workerData as { options: EmbeddedOptions }
const service = await startEmbedded(options)
const { baseUrl, controlUrl } = service
port.postMessage({ baseUrl, controlUrl } satisfies ServiceThread)
await once(port, 'message')
await service.close()
port.close()

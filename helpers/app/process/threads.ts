import { once } from 'node:events'
import path from 'node:path'
import { Worker, type ResourceLimits } from 'node:worker_threads'

const THREAD = new URL('thread.js', import.meta.url)
/** The extension of modules: `.ts` in a checkout, `.js` in the compiled package. */
const EXTENSION = path.extname(import.meta.url)
/** How much memory a thread may use for young and for old objects, in MB. */
export type ThreadMemory = Pick<ResourceLimits, 'maxYoungGenerationSizeMb' | 'maxOldGenerationSizeMb'>

/** Less than the default of a thread. It costs no time, because most objects there are small and short-lived. */
const RESOURCES: ThreadMemory = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 }

/**
 * Runs a module in a thread of its own, with a loader for TypeScript if needed. `data` is part of its `workerData`.
 * @param module the address of the module: `new URL('service-thread.ts', import.meta.url)`
 */
export const threadOf = (module: URL, data: object = {}, memory = RESOURCES): Worker =>
  new Worker(THREAD, {
    workerData: { ...data, module: module.href.replace(/\.ts$/, EXTENSION) },
    resourceLimits: memory,
  })

/**
 * The next message of a thread.
 * @throws the error that ended the thread instead
 */
export async function nextMessage<Message>(thread: Worker): Promise<Message> {
  const ended = new AbortController()
  const message = once(thread, 'message', { signal: ended.signal })
  const exit = once(thread, 'exit', { signal: ended.signal }).then(() => {
    throw new Error('a thread of the suite ended without a message')
  })
  try {
    const [received] = await Promise.race([message, exit])
    return received as Message
  } finally {
    ended.abort()
    await Promise.allSettled([message, exit])
  }
}

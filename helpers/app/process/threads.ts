import { once } from 'node:events'
import path from 'node:path'
import { Worker, type ResourceLimits } from 'node:worker_threads'

const THREAD = new URL('thread.js', import.meta.url)
/** What the names of modules end with: `.ts` in a checkout, `.js` where it is compiled. */
const EXTENSION = path.extname(import.meta.url)
/** How much memory a thread may take, in MB: of what is new, and of what stays. */
export type ThreadMemory = Pick<ResourceLimits, 'maxYoungGenerationSizeMb' | 'maxOldGenerationSizeMb'>

/** Less than what a thread takes by itself, at no cost in time: what lives there is small and short-lived. */
const RESOURCES: ThreadMemory = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 }

/**
 * Runs a module in a thread of its own, with a loader for TypeScript where it needs one. It finds `data` in its `workerData`.
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
export async function toldBy<Message>(thread: Worker): Promise<Message> {
  const ended = new AbortController()
  const message = once(thread, 'message', { signal: ended.signal })
  const exit = once(thread, 'exit', { signal: ended.signal }).then(() => {
    throw new Error('a thread of the suite ended without a word')
  })
  try {
    const [told] = await Promise.race([message, exit])
    return told as Message
  } finally {
    ended.abort()
    await Promise.allSettled([message, exit])
  }
}

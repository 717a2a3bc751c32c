import { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { request } from 'undici'
import type { MultipartBody } from './multipart.ts'

type Options = Omit<NonNullable<Parameters<typeof request>[1]>, 'signal'> & { readonly signal?: AbortSignal }

/** A line that carries less than so many bytes a second, beside what else is sent, is as good as none. */
const LEAST_BYTES_PER_SECOND = 256 * 1024
/** Bytes that the system took of us, and that may not have gone out yet. */
const LEFT_BYTES = 4 * 1024 * 1024

/** A body, or an answer to it, that does not come to its end, or to its beginning, in time. */
class UploadTimeoutError extends Error {
  override readonly name = 'UploadTimeoutError'
  readonly code = 'ETIMEDOUT'
}

/**
 * Sends a big body that is made while it is sent, and gives what is answered. It has as much time as a slow line takes, and once
 * it has gone out, `timeoutMs` until its answer begins. Between two chunks it is seen whether an answer has come: who refuses a
 * file for its size may do so, and hang up, before all of it was read.
 * @throws UploadTimeoutError where no answer begins in time; what broke the connection
 */
export async function sendStreamed(
  url: string,
  { length, chunks }: Pick<MultipartBody, 'length' | 'chunks'>,
  options: Options,
  timeoutMs: number,
): ReturnType<typeof request> {
  const over = new AbortController()
  const within = (ms: number, message: string) =>
    setTimeout(() => over.abort(new UploadTimeoutError(message)), ms).unref()
  const sendingMs = timeoutMs + timeFor(length)
  let timer = within(sendingMs, `it had not taken the body in ${(sendingMs / 1000).toFixed(0)} s`)
  let isAnswered = false
  async function* body() {
    for (const chunk of chunks()) {
      if (isAnswered) return
      yield chunk
      // Two turns: what comes in one is read in the other, before something is written on a line that was cut meanwhile.
      await turn()
      await turn()
    }
    clearTimeout(timer)
    timer = within(timeoutMs + timeFor(Math.min(length, LEFT_BYTES)), 'it did not begin to answer in time')
  }
  try {
    const signal = options.signal ? AbortSignal.any([options.signal, over.signal]) : over.signal
    return await request(url, {
      ...options,
      body: Readable.from(body(), { objectMode: false }),
      headersTimeout: 0,
      signal,
    })
  } finally {
    isAnswered = true
    clearTimeout(timer)
  }
}

/** Milliseconds that the slowest line takes for so many bytes. */
const timeFor = (bytes: number): number => (bytes / LEAST_BYTES_PER_SECOND) * 1000

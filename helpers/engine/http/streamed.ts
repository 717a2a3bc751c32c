import { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { request } from 'undici'
import type { MultipartBody } from './multipart.ts'

type Options = Omit<NonNullable<Parameters<typeof request>[1]>, 'signal'> & { readonly signal?: AbortSignal }

/** A connection with a lower throughput counts as broken. */
const LEAST_BYTES_PER_SECOND = 256 * 1024
/** Bytes in the buffers of the operating system, which may not have been sent yet. */
const LEFT_BYTES = 4 * 1024 * 1024

/** The body was not sent in time, or the response did not begin in time. */
class UploadTimeoutError extends Error {
  override readonly name = 'UploadTimeoutError'
  readonly code = 'ETIMEDOUT'
}

/**
 * Sends a big body that is produced while it is sent, and returns the response. Sending may take as long as on a slow
 * connection; then the response must begin in `timeoutMs`. An early response is noticed between two chunks: a server
 * may refuse a file for its size, and close the connection, before it has read all of it.
 * @throws UploadTimeoutError if the response does not begin in time, or the error that broke the connection
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
  let timer = within(sendingMs, `the body was not sent in ${(sendingMs / 1000).toFixed(0)} s`)
  let isAnswered = false
  async function* body() {
    for (const chunk of chunks()) {
      if (isAnswered) return
      yield chunk
      // An early response that arrives in the first turn is read in the second, before more is written to a closed
      // connection.
      await turn()
      await turn()
    }
    clearTimeout(timer)
    timer = within(timeoutMs + timeFor(Math.min(length, LEFT_BYTES)), 'timed out before the response began')
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

/** Milliseconds that the slowest connection needs for this many bytes. */
const timeFor = (bytes: number): number => (bytes / LEAST_BYTES_PER_SECOND) * 1000

import type { Readable } from 'node:stream'

/** A response that began but exceeds its time or size limit. */
class ResponseLimitError extends Error {
  override readonly name = 'ResponseLimitError'
}

/** Reads complete responses within limits. */
export interface CompleteResponses {
  /**
   * The bytes of a response.
   * @param like a key for similar responses: the longest of them so far determines the time limit
   * @throws ResponseLimitError if the response takes too long or is too big, or the error that broke the connection
   */
  read(body: Readable, like: string): Promise<Buffer>
  close(): void
}

/** The maximum size of a response: more than the largest documented file. */
const LONGEST_BYTES = 32 * 1024 * 1024
/**
 * Milliseconds that a response may take from its first byte: if no similar response is known, and otherwise the minimum
 * and the maximum.
 */
const UNKNOWN_MS = 5_000
const LEAST_MS = 1_000
const MOST_MS = 8_000
/** The factor by which the longest similar response may be exceeded. */
const TIMES_AS_LONG = 8
/** Each of this many bytes extends the limit by one second. */
const BYTES_PER_SECOND = 256 * 1024
/** Time is counted in timer ticks, so that a delay of this process hardly counts. */
const LOOK_EVERY_MS = 100

interface Open {
  readonly body: Readable
  readonly leastMs: number
  looks: number
  bytes: number
}

/** Creates a reader of responses, each with a suitable time and size limit. */
export function completeResponses(): CompleteResponses {
  const open = new Set<Open>()
  /** The duration of the longest response for each key. */
  const longest = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  const look = () => {
    for (const one of open) {
      one.looks += 1
      const allowedMs = one.leastMs + (one.bytes / BYTES_PER_SECOND) * 1000
      if (one.looks * LOOK_EVERY_MS > allowedMs) one.body.destroy(tooSlow(allowedMs, one.bytes))
    }
  }
  const begin = (body: Readable, like: string): Open => {
    const known = longest.get(like)
    const leastMs = known === undefined ? UNKNOWN_MS : Math.min(Math.max(known * TIMES_AS_LONG, LEAST_MS), MOST_MS)
    const one = { body, leastMs, looks: 0, bytes: 0 }
    open.add(one)
    timer ??= setInterval(look, LOOK_EVERY_MS).unref()
    return one
  }

  return {
    read(body, like) {
      const one = begin(body, like)
      const chunks: Buffer[] = []
      return new Promise<Buffer>((resolve, reject) => {
        body.on('data', (chunk: Buffer) => {
          chunks.push(chunk)
          one.bytes += chunk.length
          if (one.bytes > LONGEST_BYTES) body.destroy(tooLong())
        })
        body.on('end', () => {
          longest.set(like, Math.max(longest.get(like) ?? 0, one.looks * LOOK_EVERY_MS))
          resolve(Buffer.concat(chunks))
        })
        body.on('error', reject)
      }).finally(() => open.delete(one))
    },
    close: () => clearInterval(timer),
  }
}

function tooSlow(ms: number, bytes: number): ResponseLimitError {
  const seconds = (ms / 1000).toFixed(1)
  return new ResponseLimitError(`the response had not ended ${seconds} s after it began (${bytes} bytes received)`)
}

function tooLong(): ResponseLimitError {
  return new ResponseLimitError(`the response had not ended after ${LONGEST_BYTES / 1024 / 1024} MB`)
}

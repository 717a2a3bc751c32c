import type { Readable } from 'node:stream'

/** An answer that began and does not come to an end in its time, or within its size. */
class AnswerLimitError extends Error {
  override readonly name = 'AnswerLimitError'
}

/** Reads answers to their end, within limits. */
export interface WholeAnswers {
  /**
   * The bytes of an answer.
   * @param like answers that are alike take about as long: the longest of them so far says what is too long
   * @throws AnswerLimitError when it takes too long or gets too long; what broke the connection
   */
  read(body: Readable, like: string): Promise<Buffer>
  close(): void
}

/** Bytes of the longest answer: more than the longest documented file. */
const LONGEST_BYTES = 32 * 1024 * 1024
/** Milliseconds that an answer may take from its first byte: as long as nothing is known of its like, and then at least, and at most. */
const UNKNOWN_MS = 5_000
const LEAST_MS = 1_000
const MOST_MS = 8_000
/** What the longest answer of its like took may be exceeded so many times. */
const TIMES_AS_LONG = 8
/** Each so many bytes more give a second more: files take their time. */
const BYTES_PER_SECOND = 256 * 1024
/** Time is counted in looks, so that a process which is held up counts its own delays for little. */
const LOOK_EVERY_MS = 100

interface Open {
  readonly body: Readable
  readonly leastMs: number
  looks: number
  bytes: number
}

/** Reads answers to their end, each within a time and a size that fit it. */
export function wholeAnswers(): WholeAnswers {
  const open = new Set<Open>()
  /** The longest time that an answer took, of each like. */
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

function tooSlow(ms: number, bytes: number): AnswerLimitError {
  const seconds = (ms / 1000).toFixed(1)
  return new AnswerLimitError(`the answer had not ended ${seconds} s after it began (${bytes} bytes had come)`)
}

function tooLong(): AnswerLimitError {
  return new AnswerLimitError(`the answer had not ended after ${LONGEST_BYTES / 1024 / 1024} MB`)
}

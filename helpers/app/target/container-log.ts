import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { redactorOf } from '../../engine/evidence/redact.ts'

/** How much of the end of a log is kept. Characters. */
const LONGEST_LOG = 1_000_000
/** How many of its last lines an error message quotes. */
const QUOTED_LINES = 20

/** The output of a container. */
export interface ContainerLog {
  /** Keeps the output of a stream from now on. */
  read(stream: Readable): void
  /** Keeps the rest of the output of a container that ended. */
  readToEnd(stream: Readable): Promise<void>
  /** The end of the log, with secrets masked. */
  text(): string
}

/** @param secrets the secrets that the container was given, each with its replacement */
export function keepLog(secrets: readonly (readonly [secret: string, shown: string])[]): ContainerLog {
  const redactor = redactorOf(secrets)
  let kept = ''
  const read = (stream: Readable) => {
    stream.on('data', (data: Buffer | string) => (kept = (kept + data.toString()).slice(-LONGEST_LOG)))
  }
  return {
    read,
    async readToEnd(stream) {
      read(stream)
      await once(stream, 'end')
    },
    text: () => redactor.redact(kept),
  }
}

/** The last lines of a log, to be appended to an error message. Empty for an empty log. */
export function quotedLog(log: string): string {
  const lines = log.trimEnd().split('\n').slice(-QUOTED_LINES)
  return log.trim() === '' ? '' : `\nThe end of its log:\n${lines.map((line) => `  ${line}`).join('\n')}`
}

import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { redactorOf } from '../../engine/evidence/redact.ts'

/** How much of a log is kept, from the end. Characters. */
const LONGEST_LOG = 1_000_000
/** How many lines of it a person is told. */
const TOLD_LINES = 20

/** What a container writes. */
export interface ContainerLog {
  /** Keeps what comes from now on. */
  read(stream: Readable): void
  /** Keeps all that is still to be read of a container that ended. */
  readToEnd(stream: Readable): Promise<void>
  /** The end of what was kept, without secrets. */
  text(): string
}

/** @param secrets what the container was given, and what is shown instead */
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

/** The last lines of a log, as they are told to a person after a sentence; nothing of an empty one. */
export function toldLog(log: string): string {
  const lines = log.trimEnd().split('\n').slice(-TOLD_LINES)
  return log.trim() === '' ? '' : `\nIt wrote at last:\n${lines.map((line) => `  ${line}`).join('\n')}`
}

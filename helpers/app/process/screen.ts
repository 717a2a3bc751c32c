import type { ProgressStream } from '../../../reports/terminal/progress/progress.ts'
import { createRedactor, isWordlike } from '../../engine/evidence/redact.ts'

/** The output of the command. It masks the secrets of the environment. */
export interface Screen {
  readonly color: boolean
  readonly width: number
  readonly progress: ProgressStream
  /** Masks further secrets from here on. */
  mask(secrets: readonly (readonly [secret: string, shown: string])[]): void
  /** Writes to standard output, with a line end. */
  write(text: string): void
  /** Writes to standard error, with a line end. */
  error(text: string): void
}

const NARROWEST = 60
const WITHOUT_TERMINAL = 120

/**
 * The terminal or pipe of this process. Records are free of secrets already and consist mostly of our own words, so a secret
 * that is an ordinary word is not masked in them.
 */
export function processScreen(secrets: readonly [secret: string, shown: string][]): Screen {
  const ofErrors = createRedactor()
  const ofRecords = createRedactor()
  const mask: Screen['mask'] = (more) => {
    for (const [secret, shown] of more) {
      ofErrors.add(secret, shown)
      if (!isWordlike(secret)) ofRecords.add(secret, shown)
    }
  }
  mask(secrets)
  return {
    mask,
    color: process.stdout.isTTY && !process.env['NO_COLOR'],
    width: Math.max(process.stdout.columns ?? WITHOUT_TERMINAL, NARROWEST),
    progress: {
      isTTY: process.stderr.isTTY,
      get columns() {
        return process.stderr.columns
      },
      write: (text) => void process.stderr.write(ofRecords.redact(text)),
    },
    write: (text) => void process.stdout.write(`${ofRecords.redact(text)}\n`),
    error: (text) => void process.stderr.write(`${ofErrors.redact(text)}\n`),
  }
}

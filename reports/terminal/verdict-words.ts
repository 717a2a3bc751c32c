import type { ExitCode } from '../summary.ts'

/** The verdict of a run in a word. */
export const WORDS = {
  0: 'PASSED',
  1: 'FAILED',
  3: 'INCONCLUSIVE',
  4: 'KNOWN LIST WRONG',
  130: 'INTERRUPTED',
} as const satisfies Record<ExitCode, string>

import { startProgress, type Progress } from '../../../reports/terminal/progress/progress.ts'
import type { Environment } from '../options/environment.ts'
import type { Screen } from '../process/screen.ts'

/** What a command is called with. */
export interface Context {
  readonly environment: Environment
  readonly screen: Screen
  /** Says what the process ends with; 0 where nothing is said. */
  endWith(code: number): void
}

/** Shows that a command lives before all else is loaded, which takes a while, and ends with what it returns. */
export async function withProgress(
  { screen, endWith }: Context,
  work: (progress: Progress) => Promise<number>,
): Promise<void> {
  const progress = startProgress('starting ...', screen.progress)
  try {
    endWith(await work(progress))
  } finally {
    progress.stop()
  }
}

import { startProgress, type Progress } from '../../../reports/terminal/progress/progress.ts'
import type { Environment } from '../options/environment.ts'
import type { Screen } from '../process/screen.ts'

/** The context in which a command runs. */
export interface Context {
  readonly environment: Environment
  readonly screen: Screen
  /** Sets the exit code of the process, which is 0 by default. */
  endWith(code: number): void
}

/** Shows progress while a command loads its modules and works, and ends with the exit code that it returns. */
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

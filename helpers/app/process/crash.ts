import type { Screen } from './screen.ts'

/** The exit code if the suite itself failed: nothing can be concluded about any target. */
export const NOTHING_CONCLUDED = 3

/** The message of an unexpected error: what happened, what caused it, and what to do. */
export function crashText(error: unknown): string {
  if (!(error instanceof Error)) return `The suite itself failed, so nothing can be concluded: ${String(error)}`
  const heading = `The suite itself failed, so nothing can be concluded: ${error.message}`
  if (error.name === 'LoadError' || ('code' in error && error.code === 'ERR_MODULE_NOT_FOUND'))
    return `${heading}\nInstall it again: run \`npm ci\` in its folder, or in the project that depends on it.`
  // The message of an error of the operating system, such as a full disk, needs no stack.
  if ('syscall' in error) return `${heading}\nThe operating system reported this error, not the target.`
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ +at /.test(line))
  return [
    heading,
    'This is a bug in Countersign, not in the target. Please report it to the maintainers with these lines.',
    `${error.name} in Node ${process.version}`,
    ...frames,
  ].join('\n')
}

/**
 * Handles errors that nothing catches: prints a message, and exits with the code for it. Node itself would exit with 1, which
 * means that a rule is violated. If there is another listener, this one does nothing.
 */
export function endOnCrash({ error: tell }: Pick<Screen, 'error'>): void {
  process.on('uncaughtException', (error) => {
    if (process.listenerCount('uncaughtException') > 1) return
    tell(crashText(error))
    process.exit(NOTHING_CONCLUDED)
  })
}

/** Ignores a reader that closes the pipe early, such as `head`: the command continues and cleans up. */
export function ignoreClosedPipes(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  // Without standard error, nothing can be reported.
  process.stderr.on('error', () => {})
}

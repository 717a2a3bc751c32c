import type { Screen } from './screen.ts'

/** The exit code where the suite itself failed: nothing can be concluded about any target. */
export const NOTHING_CONCLUDED = 3

/** What a person is told of an error that nobody expected: what happened, whose fault it is, what to do. */
export function crashText(error: unknown): string {
  if (!(error instanceof Error)) return `The suite itself failed, nothing can be concluded: ${String(error)}`
  const told = `The suite itself failed, nothing can be concluded: ${error.message}`
  if (error.name === 'LoadError' || ('code' in error && error.code === 'ERR_MODULE_NOT_FOUND'))
    return `${told}\nInstall it anew: \`npm ci\` in its folder, or in the one that depends on it.`
  // What the machine refuses, such as to write on a full disk, says all in its message.
  if ('syscall' in error) return `${told}\nThat is this machine's answer, not the target's.`
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ +at /.test(line))
  return [
    told,
    'That is a mistake of Countersign, not of the target. Please report it to its maintainers with these lines.',
    `${error.name} in Node ${process.version}`,
    ...frames,
  ].join('\n')
}

/**
 * Ends the process with a sentence and the exit code for it where nobody catches an error: by itself Node would end with 1, which
 * says that a rule is violated. Whoever listens besides decides alone.
 */
export function endOnCrash({ error: tell }: Pick<Screen, 'error'>): void {
  process.on('uncaughtException', (error) => {
    if (process.listenerCount('uncaughtException') > 1) return
    tell(crashText(error))
    process.exit(NOTHING_CONCLUDED)
  })
}

/** Lets a reader go that has seen enough, such as `head`: what is under way ends as it would have, and cleans up. */
export function letReadersGo(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  // There is nobody left whom it could be told.
  process.stderr.on('error', () => {})
}

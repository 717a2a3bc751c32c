/** Errors that nobody waits for would end the process, with an exit code that says that a rule is violated. */
export interface StrayErrors {
  /** One line for each that came so far. */
  readonly messages: readonly string[]
  /** Lets errors have their usual effect again. */
  release(): void
}

/** Notes the errors of this process that nobody waits for. */
export function noteStrayErrors(): StrayErrors {
  const messages: string[] = []
  const note = (error: unknown) => void messages.push(error instanceof Error ? error.message : String(error))
  const events = ['unhandledRejection', 'uncaughtException'] as const
  for (const event of events) process.on(event, note)
  return {
    messages,
    release() {
      for (const event of events) process.off(event, note)
    },
  }
}

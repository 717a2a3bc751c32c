/** Unhandled errors. By default Node would exit with 1, which means that a rule is violated. */
export interface StrayErrors {
  /** The message of each error so far. */
  readonly messages: readonly string[]
  /** Restores the usual effect of unhandled errors. */
  release(): void
}

/** Collects the unhandled errors of this process. */
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

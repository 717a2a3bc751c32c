/** The signals that ask a process to end, of those that can be listened to. */
export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** The exit code of a run that was interrupted. */
export const INTERRUPTED = 130

/**
 * Calls `interrupt` at the first signal that asks this process to end; at the second one the process ends at once.
 * @returns a function that gives signals their usual effect again
 */
export function onFirstSignal(interrupt: () => void): () => void {
  let interrupted = false
  const listener = () => {
    if (interrupted) process.exit(INTERRUPTED)
    interrupted = true
    interrupt()
  }
  for (const signal of SIGNALS) process.on(signal, listener)
  return () => {
    for (const signal of SIGNALS) process.off(signal, listener)
  }
}

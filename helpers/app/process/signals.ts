/** The signals that ask a process to end and can be handled. */
export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** The exit code of an interrupted run. */
export const INTERRUPTED = 130

/**
 * Calls `interrupt` at the first signal that asks this process to end, and ends the process at the second one.
 * @returns a function that restores the usual effect of signals
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

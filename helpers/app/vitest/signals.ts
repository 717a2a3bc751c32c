import type { Vitest } from 'vitest/node'
import { INTERRUPTED, onFirstSignal, SIGNALS } from '../process/signals.ts'

/**
 * Makes the first signal cancel the run, as Ctrl-C on a terminal does, and the second one end the process. By default vitest
 * ends the process at the first signal, before scenarios can clean up.
 * @returns a function that gives the signals back to vitest
 */
export function cancelOnSignal(vitest: Vitest): () => void {
  const others = SIGNALS.map((signal) => [signal, process.listeners(signal)] as const)
  for (const signal of SIGNALS) process.removeAllListeners(signal)
  const release = onFirstSignal(() => {
    process.exitCode = INTERRUPTED
    void vitest.cancelCurrentRun('keyboard-input').then(() => (vitest.config.watch ? vitest.exit(true) : undefined))
  })
  return () => {
    release()
    for (const [signal, listeners] of others) for (const listener of listeners) process.on(signal, listener)
  }
}

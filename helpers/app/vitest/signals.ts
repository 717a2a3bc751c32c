import type { Vitest } from 'vitest/node'
import { INTERRUPTED, onFirstSignal, SIGNALS } from '../process/signals.ts'

/**
 * At a signal vitest ends the process at once, and with it scenarios that still have to clear up. Here the first signal
 * cancels the run, as Ctrl-C on a terminal does, and only a second one ends the process.
 * @returns a function that gives signals back to vitest
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

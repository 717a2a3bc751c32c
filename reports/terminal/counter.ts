import { timeText } from '../text.ts'

/** A count that grows. */
export interface Counter {
  add(): void
  /** Takes the line away, for good or until the next count. */
  clear(): void
}

/** Milliseconds before which nobody asks how long it takes. */
const LEAST_TOLD_MS = 20_000

/** Counts on a terminal, in one line that is gone at the end. */
export function startCounter(total: number, what: string): Counter {
  const { isTTY } = process.stderr
  const begin = Date.now()
  let done = 0
  /** What is left takes as long as what is done, once that is enough to tell by. */
  const rest = () => {
    const spent = Date.now() - begin
    return spent < LEAST_TOLD_MS ? '' : `, about ${timeText((spent / done) * (total - done))} left`
  }
  return {
    add() {
      done += 1
      if (isTTY) process.stderr.write(`\r${done}/${total} ${what}${rest()}\u001B[K`)
    },
    clear: () => void (isTTY && process.stderr.write('\r\u001B[K')),
  }
}

import { timeText } from '../../text.ts'

/** A count that grows. */
export interface Counter {
  add(): void
  /** Takes the line away, for good or until the next count. */
  clear(): void
}

/** Milliseconds before which nobody asks how long it takes. */
const LEAST_TOLD_MS = 20_000

/** How often the count is told where there is no terminal: whoever reads a log wants to know that it goes on. Milliseconds. */
const PLAIN_EVERY_MS = 30_000

/** Counts on a terminal, in one line that is gone at the end; elsewhere in a plain line now and then. */
export function startCounter(total: number, what: string): Counter {
  const { isTTY } = process.stderr
  const begin = Date.now()
  let toldAt = begin
  let done = 0
  /** What is left takes as long as what is done, once that is enough to tell by. */
  const rest = () => {
    const spent = Date.now() - begin
    return spent < LEAST_TOLD_MS ? '' : `, about ${timeText((spent / done) * (total - done))} left`
  }
  return {
    add() {
      done += 1
      const line = `${done}/${total} ${what}${rest()}`
      if (isTTY) process.stderr.write(`\r${line}\u001B[K`)
      else if (Date.now() - toldAt >= PLAIN_EVERY_MS) {
        toldAt = Date.now()
        process.stderr.write(`${line}\n`)
      }
    },
    clear: () => void (isTTY && process.stderr.write('\r\u001B[K')),
  }
}

import { timeText } from '../../text.ts'

/** A count that grows. */
export interface Counter {
  /** @param note shown after the count */
  add(note?: string): void
  /** Removes the line, until the next count or for good. */
  clear(): void
}

/** Milliseconds before the remaining time is shown. */
const LEAST_TOLD_MS = 20_000

/** Milliseconds between two lines if there is no terminal, so that readers of a log see that the work continues. */
const PLAIN_EVERY_MS = 30_000

/** Shows a count: on a terminal in one line that is removed at the end, elsewhere in plain lines at intervals. */
export function startCounter(total: number, what: string): Counter {
  const { isTTY } = process.stderr
  const begin = Date.now()
  let toldAt = begin
  let done = 0
  /** The estimated remaining time, once enough is done for an estimate. */
  const rest = () => {
    const spent = Date.now() - begin
    return spent < LEAST_TOLD_MS ? '' : `, about ${timeText((spent / done) * (total - done))} left`
  }
  return {
    add(note = '') {
      done += 1
      const line = `${done}/${total} ${what}${note}${rest()}`
      if (isTTY) process.stderr.write(`\r${line}\u001B[K`)
      else if (Date.now() - toldAt >= PLAIN_EVERY_MS) {
        toldAt = Date.now()
        process.stderr.write(`${line}\n`)
      }
    },
    clear: () => void (isTTY && process.stderr.write('\r\u001B[K')),
  }
}

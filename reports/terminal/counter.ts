/** A count that grows. */
export interface Counter {
  add(): void
  /** Takes the line away, for good or until the next count. */
  clear(): void
}

/** Counts on a terminal, in one line that is gone at the end. */
export function startCounter(total: number, what: string): Counter {
  const { isTTY } = process.stderr
  let done = 0
  return {
    add() {
      done += 1
      if (isTTY) process.stderr.write(`\r${done}/${total} ${what}`)
    },
    clear: () => void (isTTY && process.stderr.write('\r\u001B[K')),
  }
}

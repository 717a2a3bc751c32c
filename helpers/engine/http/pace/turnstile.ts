/** Releases requests one after the other, in the order of their arrival. */
export interface Turnstile {
  /**
   * Waits until a request is released; `undefined` if it is released at once.
   * @throws the reason of the signal if it is aborted
   */
  pass(signal?: AbortSignal): Promise<void> | undefined
  /** Sets how many requests are released per second from now on. */
  allow(perSecond: number): void
  /** Holds all requests back for this many milliseconds. */
  hold(ms: number): void
}

/** The fraction of the interval between two requests that a delayed request may make up for. */
const MADE_UP = 0.5

/** Creates a turnstile without a limit. */
export function createTurnstile(): Turnstile {
  const queue: (() => void)[] = []
  let everyMs = 0
  /** The earliest time for the next request, and the end of the current hold. */
  let next = 0
  let heldUntil = 0
  let timer: NodeJS.Timeout | undefined

  const isOpen = (now: number) => Math.max(next, heldUntil) <= now
  const count = (now: number) => (next = Math.max(next, now - everyMs * MADE_UP) + everyMs)

  function letThrough(): void {
    clearTimeout(timer)
    timer = undefined
    while (queue.length > 0) {
      const now = performance.now()
      if (!isOpen(now)) {
        timer = setTimeout(letThrough, Math.ceil(Math.max(next, heldUntil) - now))
        return
      }
      count(now)
      queue.shift()?.()
    }
  }

  const queued = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const enter = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        queue.splice(queue.indexOf(enter), 1)
        letThrough()
        reject(signal?.reason as Error)
      }
      signal?.addEventListener('abort', leave)
      queue.push(enter)
      letThrough()
    })

  return {
    pass(signal) {
      signal?.throwIfAborted()
      const now = performance.now()
      if (queue.length > 0 || !isOpen(now)) return queued(signal)
      count(now)
      return undefined
    },
    allow(perSecond) {
      if (everyMs === 1000 / perSecond) return
      everyMs = 1000 / perSecond
      next = Math.min(next, performance.now() + everyMs)
      letThrough()
    },
    hold(ms) {
      heldUntil = Math.max(heldUntil, performance.now() + ms)
      letThrough()
    },
  }
}

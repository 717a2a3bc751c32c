import { setTimeout as sleep } from 'node:timers/promises'

/** Creations at the same time. */
const AT_ONCE = 32

/** Another client in the same workspace, which creates transactions with its own key. */
export interface Crowd {
  /** The number of transactions created so far. */
  count(): number
  /** Stops it, and waits for its open requests. */
  stop(): Promise<void>
}

/**
 * Creates `first` transactions as fast as possible, and then `perSecond` transactions a second until it is stopped.
 * @throws Error if a creation is refused
 */
export async function startCrowd(baseUrl: string, secret: string, first: number, perSecond: number): Promise<Crowd> {
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/x-www-form-urlencoded' }
  let begun = 0
  let count = 0
  const create = async (): Promise<void> => {
    begun += 1
    const answer = await fetch(`${baseUrl}/v1/transactions`, { method: 'POST', headers, body: `name=Foreign+${begun}` })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`a creation of the other client was refused with ${answer.status}`)
    count += 1
  }
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (begun < first) await create()
    }),
  )
  const ending = new AbortController()
  const going = createSteadily(create, perSecond, ending.signal)
  return {
    count: () => count,
    stop: () => {
      ending.abort()
      return going
    },
  }
}

async function createSteadily(create: () => Promise<void>, perSecond: number, signal: AbortSignal): Promise<void> {
  const under = new Set<Promise<void>>()
  while (!signal.aborted) {
    const one = create().finally(() => under.delete(one))
    under.add(one)
    await sleep(1_000 / perSecond)
  }
  await Promise.all(under)
}

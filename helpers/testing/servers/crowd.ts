import { setTimeout as sleep } from 'node:timers/promises'

/** Creations that are under way at once. */
const AT_ONCE = 32

/** Somebody else in the same workspace, who creates transactions with a key of their own. */
export interface Crowd {
  /** How many were created so far. */
  count(): number
  /** Ends it, once what is under way is answered. */
  stop(): Promise<void>
}

/**
 * Creates `first` transactions as fast as they are answered, and from then on so many a second until it is stopped.
 * @throws Error where a creation is refused
 */
export async function startCrowd(baseUrl: string, secret: string, first: number, perSecond: number): Promise<Crowd> {
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/x-www-form-urlencoded' }
  let begun = 0
  let count = 0
  const create = async (): Promise<void> => {
    begun += 1
    const answer = await fetch(`${baseUrl}/v1/transactions`, { method: 'POST', headers, body: `name=Foreign+${begun}` })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`a creation of somebody else was answered ${answer.status}`)
    count += 1
  }
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (begun < first) await create()
    }),
  )
  const ending = new AbortController()
  const going = goOn(create, perSecond, ending.signal)
  return {
    count: () => count,
    stop: () => {
      ending.abort()
      return going
    },
  }
}

async function goOn(create: () => Promise<void>, perSecond: number, signal: AbortSignal): Promise<void> {
  const under = new Set<Promise<void>>()
  while (!signal.aborted) {
    const one = create().finally(() => under.delete(one))
    under.add(one)
    await sleep(1_000 / perSecond)
  }
  await Promise.all(under)
}

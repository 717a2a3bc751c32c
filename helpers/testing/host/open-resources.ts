/** How many resources of each kind, such as `Timeout` or `TCPServerWrap`, keep this process alive. */
export type OpenResources = ReadonlyMap<string, number>

/** Counts the resources that keep this process alive. */
export function openResources(): OpenResources {
  const counts = new Map<string, number>()
  for (const kind of process.getActiveResourcesInfo()) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return counts
}

/**
 * Waits until no more resources are open than before.
 * @param limitMs milliseconds after which the wait ends
 * @throws Error if more resources are still open then: the command would keep its own process from ending
 */
export async function closedAgain(before: OpenResources, limitMs: number): Promise<void> {
  const end = performance.now() + limitMs
  const left = () => [...openResources()].filter(([kind, count]) => count > (before.get(kind) ?? 0))
  while (left().length > 0 && performance.now() < end) await new Promise((resolve) => setImmediate(resolve))
  const kinds = left().map(([kind, count]) => `${kind} (${count})`)
  if (kinds.length > 0) throw new Error(`a process of its own would not end: ${kinds.join(', ')}`)
}

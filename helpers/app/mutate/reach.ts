import type { Reached, Reaching } from './thread/jobs-of-thread.ts'

/** Which scenarios reach which mutants. */
export interface Reach {
  readonly scenarios: readonly Reaching[]
  /** The sum of the times of all scenarios, run one after another. Milliseconds. */
  readonly durationMs: number
  /** The rules that are violated although no mutant is active. */
  readonly unsound: readonly string[]
  /** The keys of the scenarios that reach a mutant after the service has started. */
  scenariosOf(id: string): readonly string[]
  /** Whether its code runs when the service is loaded, so that it must be active before. */
  isLoading(id: string): boolean
  /** Whether its code runs when the service starts, so that any scenario may show it. */
  isShared(id: string): boolean
  /** How often its code runs in all scenarios together. */
  hitsOf(id: string): number
}

/** Puts the shares of the clean run together. */
export function reachOf(parts: readonly Reached[]): Reach {
  const scenarios = parts.flatMap((part) => part.scenarios)
  const byMutant = new Map<string, string[]>()
  const counts = new Map<string, number>()
  for (const { key, hits } of scenarios)
    for (const [id, count] of Object.entries(hits)) {
      const known = byMutant.get(id)
      if (known) known.push(key)
      else byMutant.set(id, [key])
      counts.set(id, (counts.get(id) ?? 0) + count)
    }
  const runs = (phase: 'loading' | 'starting', id: string) => parts.some((part) => part[phase][id] !== undefined)
  return {
    scenarios,
    durationMs: parts.reduce((sum, { durationMs }) => sum + durationMs, 0),
    unsound: [...new Set(parts.flatMap(({ unsound }) => unsound))],
    scenariosOf: (id) => byMutant.get(id) ?? [],
    isLoading: (id) => runs('loading', id),
    isShared: (id) => runs('loading', id) || runs('starting', id),
    hitsOf: (id) => counts.get(id) ?? 0,
  }
}

import type { Level, Rule } from './rule.ts'

/** Which rules fail a run: `all` that are judged, or those alone that the document states. */
export const GATES = ['all', 'stated'] as const
export type Gate = (typeof GATES)[number]

/** Whether a breach of a rule of this level fails a run. */
export function fails(level: Level, gate: Gate): boolean {
  return level === 'stated' || (level === 'inferred' && gate === 'all')
}

/** From which words of the document an inferred rule follows, and how; none for other rules. */
export function derivationOf({ level, because }: Pick<Rule, 'level' | 'because'>): string | undefined {
  return level === 'inferred' && because !== '' ? because : undefined
}

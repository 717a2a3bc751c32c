import type { Level, Rule } from './rule.ts'

/** Which violated rules fail a run: `all` judged rules, or only those that the document states. */
export const GATES = ['all', 'stated'] as const
export type Gate = (typeof GATES)[number]

/** Whether a violation of a rule of this level fails a run. */
export function fails(level: Level, gate: Gate): boolean {
  return level === 'stated' || (level === 'inferred' && gate === 'all')
}

/** Which words of the document an inferred rule follows from, and how; `undefined` for other rules. */
export function derivationOf({ level, because }: Pick<Rule, 'level' | 'because'>): string | undefined {
  return level === 'inferred' && because !== '' ? because : undefined
}

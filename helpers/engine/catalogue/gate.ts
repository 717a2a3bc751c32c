import type { Level, Rule } from './rule.ts'

/**
 * The levels whose violated rules fail a run. `all`: every judged rule. `document`: stated and inferred rules. `stated`: only stated
 * rules. `stated+own`: stated rules and own rules.
 */
export const GATES = ['all', 'document', 'stated', 'stated+own'] as const
export type Gate = (typeof GATES)[number]

const FAILING: Readonly<Record<Gate, readonly Level[]>> = {
  all: ['stated', 'inferred', 'own'],
  document: ['stated', 'inferred'],
  stated: ['stated'],
  'stated+own': ['stated', 'own'],
}

/** Whether a violation of a rule of this level fails a run. */
export function fails(level: Level, gate: Gate): boolean {
  return FAILING[gate].includes(level)
}

/** Which words of the document an inferred rule follows from, and how; `undefined` for other rules. */
export function derivationOf({ level, because }: Pick<Rule, 'level' | 'because'>): string | undefined {
  return level === 'inferred' && because !== '' ? because : undefined
}

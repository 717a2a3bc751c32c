import type { ComparedReport, ComparedRule } from './report.ts'

/** A rule of both suites with another statement or level. */
export interface ChangedRule {
  readonly rule: string
  readonly statement?: { readonly a: string; readonly b: string }
  readonly level?: { readonly a: ComparedRule['level']; readonly b: ComparedRule['level'] }
}

/** The differences between the catalogues of two suites. */
export interface SuiteChanges {
  /** The rules that only the suite of B has. */
  readonly appeared: readonly string[]
  /** The rules that only the suite of A has. */
  readonly disappeared: readonly string[]
  readonly changed: readonly ChangedRule[]
}

/** Compares the catalogues of two runs. */
export function suiteChanges(a: ComparedReport, b: ComparedReport): SuiteChanges {
  const [before, after] = [a, b].map(({ rules }) => new Map(rules.map((rule) => [rule.id, rule])))
  const without = ({ rules }: ComparedReport, others = after) =>
    rules.filter(({ id }) => !others?.has(id)).map(({ id }) => id)
  return {
    appeared: without(b, before),
    disappeared: without(a, after),
    changed: a.rules.flatMap((rule) => {
      const then = after?.get(rule.id)
      if (!then || (then.statement === rule.statement && then.level === rule.level)) return []
      return {
        rule: rule.id,
        ...(then.statement !== rule.statement && { statement: { a: rule.statement, b: then.statement } }),
        ...(then.level !== rule.level && { level: { a: rule.level, b: then.level } }),
      }
    }),
  }
}

import { z } from 'zod'
import { summaryOf, type RunOutcome } from './summary.ts'

const count = z.int().nonnegative()

const ruleSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+\/[a-z0-9-]+$/),
  area: z.string(),
  statement: z.string(),
  section: z.string(),
  level: z.enum(['stated', 'inferred', 'open']),
  verdict: z.enum(['conforms', 'violates', 'inconclusive', 'not-exercised', 'observed']),
  reason: z.string().exactOptional(),
  needs: z.array(z.string()),
  duration_ms: z.number().nonnegative(),
  scenarios: z.array(
    z.strictObject({
      title: z.string(),
      file: z.string(),
      status: z.enum(['passed', 'failed', 'broken', 'skipped']),
      message: z.string().exactOptional(),
    }),
  ),
  observations: z.array(z.strictObject({ key: z.string(), value: z.string() })),
})

/** The shape of `conformance.json`, version 1: for programs that read it. */
export const conformanceSchema = z.strictObject({
  schema: z.literal(1),
  suite: z.strictObject({ name: z.string(), version: z.string() }),
  target: z.strictObject({ kind: z.enum(['embedded', 'address']), base_url: z.string() }),
  started_at: z.iso.datetime(),
  duration_ms: z.number().nonnegative(),
  seed: z.int(),
  requests: count,
  complete: z.boolean(),
  summary: z.strictObject({
    conforms: count,
    violates: count,
    violates_inferred: count,
    inconclusive: count,
    not_exercised: count,
    observed: count,
  }),
  rules: z.array(ruleSchema),
})

export type ConformanceReport = z.infer<typeof conformanceSchema>

/** The run rule by rule, every rule of the catalogue in its order. */
export function conformanceReport(outcome: RunOutcome): ConformanceReport {
  return {
    schema: 1,
    suite: { name: outcome.suite.name, version: outcome.suite.version },
    target: { kind: outcome.target.kind, base_url: outcome.target.base_url },
    started_at: outcome.startedAt.toISOString(),
    duration_ms: outcome.durationMs,
    seed: outcome.seed,
    requests: outcome.requests,
    complete: outcome.complete,
    summary: summaryOf(outcome.results),
    rules: outcome.results.map(({ rule, verdict, reason, durationMs, scenarios, observations }) => ({
      id: rule.id,
      area: rule.area,
      statement: rule.statement,
      section: rule.section,
      level: rule.level,
      verdict,
      ...(reason !== undefined && { reason }),
      needs: [...rule.needs],
      duration_ms: durationMs,
      scenarios: scenarios.map(({ title, file, status, finding }) => ({
        title,
        file,
        status,
        ...(finding && { message: finding.message }),
      })),
      observations: observations.map(({ key, value }) => ({ key, value })),
    })),
  }
}

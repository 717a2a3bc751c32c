import { z } from 'zod'
import { derivationOf, GATES } from '../../helpers/engine/catalogue/gate.ts'
import { shardText } from '../../helpers/engine/gate/shard.ts'
import { UNMET_KINDS } from '../../helpers/engine/gate/unmet-kinds.ts'
import { LEFT_OUT, type RuleResult } from '../../helpers/engine/outcome/verdict.ts'
import { causesOf } from '../causes.ts'
import { findingsOf, type FindingGroup } from '../findings/group.ts'
import { titleOf } from '../findings/title.ts'
import { reasonOf } from '../finding-text.ts'
import { sinceSchema } from '../since.ts'
import { summaryOf, type RunOutcome } from '../summary.ts'

const count = z.int().nonnegative()

const ruleSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+\/[a-z0-9-]+$/),
  area: z.string(),
  statement: z.string(),
  section: z.string(),
  level: z.enum(['stated', 'inferred', 'open']),
  /** The derivation of an inferred rule: the words of the document that it follows from, and how. */
  because: z.string().exactOptional(),
  verdict: z.enum(['conforms', 'violates', 'inconclusive', 'not-exercised', 'observed']),
  reason: z.string().exactOptional(),
  /** Whether the rule was not exercised because the target shows nothing that could be judged. */
  not_shown: z.literal(true).exactOptional(),
  /** Why the run does not include the rule: it was not selected, or it was excluded. */
  left_out: z.enum(LEFT_OUT).exactOptional(),
  /** Why its violation does not fail the run. */
  known: z
    .strictObject({ reason: z.string(), ticket: z.string().exactOptional(), expires: z.string().exactOptional() })
    .exactOptional(),
  /** The id of the rule whose breach made this one inconclusive. */
  cause: z.string().exactOptional(),
  needs: z.array(z.string()),
  duration_ms: z.number().nonnegative(),
  scenarios: z.array(
    z.strictObject({
      title: z.string(),
      file: z.string(),
      status: z.enum(['passed', 'failed', 'broken', 'skipped']),
      message: z.string().exactOptional(),
      /** How a violation was reproduced when the scenario was run again. */
      again: z.string().exactOptional(),
    }),
  ),
  observations: z.array(z.strictObject({ key: z.string(), value: z.string() })),
})

/** The format of `conformance.json`, version 1, for programs that read it. */
export const conformanceSchema = z.strictObject({
  schema: z.literal(1),
  suite: z.strictObject({ name: z.string(), version: z.string() }),
  target: z.strictObject({
    kind: z.enum(['embedded', 'address', 'image']),
    base_url: z.string(),
    /** The name of the container image that the target was started from. */
    image: z.string().exactOptional(),
  }),
  started_at: z.iso.datetime(),
  duration_ms: z.number().nonnegative(),
  seed: z.int(),
  requests: count,
  /** The part of the duration in which requests were delayed because of a rate limit of the target or of the run. */
  throttled_ms: z.number().nonnegative(),
  /** The retries of scenarios because requests got no usable response, and their limits. Absent if there were none. */
  retried: z
    .strictObject({ scenarios: count, tries: count, most_tries: count, most_ms: z.number().nonnegative() })
    .exactOptional(),
  /** If the run is a shard: `1/3`. */
  shard: z.string().exactOptional(),
  complete: z.boolean(),
  gate: z.enum(GATES),
  summary: z.strictObject({
    conforms: count,
    violates: count,
    violates_inferred: count,
    known: count,
    inconclusive: count,
    not_exercised: count,
    /** The number of rules that were not exercised because the target shows nothing that could be judged. */
    not_shown: count,
    observed: count,
  }),
  /** The changes since the run before in the same folder, if it judged the same rules of the same target. */
  since: sinceSchema.exactOptional(),
  /** The rules that made others inconclusive, beginning with the one that most rules depend on. */
  causes: z.array(z.strictObject({ rule: z.string(), hanging: z.array(z.string()) })),
  /** Violations that are alike, so that they probably have one cause; the one that explains most rules comes first. */
  findings: z.array(
    z.strictObject({
      /** Its place in the order of urgency, from 1: `countersign show 1`. */
      number: z.int().positive(),
      title: z.string(),
      /** The rule that shows it best. */
      rule: z.string(),
      violated: z.array(z.string()),
      /** The rules that are inconclusive because of it. */
      inconclusive: z.array(z.string()),
      expected: z.string().exactOptional(),
      actual: z.string().exactOptional(),
      /** A command line that reproduces it. */
      curl: z.string().exactOptional(),
    }),
  ),
  /** The reasons, other than verdicts, why the run does not pass. */
  unmet: z.array(
    z.strictObject({
      kind: z.enum(UNMET_KINDS),
      message: z.string(),
      rules: z.array(z.string()),
    }),
  ),
  rules: z.array(ruleSchema),
})

export type ConformanceReport = z.infer<typeof conformanceSchema>

/** The results of a run, with every rule of the catalogue in its order. */
export function conformanceReport(outcome: RunOutcome): ConformanceReport {
  const { retried } = outcome
  return {
    schema: 1,
    suite: { name: outcome.suite.name, version: outcome.suite.version },
    target: {
      kind: outcome.target.kind,
      base_url: outcome.target.base_url,
      ...(outcome.target.image && { image: outcome.target.image.name }),
    },
    started_at: outcome.startedAt.toISOString(),
    duration_ms: outcome.durationMs,
    seed: outcome.seed,
    requests: outcome.requests,
    throttled_ms: outcome.throttledMs,
    ...(retried && {
      retried: {
        scenarios: retried.scenarios,
        tries: retried.tries,
        most_tries: retried.most,
        most_ms: retried.mostMs,
      },
    }),
    ...(outcome.shard && { shard: shardText(outcome.shard) }),
    complete: outcome.complete,
    gate: outcome.gate,
    summary: summaryOf(outcome.results),
    ...(outcome.since && { since: outcome.since }),
    causes: causesOf(outcome.results).map(({ rule, dependents }) => ({
      rule,
      hanging: dependents.map((one) => one.rule.id),
    })),
    findings: findingsOf(outcome.results).map(findingReport),
    unmet: outcome.unmet.map(({ kind, message, rules }) => ({ kind, message, rules: [...rules] })),
    rules: outcome.results.map(ruleReport),
  }
}

function findingReport(group: FindingGroup, at: number): ConformanceReport['findings'][number] {
  const { violated, dependents } = group
  const [{ result, finding }] = violated
  const { expected, actual, replay } = finding
  return {
    number: at + 1,
    title: titleOf(group),
    rule: result.rule.id,
    violated: violated.map((one) => one.result.rule.id),
    inconclusive: dependents.map(({ rule }) => rule.id),
    ...(expected !== undefined && { expected }),
    ...(actual !== undefined && { actual }),
    ...(replay !== undefined && { curl: replay }),
  }
}

function ruleReport(result: RuleResult): ConformanceReport['rules'][number] {
  const { rule, verdict, known, reason, isUnshown, leftOut, cause, durationMs, scenarios, observations } = result
  const because = derivationOf(rule)
  return {
    id: rule.id,
    area: rule.area,
    statement: rule.statement,
    section: rule.section,
    level: rule.level,
    ...(because !== undefined && { because }),
    verdict,
    ...(known && { known: { ...known } }),
    ...(reason !== undefined && { reason: cause === undefined ? reason : reasonOf(result) }),
    ...(isUnshown && { not_shown: true }),
    ...(leftOut && { left_out: leftOut }),
    ...(cause !== undefined && { cause }),
    needs: [...rule.needs],
    duration_ms: durationMs,
    scenarios: scenarios.map(({ title, file, status, finding }) => ({
      title,
      file,
      status,
      ...(finding && { message: finding.message }),
      ...(finding?.again !== undefined && { again: finding.again }),
    })),
    observations: observations.map(({ key, value }) => ({ key, value })),
  }
}

import { z } from 'zod'
import { fails } from '../../helpers/engine/catalogue/gate.ts'
import { LEFT_OUT, type RuleResult } from '../../helpers/engine/outcome/verdict.ts'
import { documentPart } from '../document-part.ts'
import { exitCodeOf, type RunOutcome } from '../summary.ts'
import { catalogueDigest, verdictsDigest } from './digests.ts'
import { countsOf, LEVELS } from './counts.ts'
import { notJudgedOf } from './not-judged.ts'

const count = z.int().nonnegative()
const digest = z.string().regex(/^[0-9a-f]{64}$/)
const ids = z.array(z.string())
const byReason = z.array(z.strictObject({ reason: z.string(), rules: ids }))

const countsSchema = z.strictObject({
  conforms: count,
  violates: count,
  known: count,
  inconclusive: count,
  not_exercised: count,
  left_out: count,
  observed: count,
})

const stated = z.strictObject({
  id: z.string(),
  level: z.enum(LEVELS),
  statement: z.string(),
  verdict: z.enum(['conforms', 'violates', 'inconclusive', 'not-exercised', 'observed']),
  left_out: z.enum(LEFT_OUT).exactOptional(),
  known: z
    .strictObject({ reason: z.string(), ticket: z.string().exactOptional(), expires: z.string().exactOptional() })
    .exactOptional(),
})

/** The format of `conformance-statement.json`, version 1. */
export const statementSchema = z.strictObject({
  schema: z.literal(1),
  suite: z.strictObject({ name: z.string(), version: z.string() }),
  target: z.strictObject({
    kind: z.enum(['embedded', 'address', 'image']),
    base_url: z.string(),
    image: z.string().exactOptional(),
    /** The deliberate fault of the reference service. */
    fault: z.string().exactOptional(),
  }),
  /** The facts and capabilities that the target was judged against. */
  workspace: z.strictObject({
    made: z.boolean(),
    capabilities: z.array(z.string()),
    facts: z.array(z.strictObject({ variable: z.string(), means: z.string(), value: z.string() })),
  }),
  started_at: z.iso.datetime(),
  duration_ms: z.number().nonnegative(),
  seed: z.int(),
  /** The levels of the document whose violated rules fail the run: all of them, or only stated rules. */
  gate: z.enum(['all', 'stated']),
  exit_code: z.union([z.literal(0), z.literal(1), z.literal(3), z.literal(4)]),
  /** The number of rules by level and verdict. */
  counts: z.strictObject({ stated: countsSchema, inferred: countsSchema, open: countsSchema }),
  /** The reasons, other than verdicts, why the run does not pass. */
  unmet: z.array(z.string()),
  not_judged: z.strictObject({ not_selected: ids, excluded: ids, not_exercised: byReason, inconclusive: byReason }),
  /** Every rule of the catalogue, in its order. */
  rules: z.array(stated),
  /** SHA-256 of all rules, and of the judged rules with their verdicts. */
  digests: z.strictObject({ catalogue: digest, verdicts: digest }),
})

/** The conclusions of a run about a target, for a reader without the other reports. */
export type Statement = z.infer<typeof statementSchema>

/** A rule as a statement lists it. */
export type StatedRule = Statement['rules'][number]

/**
 * Makes the statement of a run, which is about the document alone.
 * @returns undefined for a part of a run and for a run that ended early, which establish too little
 */
export function statementOf(run: RunOutcome): Statement | undefined {
  const outcome = documentPart(run)
  const { suite, target, workspace, startedAt, durationMs, seed, gate, results, unmet, fault } = outcome
  const exitCode = exitCodeOf(outcome)
  if (outcome.shard || !outcome.complete || exitCode === 130) return undefined
  const rules = results.flatMap(statedRule)
  return {
    schema: 1,
    suite: { name: suite.name, version: suite.version },
    target: {
      kind: target.kind,
      base_url: target.base_url,
      ...(target.image && { image: target.image.name }),
      ...(fault !== undefined && { fault }),
    },
    workspace: {
      made: workspace.made,
      capabilities: [...workspace.capabilities],
      facts: workspace.facts.map((fact) => ({ ...fact })),
    },
    started_at: startedAt.toISOString(),
    duration_ms: durationMs,
    seed,
    gate: fails('inferred', gate) ? 'all' : 'stated',
    exit_code: exitCode,
    counts: countsOf(rules),
    unmet: unmet.map(({ message }) => message),
    not_judged: notJudgedOf(results),
    rules,
    digests: { catalogue: catalogueDigest(rules), verdicts: verdictsDigest(rules) },
  }
}

const statedRule = ({ rule, verdict, leftOut, known }: RuleResult): StatedRule[] => {
  const { id, level, statement } = rule
  if (level === 'own') return []
  return [
    { id, level, statement, verdict, ...(leftOut && { left_out: leftOut }), ...(known && { known: { ...known } }) },
  ]
}

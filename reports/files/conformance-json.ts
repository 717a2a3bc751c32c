import { z } from 'zod'
import { derivationOf, GATES } from '../../helpers/engine/catalogue/gate.ts'
import { shardText } from '../../helpers/engine/gate/shard.ts'
import { UNMET_KINDS } from '../../helpers/engine/gate/unmet-kinds.ts'
import { LEFT_OUT, type RuleResult } from '../../helpers/engine/outcome/verdict.ts'
import { causesOf } from '../causes.ts'
import { findingsOf, type FindingGroup } from '../findings/group.ts'
import { titleOf } from '../findings/title.ts'
import { reasonOf } from '../finding-text.ts'
import { ownResults, ownSummaryOf } from '../own-rules.ts'
import { sinceSchema } from '../since.ts'
import { summaryOf, type RunOutcome } from '../summary.ts'

const count = z.int().nonnegative()

const scenarioSchema = z.strictObject({
  title: z.string().describe('A title that says how the rule is tested.'),
  file: z.string().describe('The file of the suite that contains the scenario.'),
  status: z
    .enum(['passed', 'failed', 'broken', 'skipped'])
    .describe(
      'passed: no breach was found. failed: an assertion about the target failed. broken: there is no conclusion. ' +
        'skipped: the target lacks what the scenario needs.',
    ),
  message: z.string().exactOptional().describe('Why the scenario did not pass.'),
  again: z.string().exactOptional().describe('How a violation was reproduced when the scenario was run again.'),
})

const knownSchema = z
  .strictObject({
    reason: z.string().describe('The reason that the list of known violations gives.'),
    ticket: z.string().exactOptional().describe('The ticket of the violation.'),
    expires: z
      .string()
      .exactOptional()
      .describe('The day (2030-01-31, UTC) from which the violation fails the run again.'),
  })
  .describe('Why the violation of the rule does not fail the run. Absent if the violation is not known.')

const ruleSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z-]+\/[a-z0-9-]+$/)
      .describe('The id of the rule, which is never reused.'),
    area: z.string().describe('The part of the id before the slash.'),
    statement: z.string().describe('The rule in one sentence.'),
    section: z.string().describe('The section of the document that the rule comes from.'),
    level: z
      .enum(['stated', 'inferred', 'open'])
      .describe(
        'stated: the document says it. inferred: it follows from the document. open: the document leaves it open, so it is ' +
          'observed and never judged.',
      ),
    because: z
      .string()
      .exactOptional()
      .describe('For an inferred rule: the words of the document that it follows from, and how.'),
    verdict: z
      .enum(['conforms', 'violates', 'inconclusive', 'not-exercised', 'observed'])
      .describe(
        'conforms: a scenario judged the rule, and none found a breach. violates: an assertion about the target failed. ' +
          'inconclusive: something kept the suite from a conclusion. not-exercised: the rule was not judged. ' +
          'observed: an open rule, whose behaviour was recorded.',
      ),
    reason: z.string().exactOptional().describe('Why the rule is inconclusive or was not exercised.'),
    not_shown: z
      .literal(true)
      .exactOptional()
      .describe('Present if the rule was not exercised because the target shows nothing that could be judged.'),
    left_out: z
      .enum(LEFT_OUT)
      .exactOptional()
      .describe(
        'Why the run does not include the rule: it was not selected, it was excluded, or its verdict depends on a part ' +
          'that `countersign merge` did not get.',
      ),
    known: knownSchema.exactOptional(),
    cause: z.string().exactOptional().describe('The id of the rule whose breach made this one inconclusive.'),
    needs: z
      .array(z.string())
      .describe('The capabilities of the control interface and the facts of the workspace that the rule needs.'),
    duration_ms: z.number().nonnegative().describe('The total time of its scenarios in milliseconds.'),
    scenarios: z.array(scenarioSchema).describe('The scenarios that judged the rule or saw its breach.'),
    observations: z
      .array(
        z.strictObject({
          key: z.string().describe('The name of the observed behaviour.'),
          value: z.string().describe('The behaviour of the target.'),
        }),
      )
      .describe('Behaviour that was recorded and not judged.'),
  })
  .describe('A rule of the document with its verdict.')

const ownRuleSchema = ruleSchema
  .omit({ because: true })
  .extend({
    section: z.string().describe('Whose promise it is: "Promised by Acme".'),
    level: z.literal('own').describe('own: the document does not say it.'),
    source: z.string().exactOptional().describe('Where the promise is written.'),
  })
  .describe("A rule of one's own with its verdict.")

const suiteSchema = z
  .strictObject({
    name: z.string().describe('The name of the suite.'),
    version: z.string().describe('The version of the suite.'),
  })
  .describe('The suite that judged the target.')

const targetSchema = z
  .strictObject({
    kind: z
      .enum(['embedded', 'address', 'image'])
      .describe(
        'embedded: the reference service of the suite. address: a service at an address. image: a container that the run started.',
      ),
    base_url: z.string().describe('The address that the requests were sent to.'),
    image: z.string().exactOptional().describe('The name of the container image that the target was started from.'),
  })
  .describe('The service that was judged.')

const retriedSchema = z
  .strictObject({
    scenarios: count.describe('How many scenarios ran again.'),
    tries: count.describe('How many times scenarios ran again in total.'),
    most_tries: count.describe('The most times that scenarios may run again in one run.'),
    most_ms: z.number().nonnegative().describe('The longest time for which scenarios may run again, in milliseconds.'),
  })
  .describe('The retries of scenarios because requests got no usable response, and their limits. Absent without any.')

const summarySchema = z
  .strictObject({
    conforms: count.describe('Rules that conform.'),
    violates: count.describe('Violated rules that the document states, and that are not known.'),
    violates_inferred: count.describe('Violated rules that are inferred from the document, and that are not known.'),
    known: count.describe('Violated rules in the list of known violations.'),
    inconclusive: count.describe('Rules without a conclusion.'),
    not_exercised: count.describe('Rules that were not judged, including those that the run leaves out.'),
    not_shown: count.describe('The part of not_exercised for which the target shows nothing that could be judged.'),
    observed: count.describe('Open rules whose behaviour was recorded.'),
  })
  .describe('The number of rules of the document by verdict.')

const ownSchema = z
  .strictObject({
    summary: z
      .strictObject({
        conforms: count.describe('Rules that conform.'),
        violates: count.describe('Violated rules that are not known.'),
        known: count.describe('Violated rules in the list of known violations.'),
        inconclusive: count.describe('Rules without a conclusion.'),
        not_exercised: count.describe('Rules that were not judged, including those that the run leaves out.'),
      })
      .describe('The number of these rules by verdict.'),
    rules: z.array(ownRuleSchema).describe('Every such rule, in its order.'),
  })
  .describe("The rules of one's own, which the document does not contain (run --rules). Absent without any.")

const causeSchema = z.strictObject({
  rule: z.string().describe('The id of the broken rule.'),
  hanging: z.array(z.string()).describe('The ids of the rules that it made inconclusive.'),
})

const unmetSchema = z.strictObject({
  kind: z.enum(UNMET_KINDS).describe('The kind of the reason.'),
  message: z.string().describe('The reason in words.'),
  rules: z.array(z.string()).describe('The ids of the rules that it is about.'),
})

const findingSchema = z.strictObject({
  number: z.int().positive().describe('Its place in the order of urgency, from 1: countersign show 1.'),
  title: z.string().describe('The finding in one line.'),
  rule: z.string().describe('The violated rule that shows it best.'),
  violated: z.array(z.string()).describe('The ids of its violated rules.'),
  inconclusive: z.array(z.string()).describe('The ids of the rules that are inconclusive because of it.'),
  expected: z.string().exactOptional().describe('The expected value, for the rule that shows it best.'),
  actual: z.string().exactOptional().describe('The actual value.'),
  curl: z.string().exactOptional().describe('A command line that reproduces it.'),
})

/** The format of `conformance.json`, version 1, for programs that read it. Its JSON Schema is generated from it. */
export const conformanceSchema = z
  .strictObject({
    schema: z.literal(1).describe('The version of this format.'),
    suite: suiteSchema,
    target: targetSchema,
    started_at: z.iso.datetime().describe('When the run began, in UTC.'),
    duration_ms: z.number().nonnegative().describe('How long the run took, in milliseconds.'),
    seed: z.int().describe('The seed of names, texts and the order of scenarios.'),
    requests: count.describe('The number of requests to the target.'),
    throttled_ms: z
      .number()
      .nonnegative()
      .describe(
        'The part of the duration in which requests were delayed because of a rate limit of the target or of the run, in milliseconds.',
      ),
    retried: retriedSchema.exactOptional(),
    shard: z.string().exactOptional().describe('If the run is one part of several: part and number of parts, as 1/3.'),
    complete: z.boolean().describe('False if the run ended before every selected scenario did.'),
    gate: z
      .enum(GATES)
      .describe(
        'The levels whose violated rules fail the run. all: every level. document: stated and inferred rules. stated: only ' +
          "stated rules. stated,own: stated rules and rules of one's own.",
      ),
    summary: summarySchema,
    causes: z
      .array(causeSchema)
      .describe('The rules that made others inconclusive, beginning with the one that most rules depend on.'),
    since: sinceSchema
      .exactOptional()
      .describe('The changes since the run before in the same folder, if it judged the same rules of the same target.'),
    findings: z
      .array(findingSchema)
      .describe(
        'Violations that are alike, so that they probably have one cause; the one that explains most rules comes first.',
      ),
    unmet: z.array(unmetSchema).describe('The reasons, other than verdicts, why the run does not pass.'),
    rules: z.array(ruleSchema).describe('Every rule of the document, in its order.'),
    own: ownSchema.exactOptional(),
  })
  .meta({
    $id: 'urn:countersign:conformance:1',
    title: 'Conformance report of Countersign',
    description: 'The verdict of one run on every rule of the catalogue: the file conformance.json.',
  })

export type ConformanceReport = z.infer<typeof conformanceSchema>
type OwnReport = NonNullable<ConformanceReport['own']>

/** All rules of a report: those of the document, then those of one's own. */
export const rulesIn = ({
  rules,
  own,
}: ConformanceReport): readonly (ConformanceReport['rules'] | OwnReport['rules'])[number][] => [
  ...rules,
  ...(own?.rules ?? []),
]

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
    causes: causesOf(outcome.results).map(({ rule, dependents }) => ({
      rule,
      hanging: dependents.map((one) => one.rule.id),
    })),
    ...(outcome.since && { since: outcome.since }),
    findings: findingsOf(outcome.results).map(findingReport),
    unmet: outcome.unmet.map(({ kind, message, rules }) => ({ kind, message, rules: [...rules] })),
    rules: outcome.results.flatMap(ruleReport),
    ...ownReport(outcome.results),
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

function ownReport(results: readonly RuleResult[]): Pick<ConformanceReport, 'own'> {
  const summary = ownSummaryOf(results)
  if (!summary) return {}
  const rules = ownResults(results).map((result): OwnReport['rules'][number] => {
    const { source } = result.rule
    return { ...commonOf(result), level: 'own', ...(source !== undefined && { source }) }
  })
  return { own: { summary: { ...summary }, rules } }
}

/** A rule of the document; empty for a rule of one's own. */
function ruleReport(result: RuleResult): ConformanceReport['rules'] {
  const { level } = result.rule
  if (level === 'own') return []
  const because = derivationOf(result.rule)
  const { id, area, statement, section, ...rest } = commonOf(result)
  return [{ id, area, statement, section, level, ...(because !== undefined && { because }), ...rest }]
}

/** Everything that reports say about rules of every level. */
function commonOf(result: RuleResult) {
  const { rule, verdict, known, reason, isUnshown, leftOut, cause, durationMs, scenarios, observations } = result
  return {
    id: rule.id,
    area: rule.area,
    statement: rule.statement,
    section: rule.section,
    verdict,
    ...(known && { known: { ...known } }),
    ...(reason !== undefined && { reason: cause === undefined ? reason : reasonOf(result) }),
    ...(isUnshown && { not_shown: true as const }),
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

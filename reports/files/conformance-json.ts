import { z } from 'zod'
import { GATES } from '../../helpers/engine/catalogue/gate.ts'
import { shardText } from '../../helpers/engine/gate/shard.ts'
import { UNMET_KINDS } from '../../helpers/engine/gate/unmet-kinds.ts'
import type { RuleResult } from '../../helpers/engine/outcome/verdict.ts'
import { causesOf } from '../causes.ts'
import { findingsOf, type FindingGroup } from '../findings/group.ts'
import { titleOf } from '../findings/title.ts'
import { ownResults, ownSummaryOf } from '../own-rules.ts'
import { sinceSchema } from '../since.ts'
import { summaryOf, type RunOutcome } from '../summary.ts'
import { ownRuleReport, ownRuleSchema, ruleReport, ruleSchema } from './conformance-rule.ts'

const count = z.int().nonnegative()

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
  .describe('The own rules, which the document does not contain (run --rules). Absent without any.')

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
          'stated rules. stated+own: stated rules and own rules.',
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

/** All rules of a report: those of the document, then own ones. */
export function rulesIn({
  rules,
  own,
}: ConformanceReport): (ConformanceReport['rules'] | OwnReport['rules'])[number][] {
  return [...rules, ...(own?.rules ?? [])]
}

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
  return { own: { summary: { ...summary }, rules: ownResults(results).map(ownRuleReport) } }
}

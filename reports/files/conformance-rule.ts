import { z } from 'zod'
import { derivationOf } from '../../helpers/engine/catalogue/gate.ts'
import { LEFT_OUT, type RuleResult } from '../../helpers/engine/outcome/verdict.ts'
import { reasonOf } from '../finding-text.ts'

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

/** A rule of the document, as `conformance.json` has it. */
export const ruleSchema = z
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

/** An own rule, as `conformance.json` has it. */
export const ownRuleSchema = ruleSchema
  .omit({ because: true })
  .extend({
    section: z.string().describe('Whose promise it is: "Promised by Acme".'),
    level: z.literal('own').describe('own: the document does not say it.'),
    source: z.string().exactOptional().describe('Where the promise is written.'),
  })
  .describe('An own rule with its verdict.')

/** An own rule with its verdict. */
export function ownRuleReport(result: RuleResult): z.infer<typeof ownRuleSchema> {
  const { source } = result.rule
  return { ...commonOf(result), level: 'own', ...(source !== undefined && { source }) }
}

/** A rule of the document; empty for an own rule. */
export function ruleReport(result: RuleResult): z.infer<typeof ruleSchema>[] {
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

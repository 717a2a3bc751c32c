import type { ScenarioRecord } from '../outcome/record.ts'
import type { RuleResult } from '../outcome/verdict.ts'
import { isCertain, unknownIn } from './missing-causes.ts'
import { fallsTo, shardText, type Shard } from './shard.ts'
import type { Unmet } from './unmet-kinds.ts'

/** The shards that a merge did not get, and their scenarios. */
export interface MissingParts {
  readonly shards: readonly Shard[]
  /** The shard of each missing scenario, by the key of the scenario. */
  readonly byKey: ReadonlyMap<string, Shard>
  readonly seed: number
}

/** Finds the scenarios of missing shards. `undefined` if no shard is missing. */
export function missingParts(
  keys: readonly string[],
  shards: readonly Shard[],
  seed: number,
): MissingParts | undefined {
  if (shards.length === 0) return undefined
  const missing = keys.flatMap((key) => {
    const shard = shards.find((one) => fallsTo(key, one))
    return shard ? [[key, shard] as const] : []
  })
  return { shards, byKey: new Map(missing), seed }
}

/** The reports group reasons without ids, and would take the number after a slash for an id. */
const nameOf = ({ index, of }: Shard) => `shard ${index} of ${of}`
const reasonFor = (shard: Shard) => `${nameOf(shard)} judges it, and is missing`

/** Marks the scenarios of missing shards as not run for this reason, so that no other reason is given for them. */
export function withMissingRecords(records: readonly ScenarioRecord[], { byKey }: MissingParts): ScenarioRecord[] {
  return records.map((record) => {
    const shard = byKey.get(record.key)
    return shard ? { ...record, status: 'skipped', finding: { message: reasonFor(shard) } } : record
  })
}

/**
 * Withholds the verdicts that the missing shards may change. A violation counts only if no rule that they may find
 * violated would explain it, and a reason for which the present parts reached no conclusion is known without them.
 * @param sightable the rules that the responses of any scenario may violate
 */
export function withoutMissing(
  results: readonly RuleResult[],
  missing: MissingParts,
  sightable: ReadonlySet<string> = new Set(),
): RuleResult[] {
  const unknown = unknownIn(results, missing.byKey, sightable)
  return results.map((result) => {
    if (result.verdict === 'violates') return isCertain(result, results, unknown) ? result : uncertain(result, missing)
    const shard = shardOf(result, missing)
    if (!shard) return result
    const { isUnshown: _, ...rest } = result
    return { ...rest, verdict: 'not-exercised', reason: reasonFor(shard), leftOut: MISSING }
  })
}

const MISSING = 'missing-part'

/** The rules that only missing shards could conclude. */
export const missingRules = (results: readonly RuleResult[]): ReadonlySet<string> =>
  new Set(results.filter(({ leftOut }) => leftOut === MISSING).map(({ rule }) => rule.id))

function shardOf({ verdict, leftOut, scenarios }: RuleResult, { byKey }: MissingParts): Shard | undefined {
  if (verdict === 'violates' || verdict === 'inconclusive' || leftOut !== undefined) return undefined
  const scenario = scenarios.find(({ key, isSighting }) => !isSighting && byKey.has(key))
  return scenario && byKey.get(scenario.key)
}

/** A violation that the missing shards may explain. */
function uncertain(result: RuleResult, { shards }: MissingParts): RuleResult {
  const reason = `${missingText(shards)}, and may find another violated rule that explains this failure`
  const scenarios = result.scenarios.map((one) =>
    one.status === 'failed' ? { ...one, status: 'broken' as const } : one,
  )
  return { ...result, verdict: 'inconclusive', reason, leftOut: result.leftOut ?? MISSING, findings: [], scenarios }
}

/** Which shards are missing, and what to give. */
export function missingUnmet({ shards, seed }: MissingParts, rules: ReadonlySet<string>): Unmet {
  const isOne = shards.length === 1
  const flags = shards.map((shard) => `--shard ${shardText(shard)} --seed ${seed}`).join(' and ')
  const count = `${rules.size.toLocaleString('en-US')} ${rules.size === 1 ? 'rule was' : 'rules were'} not judged`
  const text = missingText(shards)
  return {
    kind: 'missing-shard',
    rules: [...rules],
    message:
      `${text.charAt(0).toUpperCase()}${text.slice(1)}, so ${count}. ` +
      `Also give countersign merge the ${isOne ? 'folder' : 'folders'} of countersign run with ${flags}.`,
  }
}

/** Why a run with missing shards is not complete. */
export const missingText = (shards: readonly Shard[]): string =>
  `${shards.map(nameOf).join(' and ')} ${shards.length === 1 ? 'is' : 'are'} missing`

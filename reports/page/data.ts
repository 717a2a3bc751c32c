import { derivationOf } from '../../helpers/engine/catalogue/gate.ts'
import { howToSupply } from '../../helpers/engine/catalogue/needs.ts'
import { SECTIONS } from '../../helpers/engine/catalogue/sections.ts'
import type { RuleResult } from '../../helpers/engine/outcome/verdict.ts'
import { compact } from '../../helpers/engine/values/compact.ts'
import { reasonOf } from '../finding-text.ts'
import { findingsOf, type FindingGroup } from '../findings/group.ts'
import { titleOf } from '../findings/title.ts'
import type { RunOutcome } from '../summary.ts'
import { knownText } from '../terminal/known.ts'
import { callOf, CALL_TEXTS } from './call.ts'
import { evidenceOf } from './evidence.ts'
import { headOf, type PageOptions } from './head.ts'
import type { Evidence, FindingRow, Kind, PageData, RuleDetails, RuleRow } from './shape.ts'
import { textTable, type Texts } from './texts.ts'

/** Everything that the page shows. */
export interface PageContents {
  readonly data: PageData
  readonly evidence: Evidence
}

/** The contents of the page of a run: all rules, and the evidence of those that are violated or inconclusive. */
export function pageContents(outcome: RunOutcome, options: PageOptions = {}): PageContents {
  const { results, records } = outcome
  const groups = findingsOf(results)
  const { evidence, places } = evidenceOf(byUrgency(results, groups), records)
  const numbers = new Map(groups.flatMap((group, at) => rulesOf(group).map((one) => [one.rule.id, at + 1] as const)))
  const at = new Map(results.map(({ rule }, place) => [rule.id, place]))
  const texts = textTable()
  const sections: string[] = [...new Set(results.map(({ rule }) => rule.section))].toSorted(inOrder)
  const rules = results.map((result) =>
    ruleRow(result, sections.indexOf(result.rule.section), texts, {
      finding: numbers.get(result.rule.id),
      evidence: places.get(result.rule.id),
      document: options.placesOf?.(result.rule.id).map(texts.placeOf),
    }),
  )
  const called = new Set(rules.map(([, , , , , more]) => more?.call))
  return {
    data: {
      head: headOf(outcome, options),
      sections,
      calls: Object.fromEntries(Object.entries(CALL_TEXTS).filter(([name]) => called.has(name))),
      texts: texts.all(),
      findings: groups.map((group) => findingRow(group, at)),
      rules,
    },
    evidence,
  }
}

/** Sections in the order of the document, and after them those of other promises. */
const inOrder = (a: string, b: string): number => placeOf(a) - placeOf(b)
const placeOf = (section: string): number => {
  const at = SECTIONS.findIndex((one) => one === section)
  return at < 0 ? SECTIONS.length : at
}

const violatedIn = ({ violated }: FindingGroup): RuleResult[] => violated.map(({ result }) => result)
const rulesOf = (group: FindingGroup): RuleResult[] => [...violatedIn(group), ...group.dependents]

/** The rules of findings in their order, then all others. */
const byUrgency = (results: readonly RuleResult[], groups: readonly FindingGroup[]): RuleResult[] => [
  ...new Set([...groups.flatMap(rulesOf), ...results]),
]

function findingRow(group: FindingGroup, at: ReadonlyMap<string, number>): FindingRow {
  const placesOf = (results: readonly RuleResult[]) => results.map(({ rule }) => at.get(rule.id) ?? 0)
  return {
    title: titleOf(group),
    level: group.violated[0].result.rule.level,
    violated: placesOf(violatedIn(group)),
    inconclusive: placesOf(group.dependents),
  }
}

function ruleRow(
  result: RuleResult,
  section: number,
  texts: Texts,
  places: { readonly [K in 'finding' | 'evidence' | 'document']: RuleDetails[K] | undefined },
): RuleRow {
  const { rule, known, cause, observations } = result
  const place = (text: string | undefined) => (text === undefined ? undefined : texts.placeOf(text))
  const supply = suppliesOf(result)
  const more = compact({
    call: callOf(result),
    because: place(derivationOf(rule)),
    source: place(rule.source),
    reason: place(reasonText(result)),
    supply: supply.length > 0 ? supply.map(texts.placeOf) : undefined,
    untestable: rule.unreachable && (true as const),
    known: place(known && knownText(known)),
    cause,
    seen: observations.length > 0 ? observations.map(({ key, value }) => `${key}: ${value}`) : undefined,
    ...places,
  })
  const head = [rule.id, rule.statement, section, rule.level, kindOf(result)] as const
  return Object.keys(more).length > 0 ? [...head, more] : head
}

const kindOf = ({ verdict, known }: RuleResult): Kind => (known ? 'known' : verdict)

/** Why the rule has no conclusion, or was not exercised. */
function reasonText(result: RuleResult): string | undefined {
  return result.verdict === 'inconclusive' ? reasonOf(result) : result.reason
}

/** The things to set or provide, so that a rule that was not exercised is judged. */
function suppliesOf({ verdict, scenarios }: RuleResult): string[] {
  if (verdict !== 'not-exercised') return []
  const lacks = scenarios.flatMap(({ finding }) => finding?.lacks ?? [])
  return [...new Set(lacks)].map(howToSupply)
}

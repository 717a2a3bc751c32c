import type { Har } from 'har-format'
import type { ScenarioRecord, ShownExchange } from '../../helpers/engine/outcome/record.ts'
import { findingsOf, type FindingGroup, type ViolatedRule } from '../findings/group.ts'
import { titleOf } from '../findings/title.ts'
import type { RunOutcome } from '../summary.ts'
import { harEntry } from './har-entry.ts'

/**
 * The maximum number of scenarios with all their exchanges, so that the file of a target that breaks every rule still opens. Others
 * only have the judged ones.
 */
const MOST_SCENARIOS = 400

/**
 * The exchanges that show the findings of a run, as HAR 1.2, which the network panel of a browser opens. Each finding is a page. The
 * comment of a judged exchange names the rules.
 * @returns undefined if no finding has an exchange
 */
export function harText(outcome: RunOutcome): string | undefined {
  const { suite, startedAt, target, again, records, results } = outcome
  const byKey = new Map(records.map((record) => [record.key, record]))
  const complete = new Set<string>()
  const pages = findingsOf(results).flatMap((group, i) => {
    const id = `finding-${i + 1}`
    const entries = shownIn(group, byKey, complete).map(({ exchange, rules }) =>
      harEntry(exchange, { target, again, pageref: id, comment: commentOf(exchange, rules) }),
    )
    if (entries.length === 0) return []
    const page = {
      id,
      title: `${i + 1}) ${titleOf(group)}`,
      startedDateTime: startedAt.toISOString(),
      pageTimings: { onContentLoad: -1, onLoad: -1 },
    }
    return [{ page, entries }]
  })
  if (pages.length === 0) return undefined
  const har: Har = {
    log: {
      version: '1.2',
      creator: { name: suite.name, version: suite.version },
      pages: pages.map(({ page }) => page),
      entries: pages.flatMap(({ entries }) => entries),
    },
  }
  return `${JSON.stringify(har)}\n`
}

interface Shown {
  readonly exchange: ShownExchange
  /** The rules that judged it. */
  readonly rules: readonly string[]
}

/** The exchanges of a finding, those of a scenario once. */
function shownIn(
  { violated }: FindingGroup,
  byKey: ReadonlyMap<string, ScenarioRecord>,
  complete: Set<string>,
): Shown[] {
  const byScenario = new Map<string, ViolatedRule[]>()
  for (const one of violated) {
    const key = one.result.scenarios.find(({ finding }) => finding === one.finding)?.key
    if (key !== undefined) byScenario.set(key, [...(byScenario.get(key) ?? []), one])
  }
  return [...byScenario].flatMap(([key, own]) => {
    if (complete.size < MOST_SCENARIOS) complete.add(key)
    const shown = (byKey.get(key)?.exchanges ?? []).map((exchange) => ({
      exchange,
      rules: own.filter(({ finding }) => finding.judged === exchange.number).map(({ result }) => result.rule.id),
    }))
    return complete.has(key) ? shown : shown.filter(({ rules }) => rules.length > 0)
  })
}

function commentOf({ side, repeated }: ShownExchange, rules: readonly string[]): string {
  return [
    ...(rules.length > 0 ? [`Judged: ${rules.join(', ')}`] : []),
    ...(side === 'control' ? ['Sent to the control interface'] : []),
    ...(repeated ? [`Sent ${repeated.times} times`] : []),
  ].join('. ')
}

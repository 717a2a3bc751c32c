import { expect, test } from 'vitest'
import { faults } from '../../../fixtures/faults/index.ts'
import { catalogue } from '../../app/project/suite.ts'
import { run } from '../../app/program/index.ts'
import type { RuleResult } from '../../engine/outcome/verdict.ts'
import type { ScenarioRecord } from '../../engine/outcome/record.ts'
import { contentsAt } from '../../engine/values/json.ts'
import { isLong, share, turnOf } from '../../sweeps/turn.ts'
import { pastedInto } from '../../testing/servers/pasted-line.ts'

/** The maximum number of faults in one turn. */
const MOST = 6

/** Faults whose lines show something else when they are pasted. */
const EXCLUDED: Readonly<Record<string, string>> = {
  'transaction-arguments-watchers-forgotten-update': 'needs the members of the workspace that the run created',
  'lifecycle-update-ended-takes-sender': 'needs the features of the workspace that the run created',
  'listing-by-id': 'needs the other transactions of a run',
  'listing-since-oldest-first': 'needs the other transactions of a run',
  'listing-created-gt-overlooked-in-window': 'needs the times of a run',
  'listing-search-start-anywhere-metadata': 'needs the other transactions of a run',
  'document-of-last-file': 'needs a file that an earlier request uploaded',
  'review-appointment-not-reread': 'needs an earlier reading of the transaction',
}
/** Whether the line needs the features of the workspace that the run created: the one of `serve` has issuing entities. */
const needsOtherFeatures = (fault: string) =>
  fault.startsWith('sender-name-display-') && /feature-off|forgotten|only-answered/.test(fault)

/** Kinds of assertions whose actual value begins with a status. */
const ABOUT_STATUS = new Set(['status', 'accepted', 'refused'])

const isStated = (rule: string) => catalogue.get(rule)?.level === 'stated'
const areaOf = (id: string) => faults[id]?.breaks[0]?.split('/')[0]
const areas = [...new Set(Object.keys(faults).map(areaOf))]

/** The faults of one area in each turn; of a large area a part, which moves on each time that its turn comes. */
function faultsOfTurn(): readonly string[] {
  const stated = Object.entries(faults)
    .filter(([, { breaks }]) => breaks.some(isStated))
    .map(([id]) => id)
    .filter((id) => EXCLUDED[id] === undefined && !needsOtherFeatures(id))
  if (isLong) return stated
  const turn = turnOf().number
  const own = stated.filter((id) => areaOf(id) === areas[turn % areas.length])
  return share(Math.ceil(own.length / MOST), own, Math.floor(turn / areas.length))
}

/** The value of the judged member in a response, without the values that differ between two runs. */
function memberIn(body: string, what: string): string {
  const path = /^[a-z_]\w*(?:\[[^\]]*\])?(?:\.[a-z_]\w*(?:\[[^\]]*\])?)*(?= |$)/.exec(what)?.[0] ?? ''
  const values = body === '' || path === '' ? [] : contentsAt(parsed(body), path.replaceAll(/\[[^\]]*\]/g, '[]'))
  return JSON.stringify(values).replaceAll(/\b[a-z]{3}_[a-z]{12,}\b|[\w.+-]*\d[\w.:+-]*(?:@[\w.-]+)?|\$\w+/g, '…')
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** The curl line of a violated rule, with the exchange that it must show. */
function shownBy({ scenarios }: RuleResult, records: readonly ScenarioRecord[]) {
  const shown = scenarios.find(({ status, finding }) => status === 'failed' && finding?.replay !== undefined)
  const record = records.find(({ key }) => key === shown?.key)
  const exchange = record?.exchanges?.find(({ number }) => number === shown?.finding?.judged)
  const { replay: line = '', what = '', actual = '', kind = 'claim' } = shown?.finding ?? {}
  const { status, body = '' } = exchange?.response ?? {}
  // The status that the report names, not only that of the exchange that it shows.
  const named = ABOUT_STATUS.has(kind) ? /^\d{3}\b/.exec(actual)?.[0] : undefined
  return {
    line,
    what,
    reported: { status: named === undefined ? status : Number(named), member: memberIn(body, what) },
  }
}

test.each(faultsOfTurn())(
  'The curl lines of the fault %s show what is reported',
  async (fault) => {
    const breaks = faults[fault]?.breaks ?? []
    const { outcome } = await run({ fault, rule: breaks, seed: 1, doctor: false })
    const violated = outcome.results.filter(
      ({ rule, verdict }) => verdict === 'violates' && breaks.includes(rule.id as never),
    )
    expect(violated.length).toBeGreaterThan(0)
    for (const result of violated) {
      const { line, what, reported } = shownBy(result, outcome.records)
      const printed = await pastedInto(fault, line)
      expect({ status: printed.status, member: memberIn(printed.body, what) }, `${result.rule.id}\n${line}`).toEqual(
        reported,
      )
    }
  },
  120_000,
)

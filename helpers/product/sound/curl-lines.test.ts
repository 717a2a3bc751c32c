import { expect, test } from 'vitest'
import { faults } from '../../../fixtures/faults/index.ts'
import { catalogue } from '../../app/project/suite.ts'
import { run } from '../../app/program/index.ts'
import type { RuleResult } from '../../engine/outcome/verdict.ts'
import type { ScenarioRecord } from '../../engine/outcome/record.ts'
import { contentsAt } from '../../engine/values/json.ts'
import { isLong, share, turnOf } from '../../sweeps/turn.ts'
import { pastedInto } from '../../testing/pasted-line.ts'

/** The maximum number of faults in one turn. */
const MOST = 24

/** Rules whose lines show something else when they are pasted: nobody waits and nobody acts between their requests. */
const EXCLUDED: Readonly<Record<string, string>> = {}

const isStated = (rule: string) => catalogue.get(rule)?.level === 'stated'
const areaOf = (id: string) => faults[id]?.breaks[0]?.split('/')[0]
const areas = [...new Set(Object.keys(faults).map(areaOf))]

/** The faults of one area in each turn; of a large area a part, which moves on each time that its turn comes. */
function faultsOfTurn(): readonly string[] {
  const stated = Object.entries(faults)
    .filter(([, { breaks }]) => breaks.some(isStated))
    .map(([id]) => id)
  if (isLong) return stated
  const turn = turnOf().number
  const own = stated.filter((id) => areaOf(id) === areas[turn % areas.length])
  return share(Math.ceil(own.length / MOST), own, Math.floor(turn / areas.length))
}

/** The value of the judged member in a response, without the values that differ between two runs. */
function memberIn(body: string, what: string): string {
  const path = /^[a-z_]\w*(?:\[[^\]]*\])?(?:\.[a-z_]\w*(?:\[[^\]]*\])?)*(?= |$)/.exec(what)?.[0] ?? ''
  const values = body === '' || path === '' ? [] : contentsAt(parsed(body), path.replaceAll(/\[[^\]]*\]/g, '[]'))
  return JSON.stringify(values).replaceAll(/[\w.+-]*\d[\w.:+-]*(?:@[\w.-]+)?|\$\w+/g, '…')
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
  return { line: shown?.finding?.replay ?? '', what: shown?.finding?.what ?? '', exchange }
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
    for (const result of violated.filter(({ rule }) => EXCLUDED[rule.id] === undefined)) {
      const { line, what, exchange } = shownBy(result, outcome.records)
      const printed = await pastedInto(fault, line)
      const reported = { status: exchange?.response?.status, member: memberIn(exchange?.response?.body ?? '', what) }
      expect({ status: printed.status, member: memberIn(printed.body, what) }, `${result.rule.id}\n${line}`).toEqual(
        reported,
      )
    }
  },
  120_000,
)

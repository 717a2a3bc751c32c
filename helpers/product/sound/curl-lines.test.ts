import { expect, test } from 'vitest'
import { faults } from '../../../fixtures/faults/all.ts'
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
  'listing-created-gt-overlooked-in-window': 'needs a clock: the list names times of the run',
  'listing-created-lt-overlooked-in-window': 'needs a clock: the list names times of the run',
  'listing-search-start-anywhere-ids': 'needs an id: the run searches for a part of one',
  'listing-search-start-anywhere-seal-ids': 'needs an id: the run searches for a part of one',
  'listing-search-start-anywhere-seal-names': 'needs a name: the run searches for a part of that of its seal',
  'listing-size-hundred-and-one': 'needs a full list: the run counts transactions that were there before',
  'listing-size-hundred-and-one-lost': 'needs a full list: the run counts transactions that were there before',
  'lifecycle-refused-cancel-moves-later': 'needs a lag: the change comes a moment after the refusal',
  'lifecycle-refused-cancel-records-code-later': 'needs a lag: the change comes a moment after the refusal',
  'lifecycle-refused-cancel-records-reason-later': 'needs a lag: the change comes a moment after the refusal',
  'lifecycle-timer-overflows': 'needs a lag: the state changes a moment after the start',
  'transaction-stalled-by-person': 'needs a clock: another transaction stalls',
  'transaction-ongoing-conversation-of-workspace': 'needs a participant: they ask a question in another transaction',
  'transaction-has-unread-message-of-workspace': 'needs a participant: they ask a question in another transaction',
  'transaction-conversation-of-person': 'needs a participant: they ask a question in another transaction',
  'action-reopened-without-task': 'needs a participant: their action is reopened after they have acted',
  'action-reopened-without-url': 'needs a participant: their action is reopened after they have acted',
  'listing-created-lt-milliseconds-up': 'needs a clock: the list names a millisecond of the run',
}

/** Kinds of assertions whose actual value begins with a status. */
const ABOUT_STATUS = new Set(['status', 'accepted', 'refused'])

const isStated = (rule: string) => catalogue.get(rule)?.level === 'stated'
const areaOf = (id: string) => faults[id]?.breaks[0]?.split('/')[0]

const stated = Object.entries(faults)
  .filter(([id, { breaks }]) => breaks.some(isStated) && EXCLUDED[id] === undefined)
  .map(([id]) => id)

/** The faults of one area for each turn. A large area has several parts, between which the other areas have their turns. */
const parts = [...new Set(stated.map(areaOf))]
  .flatMap((area) => {
    const own = stated.filter((id) => areaOf(id) === area)
    const many = Math.ceil(own.length / MOST)
    return Array.from({ length: many }, (_, part) => ({ part, ids: share(many, own, part) }))
  })
  .toSorted((one, other) => one.part - other.part)
  .map(({ ids }) => ids)

test('The turns cover every fault of a stated rule, and each turn one area', () => {
  expect(parts.flat().toSorted()).toEqual(stated.toSorted())
  for (const ids of parts) {
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.length).toBeLessThanOrEqual(MOST)
    expect(new Set(ids.map(areaOf)).size).toBe(1)
  }
  expect(Object.keys(EXCLUDED).filter((id) => faults[id] === undefined)).toEqual([])
})

/** Reports cut longer bodies. */
const LONGEST_BODY = 20_000

/** Whether a list has more or fewer transactions than expected. A run has others in its list, so their number may differ. */
function countIn(count: number, expected: string): string {
  const difference = count - Number(/\d+/.exec(expected))
  return difference > 0 ? 'too many' : difference < 0 ? 'too few' : 'as expected'
}

/** A single number; several counts of a search are those of the scenario, and equal in both runs. */
const isCount = (what: string) => /^number of transactions (?:in the list|on a page) /.test(what)

/** The value of the judged member in a response, without the values that differ between two runs. */
function memberIn(body: string, what: string, expected: string): string {
  if (isCount(what)) return countIn(contentsAt(parsed(body), 'content').flat().length, expected)
  const path = /^[a-z_]\w*(?:\[[^\]]*\])?(?:\.[a-z_]\w*(?:\[[^\]]*\])?)*(?= |$)/.exec(what)?.[0] ?? ''
  const values = body === '' || path === '' ? [] : contentsAt(parsed(body), path.replaceAll(/\[[^\]]*\]/g, '[]'))
  const shown = withoutOwn(JSON.stringify(values))
  // The list of a run may contain transactions of other scenarios, too.
  if (path === 'has_more') return shown.replace(/"(?:true|false)"/, '"…"')
  return what.startsWith('content[]') ? shown.replaceAll(/"…"(?:,"…")+/g, '"…","…"') : shown
}

/** A text without the values that differ between two runs. */
function withoutOwn(text: string): string {
  // The reference service makes the names of a workspace and its seals from their ids. Reports redact action pages.
  const named = text.replaceAll(/\b(?:Qualified|Plain seal |Workspace )[a-z\d]+\b/g, '…')
  return named.replaceAll(/https:\/\/[^"\\]+|\b[a-z]{3}_[a-z]{12,}\b|[\w.+-]*\d[\w.:+-]*(?:@[\w.-]+)?|\$\w+/g, '…')
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
  const { replay: line = '', what = '', expected = '', actual = '', kind = 'claim' } = shown?.finding ?? {}
  const { status, body = '' } = exchange?.response ?? {}
  // The status that the report names, not only that of the exchange that it shows.
  const named = ABOUT_STATUS.has(kind) ? /^\d{3}\b/.exec(actual)?.[0] : undefined
  return {
    line,
    what,
    expected,
    reported: {
      status: named === undefined ? status : Number(named),
      member: isCount(what)
        ? countIn(Number(actual), expected)
        : body.length < LONGEST_BODY
          ? memberIn(body, what, expected)
          : withoutOwn(`[${actual}]`),
    },
  }
}

test.each(isLong ? stated : share(parts.length, parts, turnOf().number).flat())(
  'The curl lines of the fault %s show what is reported',
  async (fault) => {
    const breaks = faults[fault]?.breaks ?? []
    const { outcome } = await run({ fault, rule: breaks, seed: 1, doctor: false })
    const violated = outcome.results.filter(
      ({ rule, verdict }) => verdict === 'violates' && breaks.includes(rule.id as never),
    )
    expect(violated.length).toBeGreaterThan(0)
    for (const result of violated) {
      const { line, what, expected, reported } = shownBy(result, outcome.records)
      const printed = await pastedInto(fault, line)
      expect(
        { status: printed.status, member: memberIn(printed.body, what, expected) },
        `${result.rule.id}\n${line}`,
      ).toEqual(reported)
    }
  },
)

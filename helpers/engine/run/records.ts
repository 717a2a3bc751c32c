import type { ScenarioRecord } from '../outcome/record.ts'
import { keyOf, type Scenario } from '../scenario/scenario.ts'

/** The records of a run, for verdicts and reports. */
export interface Records {
  add(record: ScenarioRecord): void
  /**
   * One record for each scenario, in order. Scenarios that did not end are `broken`: their rules are inconclusive.
   * @param why explains why they did not end
   */
  all(why: string): ScenarioRecord[]
}

/** Collects records without their large evidence, which verdicts do not need: steps and the text of all exchanges. */
export function collectRecords(scenarios: readonly Scenario[]): Records {
  const ended = new Map<string, ScenarioRecord>()
  return {
    add: (record) => void ended.set(record.key, { ...record, steps: [], log: '' }),
    all: (why) => scenarios.map((scenario) => ended.get(keyOf(scenario)) ?? unfinished(scenario, why)),
  }
}

function unfinished(scenario: Scenario, message: string): ScenarioRecord {
  const { title, file, rules } = scenario
  return {
    key: keyOf(scenario),
    title,
    file,
    rules,
    status: 'broken',
    finding: { message },
    outcomes: {},
    breaches: [],
    observations: [],
    startedAt: Date.now(),
    durationMs: 0,
    requests: 0,
    steps: [],
    log: '',
    leftovers: [],
    usedNeeds: [],
  }
}

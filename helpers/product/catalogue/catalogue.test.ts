import { beforeAll, expect, test } from 'vitest'
import { faults } from '../../../fixtures/faults/index.ts'
import type { RuleId } from '../../../suites/catalogue.ts'
import { CALLS, type CallName } from '../../engine/api/calls.ts'
import type { Rule } from '../../engine/catalogue/rule.ts'
import { isCapability, isSwitch, type Need } from '../../engine/catalogue/needs.ts'
import { FACTS } from '../../engine/facts/facts.ts'
import { jsonRulesOf, NAMED_CAUSES } from '../../engine/judge/basics.ts'
import { needsOf } from '../../engine/run/run-scenario.ts'
import { keyOf, type Scenario } from '../../engine/scenario/scenario.ts'
import { judgeTarget } from '../../app/target/judge.ts'
import { referenceRecord } from '../../app/project/reference-record.ts'
import { catalogue, loadScenarios, shapes } from '../../app/project/suite.ts'
import { meetEmbedded } from '../../app/target/meet.ts'

let scenarios: readonly Scenario[]
beforeAll(async () => {
  scenarios = await loadScenarios()
})

const rules = [...catalogue.values()]
const idsWhere = (wrong: (rule: Rule) => boolean) => rules.filter(wrong).map(({ id }) => id)

test('ids and levels are locked: a lost, renamed or re-levelled rule shows up in review', () => {
  expect(rules.map(({ id, level }) => `${level.padEnd(8)} ${id}`)).toMatchSnapshot()
})

test('each id is its key: an area and a slug', () => {
  expect([...catalogue].filter(([key, { id }]) => key !== id)).toEqual([])
  expect(idsWhere(({ id }) => !/^[a-z-]+\/[a-z0-9-]+$/.test(id))).toEqual([])
})

test('each statement is a sentence, and no two are the same', () => {
  expect(idsWhere(({ statement }) => !/^\S.+\.$/.test(statement))).toEqual([])
  expect(new Set(rules.map(({ statement }) => statement)).size).toBe(rules.length)
})

test('the statement of an open rule is a question: it begins with Whether, Which or How', () => {
  expect(idsWhere(({ level, statement }) => level === 'open' && !/^(?:Whether|Which|How)\b/.test(statement))).toEqual(
    [],
  )
})

test('no statement excepts defaults: a default is a value', () => {
  expect(idsWhere(({ statement }) => statement.includes('unless with its default'))).toEqual([])
})

test('each inferred rule tells from which words it follows, and no other does', () => {
  const sentence = /^.{40,}[.]$/
  expect(idsWhere(({ level, because = '' }) => level === 'inferred' && !sentence.test(because))).toEqual([])
  expect(idsWhere(({ level, because }) => level !== 'inferred' && because !== undefined)).toEqual([])
})

test('each rule that the engine names as a cause is in the catalogue', () => {
  const unheard = ['nothing', 'undetailed']
  const calls = (Object.keys(CALLS) as CallName[]).filter((name) => !unheard.includes(CALLS[name].answers))
  const json = calls.flatMap((name) => jsonRulesOf({ call: { name, ids: {} } }))
  expect([...NAMED_CAUSES, ...json].filter((id) => !catalogue.has(id))).toEqual([])
})

test('each rule has a scenario, or a reason why no target can exercise it', () => {
  const proved = new Set(scenarios.flatMap((scenario) => scenario.rules))
  expect(idsWhere(({ id, unreachable }) => proved.has(id) === (unreachable !== undefined))).toEqual([])
})

test('each scenario names rules that exist, and each is told apart from the others', () => {
  expect(scenarios.flatMap((scenario) => scenario.rules).filter((id) => !catalogue.has(id))).toEqual([])
  const keys = scenarios.map(keyOf)
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
})

test('each member of a shape has a rule, and each fault breaks rules that exist', () => {
  expect(
    shapes.flatMap(({ members }) => members.flatMap(({ rule }) => rule ?? [])).filter((id) => !catalogue.has(id)),
  ).toEqual([])
  expect(
    Object.values(faults)
      .flatMap(({ breaks }) => [...breaks])
      .filter((id) => !catalogue.has(id)),
  ).toEqual([])
})

test('a misspelt id does not compile', () => {
  const right: RuleId = 'metadata/key-at-limit-create'
  // @ts-expect-error the catalogue has no such id
  const wrong: RuleId = 'metadata/key-at-limt-create'
  expect([right, wrong].map((id) => catalogue.has(id))).toEqual([true, false])
})

test('a rule that moves time needs a workspace of its own', () => {
  expect(idsWhere(({ needs }) => needs.includes('clock') && !needs.includes('workspaces'))).toEqual([])
})

/** What the suite may do is asked of nothing. */
const isLeave = (need: Need) => !isCapability(need) && FACTS[need].kind === 'permission'
/** What some scenarios send depends on these, and no rule needs them. */
const DECIDING: readonly string[] = ['field-types', 'max-upload']

/** The needs that a scenario has to make use of itself: no switches, and nothing that the suite is merely allowed to do. */
const ownNeeds = (scenario: Scenario): Need[] =>
  needsOf(scenario, catalogue).filter((need) => (!isSwitch(need) || need === 'hold-completion') && !isLeave(need))

async function needsUsedBy(needing: readonly Scenario[]): Promise<Readonly<Record<string, readonly string[]>>> {
  const { target, close } = await meetEmbedded()
  const { records } = await judgeTarget(target, needing, 1)
  await close()
  return Object.fromEntries(records.map(({ key, usedNeeds }) => [key, usedNeeds]))
}

test('each declared need is used by each scenario of the rule', async () => {
  const needing = scenarios.filter((scenario) => ownNeeds(scenario).length > 0)
  // A run of these very sources has told it already, where there was one.
  const usedNeeds = referenceRecord()?.usedNeeds ?? (await needsUsedBy(needing))
  const idle = needing.flatMap((scenario) => {
    const used = usedNeeds[keyOf(scenario)] ?? []
    return ownNeeds(scenario)
      .filter((need) => !used.includes(need))
      .map((need) => `${keyOf(scenario)}: ${need}`)
  })
  expect(needing.length).toBeGreaterThan(100)
  expect(idle).toEqual([])
}, 120_000)

test('each fact is needed by some rule', () => {
  const needed = new Set(rules.flatMap(({ needs }) => needs))
  expect(Object.keys(FACTS).filter((fact) => !needed.has(fact as Need))).toEqual(DECIDING)
})

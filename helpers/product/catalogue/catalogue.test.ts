import { beforeAll, expect, test } from 'vitest'
import { faults } from '../../../fixtures/faults/all.ts'
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

test('Ids and levels match the snapshot', () => {
  expect(rules.map(({ id, level }) => `${level.padEnd(8)} ${id}`)).toMatchSnapshot()
})

test('Every id is its key, and consists of an area and a slug', () => {
  expect([...catalogue].filter(([key, { id }]) => key !== id)).toEqual([])
  expect(idsWhere(({ id }) => !/^[a-z-]+\/[a-z0-9-]+$/.test(id))).toEqual([])
})

test('Every statement is a unique sentence', () => {
  expect(idsWhere(({ statement }) => !/^\S.+\.$/.test(statement))).toEqual([])
  expect(new Set(rules.map(({ statement }) => statement)).size).toBe(rules.length)
})

test('The statement of an open rule begins with Whether, Which or How', () => {
  expect(idsWhere(({ level, statement }) => level === 'open' && !/^(?:Whether|Which|How)\b/.test(statement))).toEqual(
    [],
  )
})

test('No statement makes an exception for defaults', () => {
  expect(idsWhere(({ statement }) => statement.includes('unless with its default'))).toEqual([])
})

test('Only inferred rules have a derivation', () => {
  const sentence = /^.{40,}[.]$/
  expect(idsWhere(({ level, because = '' }) => level === 'inferred' && !sentence.test(because))).toEqual([])
  expect(idsWhere(({ level, because }) => level !== 'inferred' && because !== undefined)).toEqual([])
})

test('Every rule that the engine names as a cause is in the catalogue', () => {
  const unheard = ['nothing', 'undetailed']
  const calls = (Object.keys(CALLS) as CallName[]).filter((name) => !unheard.includes(CALLS[name].answers))
  const json = calls.flatMap((name) => jsonRulesOf({ call: { name, ids: {} } }))
  expect([...NAMED_CAUSES, ...json].filter((id) => !catalogue.has(id))).toEqual([])
})

test('Every rule has a scenario, or a reason why a client cannot test it', () => {
  const proved = new Set(scenarios.flatMap((scenario) => scenario.rules))
  expect(idsWhere(({ id, unreachable }) => proved.has(id) === (unreachable !== undefined))).toEqual([])
})

test('Every scenario has a unique key and names existing rules', () => {
  expect(scenarios.flatMap((scenario) => scenario.rules).filter((id) => !catalogue.has(id))).toEqual([])
  const keys = scenarios.map(keyOf)
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
})

test('Members of shapes and faults name existing rules', () => {
  expect(
    shapes.flatMap(({ members }) => members.flatMap(({ rule }) => rule ?? [])).filter((id) => !catalogue.has(id)),
  ).toEqual([])
  expect(
    Object.values(faults)
      .flatMap(({ breaks }) => [...breaks])
      .filter((id) => !catalogue.has(id)),
  ).toEqual([])
})

test('A misspelt id does not compile', () => {
  const right: RuleId = 'metadata/key-at-limit-create'
  // @ts-expect-error the catalogue has no such id
  const wrong: RuleId = 'metadata/key-at-limt-create'
  expect([right, wrong].map((id) => catalogue.has(id))).toEqual([true, false])
})

test('A rule that needs the clock also needs its own workspace', () => {
  expect(idsWhere(({ needs }) => needs.includes('clock') && !needs.includes('workspaces'))).toEqual([])
})

/** Whether a need only allows the suite to do something. */
const isPermission = (need: Need) => !isCapability(need) && FACTS[need].kind === 'permission'
/** The facts that no rule needs, but that decide what some scenarios send. */
const DECIDING: readonly string[] = ['field-types', 'max-upload']

/** The needs that a scenario must use itself: neither switches nor permissions. */
const ownNeeds = (scenario: Scenario): Need[] =>
  needsOf(scenario, catalogue).filter((need) => (!isSwitch(need) || need === 'hold-completion') && !isPermission(need))

async function needsUsedBy(needing: readonly Scenario[]): Promise<Readonly<Record<string, readonly string[]>>> {
  const { target, close } = await meetEmbedded()
  const { records } = await judgeTarget(target, needing, 1)
  await close()
  return Object.fromEntries(records.map(({ key, usedNeeds }) => [key, usedNeeds]))
}

test('Every scenario of a rule uses each declared need', async () => {
  const needing = scenarios.filter((scenario) => ownNeeds(scenario).length > 0)
  // If the current sources have already run, their record has the needs.
  const usedNeeds = referenceRecord()?.usedNeeds ?? (await needsUsedBy(needing))
  const idle = needing.flatMap((scenario) => {
    const used = usedNeeds[keyOf(scenario)] ?? []
    return ownNeeds(scenario)
      .filter((need) => !used.includes(need))
      .map((need) => `${keyOf(scenario)}: ${need}`)
  })
  expect(needing.length).toBeGreaterThan(100)
  expect(idle).toEqual([])
})

test('Every fact is needed by a rule', () => {
  const needed = new Set(rules.flatMap(({ needs }) => needs))
  expect(Object.keys(FACTS).filter((fact) => !needed.has(fact as Need))).toEqual(DECIDING)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CAPABILITIES, type Need } from '../catalogue/needs.ts'
import { createJournal } from '../evidence/journal.ts'
import { openSession } from '../run/session.ts'
import type { RuleResult } from '../outcome/verdict.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { FACTS, featureOf, type Fact } from '../facts/facts.ts'
import { hasFact, type Workspace } from '../facts/workspace.ts'
import { lacking, type Target } from '../targets/target.ts'
import { inGroups, partOf } from '../testing/long.ts'
import { judgeTarget } from '../wiring/judge.ts'
import { catalogue, loadScenarios } from '../wiring/suite.ts'
import { meetEmbedded, type MetTarget } from '../wiring/meet.ts'

// Whole runs, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000 })

let met: MetTarget
// One for each: what whole runs leave in a given workspace would make those that come after them slow.
beforeEach(async () => {
  met = await meetEmbedded()
})
afterEach(() => met.close())

/** The workspace without one of its facts. */
function without({ facts, features, ...rest }: Workspace, fact: Fact): Workspace {
  const less = <T extends object>(known: T, gone: string | undefined): T =>
    Object.fromEntries(Object.entries(known).filter(([name]) => name !== gone)) as T
  if (FACTS[fact].kind === 'leave') return { ...rest, facts: { ...facts, [fact]: 'false' }, features }
  return { ...rest, facts: less(facts, fact), features: less(features, featureOf(fact)?.[0]) }
}

/**
 * Nothing is violated or inconclusive, and exactly the rules that need what is missing are not exercised.
 * @param turn which scenarios go through it, where not all do
 * @param idle the rules that turn out to have nothing to judge in such a workspace
 */
async function assertOnlyTheirs(target: Target, turn: number, idle: readonly string[] = []): Promise<void> {
  const all = await loadScenarios()
  const scenarios = partOf(turn, all)
  const { results } = await judgeTarget(target, scenarios, 1)
  const wrong = results.filter(({ verdict }) => verdict === 'violates' || verdict === 'inconclusive')
  expect(wrong.map(({ rule, reason, findings }) => `${rule.id}: ${reason ?? findings[0]?.message ?? ''}`)).toEqual([])
  const missing = [...catalogue.values()].filter((rule) => rule.unreachable ?? lacking(rule.needs, target).length > 0)
  const proved = rulesOf(scenarios)
  const leftOut = rulesOf(all).filter((id) => !proved.includes(id))
  const expected = new Set([...missing.map(({ id }) => id), ...idle, ...leftOut])
  expect(notExercised(results)).toEqual([...expected].toSorted())
}

const rulesOf = (scenarios: readonly Scenario[]) => [...new Set(scenarios.flatMap(({ rules }) => rules))]

const notExercised = (results: readonly RuleResult[]) =>
  results
    .filter(({ verdict }) => verdict === 'not-exercised')
    .map(({ rule }) => rule.id)
    .toSorted()

const needed = new Set<Need>([...catalogue.values()].flatMap(({ needs }) => needs))

const named = <T extends string>(groups: readonly (readonly T[])[]) =>
  groups.map((group, turn) => [group.join(', '), group, turn] as const)

test.each(named(inGroups(2, CAPABILITIES)))(
  'without the capabilities %s only their rules are not exercised',
  async (_, gone, turn) => {
    const { target } = met
    await assertOnlyTheirs(
      { ...target, capabilities: target.capabilities.filter((other) => !gone.includes(other)) },
      turn,
    )
  },
)

test('without a control interface only the rules that need one are not exercised', async () => {
  const { control: _, ...target } = met.target
  await assertOnlyTheirs({ ...target, capabilities: [] }, 0)
})

/** Facts are given by variables where the suite cannot make workspaces. */
const given = (Object.keys(FACTS) as Fact[]).filter((fact) => needed.has(fact))

test.each(named(inGroups(2, given)))(
  'without the facts %s only their rules are not exercised',
  async (_, gone, turn) => {
    const target = { ...met.target, capabilities: met.target.capabilities.filter((other) => other !== 'workspaces') }
    const lacks = { ...target, workspace: gone.reduce(without, target.workspace) }
    for (const fact of gone) expect(hasFact(lacks.workspace, fact)).toBe(false)
    await assertOnlyTheirs(lacks, turn)
  },
)

/** Completion is held back there, and the limits of long-term transactions are those that no workspace may pass. */
const IDLE_WHEN_SWITCHED = [
  'lifecycle/completion-by-itself',
  'transaction-arguments/duration-beyond-any-limit-create',
  'transaction-arguments/duration-beyond-any-limit-update',
  'transaction-arguments/expires-at-beyond-any-limit-create',
  'transaction-arguments/expires-at-beyond-any-limit-update',
]

test('in a given workspace with every switch the other way only the rules of these switches are exercised instead', async () => {
  const session = openSession(met.target, 1)
  const features = {
    long_term_transactions: true,
    issuing_entities: true,
    private_by_default: true,
    optional_consents: false,
    hold_completion: true,
  }
  const workspace = await session.workspaceWith(features, true, createJournal())
  await session.close()
  expect(workspace.features).toEqual(features)
  const capabilities = met.target.capabilities.filter((other) => other !== 'workspaces')
  await assertOnlyTheirs({ ...met.target, workspace, capabilities }, 1, IDLE_WHEN_SWITCHED)
})

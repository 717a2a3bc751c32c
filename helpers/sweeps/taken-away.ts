import { CAPABILITIES, type Need } from '../engine/catalogue/needs.ts'
import { createJournal } from '../engine/evidence/journal.ts'
import { FACTS, featureOf, type Fact } from '../engine/facts/facts.ts'
import { hasFact, type Workspace } from '../engine/facts/workspace.ts'
import type { RuleResult } from '../engine/outcome/verdict.ts'
import { openSession } from '../engine/session/session.ts'
import type { Scenario } from '../engine/scenario/scenario.ts'
import { lacking, type Target } from '../engine/targets/target.ts'
import { judgeTarget } from '../app/target/judge.ts'
import { meetEmbedded } from '../app/target/meet.ts'
import { catalogue } from '../app/project/suite.ts'
import { falseVerdictsIn, inParts, type Sweep } from './sweep.ts'

/** A change of the embedded target that leaves something out. */
interface Lack {
  readonly name: string
  /** The rules that have nothing to judge there, besides those with a missing need. */
  readonly idle?: readonly string[]
  take(target: Target): Target | Promise<Target>
}

/** The workspace without one of its facts. */
function without({ facts, features, ...rest }: Workspace, fact: Fact): Workspace {
  const less = <T extends object>(known: T, gone: string | undefined): T =>
    Object.fromEntries(Object.entries(known).filter(([name]) => name !== gone)) as T
  if (FACTS[fact].kind === 'permission') return { ...rest, facts: { ...facts, [fact]: 'false' }, features }
  return { ...rest, facts: less(facts, fact), features: less(features, featureOf(fact)?.[0]) }
}

const needed = new Set<Need>([...catalogue.values()].flatMap(({ needs }) => needs))
/** The facts that variables configure if the suite cannot make workspaces. */
const given = (Object.keys(FACTS) as Fact[]).filter((fact) => needed.has(fact))
const withoutCapability = (target: Target, gone: string): Target => ({
  ...target,
  capabilities: target.capabilities.filter((other) => other !== gone),
})

/** Completion is held back there, and long-term transactions raise the limits to those of every workspace. */
const IDLE_WHEN_SWITCHED = [
  'lifecycle/completion-by-itself',
  'transaction-arguments/duration-beyond-any-limit-create',
  'transaction-arguments/duration-beyond-any-limit-update',
  'transaction-arguments/expires-at-beyond-any-limit-create',
  'transaction-arguments/expires-at-beyond-any-limit-update',
]

/** A given workspace with every switch reversed. */
async function switched(target: Target): Promise<Target> {
  const session = openSession(target, 1)
  const features = {
    long_term_transactions: true,
    issuing_entities: true,
    private_by_default: true,
    optional_consents: false,
    hold_completion: true,
  }
  const workspace = await session.workspaceWith(features, true, createJournal())
  await session.close()
  return { ...withoutCapability(target, 'workspaces'), workspace }
}

const lacks: readonly Lack[] = [
  ...CAPABILITIES.map((gone) => ({
    name: `without ${gone}`,
    take: (target: Target) => withoutCapability(target, gone),
  })),
  {
    name: 'without a control interface',
    take: ({ control: _control, ...target }) => ({ ...target, capabilities: [] }),
  },
  ...given.map((fact) => ({
    name: `without the fact ${fact}`,
    take: (target: Target) => {
      const workspace = without(target.workspace, fact)
      if (hasFact(workspace, fact)) throw new Error(`the fact ${fact} cannot be removed`)
      return { ...withoutCapability(target, 'workspaces'), workspace }
    },
  })),
  { name: 'with every switch reversed', idle: IDLE_WHEN_SWITCHED, take: switched },
]

/** False verdicts, rules that are not exercised although all their needs are met, and exercised rules with a missing need. */
async function wrongWith({ take, idle = [] }: Lack, all: readonly Scenario[], part: readonly Scenario[]) {
  const { target: whole, close } = await meetEmbedded()
  try {
    const target = await take(whole)
    const { results } = await judgeTarget(target, part, 1)
    const missing = [...catalogue.values()].filter((rule) => rule.unreachable ?? lacking(rule.needs, target).length > 0)
    const proved = rulesOf(part)
    const leftOut = [...rulesOf(all)].filter((id) => !proved.has(id))
    const due = new Set([...missing.map(({ id }) => id), ...idle, ...leftOut])
    const idleNow = new Set(notExercised(results))
    return [
      ...falseVerdictsIn(results),
      ...[...idleNow].filter((id) => !due.has(id)).map((id) => `not exercised although all its needs are met: ${id}`),
      ...[...due].filter((id) => !idleNow.has(id)).map((id) => `exercised although a need is missing: ${id}`),
    ]
  } finally {
    await close()
  }
}

const rulesOf = (scenarios: readonly Scenario[]) => new Set(scenarios.flatMap(({ rules }) => rules))

const notExercised = (results: readonly RuleResult[]) =>
  results.filter(({ verdict }) => verdict === 'not-exercised').map(({ rule }) => rule.id)

/** Targets that each lack a capability or a fact, and one whose workspace has every switch reversed. */
export const takenAwaySweep: Sweep = {
  story: 'if something is missing, only the rules that need it are not exercised',
  turns: 168,
  cases: inParts(lacks, (lack, partOf) => ({ name: lack.name, run: (all) => wrongWith(lack, all, partOf(all)) })),
}

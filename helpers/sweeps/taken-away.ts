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
import { accusationsIn, inParts, type Sweep } from './sweep.ts'

/** What a target lacks, as compared with the embedded one. */
interface Lack {
  readonly name: string
  /** The rules that turn out to have nothing to judge there, beside those that need what is missing. */
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
/** Facts are given by variables where the suite cannot make workspaces. */
const given = (Object.keys(FACTS) as Fact[]).filter((fact) => needed.has(fact))
const withoutCapability = (target: Target, gone: string): Target => ({
  ...target,
  capabilities: target.capabilities.filter((other) => other !== gone),
})

/** Completion is held back there, and the limits of long-term transactions are those that no workspace may pass. */
const IDLE_WHEN_SWITCHED = [
  'lifecycle/completion-by-itself',
  'transaction-arguments/duration-beyond-any-limit-create',
  'transaction-arguments/duration-beyond-any-limit-update',
  'transaction-arguments/expires-at-beyond-any-limit-create',
  'transaction-arguments/expires-at-beyond-any-limit-update',
]

/** A given workspace with every switch the other way. */
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
      if (hasFact(workspace, fact)) throw new Error(`${fact} cannot be taken away`)
      return { ...withoutCapability(target, 'workspaces'), workspace }
    },
  })),
  { name: 'with every switch the other way', idle: IDLE_WHEN_SWITCHED, take: switched },
]

/** Accusations, and rules that are not exercised though nothing that they need is missing, or the other way round. */
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
      ...accusationsIn(results),
      ...[...idleNow].filter((id) => !due.has(id)).map((id) => `not exercised, though it lacks nothing: ${id}`),
      ...[...due].filter((id) => !idleNow.has(id)).map((id) => `exercised, though it lacks something: ${id}`),
    ]
  } finally {
    await close()
  }
}

const rulesOf = (scenarios: readonly Scenario[]) => new Set(scenarios.flatMap(({ rules }) => rules))

const notExercised = (results: readonly RuleResult[]) =>
  results.filter(({ verdict }) => verdict === 'not-exercised').map(({ rule }) => rule.id)

/** Targets that lack one thing each: a capability, a fact, or the way that a workspace is set. */
export const takenAwaySweep: Sweep = {
  story: 'where something is missing, the rules that need it are not exercised, and no others',
  turns: 56,
  cases: inParts(lacks, (lack, partOf) => ({ name: lack.name, run: (all) => wrongWith(lack, all, partOf(all)) })),
}

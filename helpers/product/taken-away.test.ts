import { afterAll, beforeAll, expect, test } from 'vitest'
import { CAPABILITIES, FACTS, type Fact, type Need } from '../catalogue/needs.ts'
import { createJournal } from '../evidence/journal.ts'
import { openSession } from '../run/session.ts'
import type { RuleResult } from '../outcome/verdict.ts'
import { hasFact, lacking, type Features, type Target, type Workspace } from '../targets/target.ts'
import { judgeTarget } from '../wiring/judge.ts'
import { catalogue, loadScenarios } from '../wiring/suite.ts'
import { meetEmbedded, type MetTarget } from '../wiring/meet.ts'

let met: MetTarget
beforeAll(async () => {
  met = await meetEmbedded()
})
afterAll(() => met.close())

/** The workspace without one of its facts: the members that stand for it are taken out. */
const MEMBERS_OF: Record<Fact, readonly (keyof Workspace | keyof Features)[]> = {
  'workspace-id': ['id'],
  'no-access-key': ['noAccessKey'],
  'second-key': ['secondKey', 'secondKeyId'],
  'api-key-id': ['keyId'],
  'default-folder': ['defaultFolder'],
  folder: ['folder'],
  members: ['members'],
  'issuing-entities-on': ['issuingEntities'],
  'issuing-entities-off': ['issuingEntities'],
  'default-issuing-entity': ['defaultIssuingEntity'],
  'issuing-entity': ['issuingEntity'],
  'evidence-archiving': ['evidenceArchiving'],
  seal: ['seal'],
  'long-term-on': ['longTerm'],
  'long-term-off': ['longTerm'],
  'private-by-default': ['privateByDefault'],
  'public-by-default': ['privateByDefault'],
  'optional-consents': ['optionalConsents'],
  'hold-completion': ['holdCompletion'],
}

function without(workspace: Workspace, fact: Fact): Workspace {
  const gone = MEMBERS_OF[fact]
  const keep = ([name]: [string, unknown]) => !(gone as readonly string[]).includes(name)
  const rest = Object.fromEntries(Object.entries(workspace).filter(keep)) as unknown as Workspace
  return {
    ...rest,
    members: rest.members ?? [],
    features: Object.fromEntries(Object.entries(workspace.features).filter(keep)),
  }
}

/** Nothing is violated or inconclusive, and exactly the rules that need what is missing are not exercised. */
async function assertOnlyTheirs(target: Target): Promise<void> {
  const { results } = await judgeTarget(target, await loadScenarios(), 1)
  const wrong = results.filter(({ verdict }) => verdict === 'violates' || verdict === 'inconclusive')
  expect(wrong.map(({ rule, reason, findings }) => `${rule.id}: ${reason ?? findings[0]?.message ?? ''}`)).toEqual([])
  const missing = [...catalogue.values()].filter((rule) => rule.unreachable ?? lacking(rule.needs, target).length > 0)
  expect(notExercised(results)).toEqual(missing.map(({ id }) => id).toSorted())
}

const notExercised = (results: readonly RuleResult[]) =>
  results
    .filter(({ verdict }) => verdict === 'not-exercised')
    .map(({ rule }) => rule.id)
    .toSorted()

const needed = new Set<Need>([...catalogue.values()].flatMap(({ needs }) => needs))

test.each(CAPABILITIES)('without the capability %s only its rules are not exercised', async (capability) => {
  const { target } = met
  await assertOnlyTheirs({ ...target, capabilities: target.capabilities.filter((other) => other !== capability) })
})

test('without a control interface only the rules that need one are not exercised', async () => {
  const { control: _, ...target } = met.target
  await assertOnlyTheirs({ ...target, capabilities: [] })
})

/** Facts are given by variables where the suite cannot make workspaces. */
const given = (Object.keys(FACTS) as Fact[]).filter((fact) => needed.has(fact))

test.each(given)('without the fact %s only its rules are not exercised', async (fact) => {
  const target = { ...met.target, capabilities: met.target.capabilities.filter((other) => other !== 'workspaces') }
  const lacks = { ...target, workspace: without(target.workspace, fact) }
  expect(hasFact(lacks.workspace, fact)).toBe(false)
  await assertOnlyTheirs(lacks)
})

test('in a given workspace with every switch the other way only the rules of these switches are exercised instead', async () => {
  const session = openSession(met.target, 1)
  const features = {
    longTerm: true,
    issuingEntities: true,
    privateByDefault: true,
    optionalConsents: false,
    holdCompletion: true,
  }
  const workspace = await session.workspaceWith(features, true, createJournal())
  await session.close()
  expect(workspace.features).toEqual(features)
  const capabilities = met.target.capabilities.filter((other) => other !== 'workspaces')
  await assertOnlyTheirs({ ...met.target, workspace, capabilities })
})

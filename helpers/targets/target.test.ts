import { expect, test } from 'vitest'
import { CAPABILITIES, FACTS, howToSupply, type Capability, type Fact, type Need } from '../catalogue/needs.ts'
import { featuresFor, hasFact, isSwitch, lacking, type Target, type Workspace } from './target.ts'

const bare: Workspace = { made: false, key: 'k', features: {}, members: [] }
const offers: Record<Fact, Partial<Workspace>> = {
  'workspace-id': { id: 'x' },
  'no-access-key': { noAccessKey: 'x' },
  'second-key': { secondKey: 'x' },
  'api-key-id': { keyId: 'x' },
  'default-folder': { defaultFolder: 'x' },
  folder: { folder: 'x' },
  members: { members: ['a@example.com', 'b@example.com'] },
  'issuing-entities-on': { features: { issuingEntities: true } },
  'issuing-entities-off': { features: { issuingEntities: false } },
  'default-issuing-entity': { defaultIssuingEntity: 'x' },
  'issuing-entity': { issuingEntity: 'x' },
  'evidence-archiving': { evidenceArchiving: 'x' },
  seal: { seal: 'x' },
  'long-term-on': { features: { longTerm: true } },
  'long-term-off': { features: { longTerm: false } },
  'private-by-default': { features: { privateByDefault: true } },
  'public-by-default': { features: { privateByDefault: false } },
  'optional-consents': { features: { optionalConsents: true } },
  'hold-completion': { features: { holdCompletion: true } },
}
const facts = Object.keys(FACTS) as Fact[]

test.each(facts)('the fact %s: offered by a workspace that has it, and by none that does not tell', (fact) => {
  expect(hasFact({ ...bare, ...offers[fact] }, fact)).toBe(true)
  expect(hasFact(bare, fact)).toBe(false)
  const offered = facts.filter((other) => hasFact({ ...bare, ...offers[fact] }, other))
  expect(offered).toEqual([fact])
})

test('one member is not two', () => {
  expect(hasFact({ ...bare, members: ['a@example.com'] }, 'members')).toBe(false)
})

test.each(facts)('%s: the variable that supplies it', (fact) => {
  expect(howToSupply(fact)).toBe(`set ${FACTS[fact].variable} (${FACTS[fact].tells})`)
})
test.each(CAPABILITIES)('%s: the control interface that supplies it', (capability) => {
  expect(howToSupply(capability)).toContain(`\`${capability}\` (ESIGN_CONTROL_URL)`)
})

test('the features that a workspace is made with are those of the switches alone', () => {
  expect(featuresFor(['workspaces', 'folder', 'long-term-off', 'hold-completion'])).toEqual({
    longTerm: false,
    holdCompletion: true,
  })
  expect(facts.filter(isSwitch)).toEqual(facts.filter((fact) => offers[fact].features))
})

const cases: [what: string, needs: Need[], can: Capability[], has: Partial<Workspace>, lacks: Need[]][] = [
  ['nothing', [], [], {}, []],
  ['a capability', ['clock'], [], {}, ['clock']],
  ['a capability that it has', ['clock'], ['clock'], {}, []],
  ['a fact', ['folder'], [], {}, ['folder']],
  ['a fact, and can make workspaces', ['folder'], ['workspaces'], {}, ['folder']],
  ['a fact that it has', ['folder'], [], { folder: 'x' }, []],
  ['a switch', ['long-term-on'], [], {}, ['long-term-on']],
  ['a switch the other way', ['long-term-on'], [], { features: { longTerm: false } }, ['long-term-on']],
  ['a switch, and can make workspaces', ['long-term-on'], ['workspaces'], {}, []],
  ['a fact of a workspace yet to be made', ['issuing-entities-on', 'issuing-entity'], ['workspaces'], {}, []],
  ['several', ['clock', 'seal', 'members'], ['clock'], {}, ['seal', 'members']],
]
test.each(cases)('lacking where a rule needs %s', (_, needs, capabilities, has, lacks) => {
  const target: Target = {
    kind: 'address',
    baseUrl: 'http://h',
    capabilities,
    scheme: 'bearer',
    workspace: { ...bare, ...has },
    patience: { readMs: 0, slowMs: 0 },
    timeoutMs: 1,
  }
  expect(lacking(needs, target)).toEqual(lacks)
})

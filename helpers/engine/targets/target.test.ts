import { expect, test } from 'vitest'
import type { Capability, Need } from '../catalogue/needs.ts'
import type { Workspace } from '../facts/workspace.ts'
import { lacking, type Target } from './target.ts'

const bare: Workspace = { made: false, key: 'k', facts: {}, features: {} }

const cases: [what: string, needs: Need[], can: Capability[], has: Partial<Workspace>, lacks: Need[]][] = [
  ['nothing', [], [], {}, []],
  ['a capability', ['clock'], [], {}, ['clock']],
  ['a capability that the target has', ['clock'], ['clock'], {}, []],
  ['a fact', ['folder'], [], {}, ['folder']],
  ['a fact, if the target can create workspaces', ['folder'], ['workspaces'], {}, ['folder']],
  ['a fact that the target has', ['folder'], [], { facts: { folder: 'x' } }, []],
  ['a feature switch', ['long-term-on'], [], {}, ['long-term-on']],
  [
    'a feature switch with the other value',
    ['long-term-on'],
    [],
    { features: { long_term_transactions: false } },
    ['long-term-on'],
  ],
  ['a feature switch, if the target can create workspaces', ['long-term-on'], ['workspaces'], {}, []],
  ['a fact of a workspace that will be created', ['issuing-entities-on', 'issuing-entity'], ['workspaces'], {}, []],
  ['several', ['clock', 'seal', 'members'], ['clock'], {}, ['seal', 'members']],
]
test.each(cases)('Lists the missing needs of a rule that needs %s', (_, needs, capabilities, has, lacks) => {
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

import { expect, test } from 'vitest'
import type { Capability, Need } from '../catalogue/needs.ts'
import type { Workspace } from '../facts/workspace.ts'
import { lacking, type Target } from './target.ts'

const bare: Workspace = { made: false, key: 'k', facts: {}, features: {} }

const cases: [what: string, needs: Need[], can: Capability[], has: Partial<Workspace>, lacks: Need[]][] = [
  ['nothing', [], [], {}, []],
  ['a capability', ['clock'], [], {}, ['clock']],
  ['a capability that it has', ['clock'], ['clock'], {}, []],
  ['a fact', ['folder'], [], {}, ['folder']],
  ['a fact, and can make workspaces', ['folder'], ['workspaces'], {}, ['folder']],
  ['a fact that it has', ['folder'], [], { facts: { folder: 'x' } }, []],
  ['a switch', ['long-term-on'], [], {}, ['long-term-on']],
  ['a switch the other way', ['long-term-on'], [], { features: { long_term_transactions: false } }, ['long-term-on']],
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

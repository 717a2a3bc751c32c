import { expect, test } from 'vitest'
import type { Features } from '../facts/workspace.ts'
import type { Target } from '../targets/target.ts'
import { tinySession } from '../../testing/tiny-session.ts'
import { MADE_KEY, TINY_KEY, type TinyTarget } from '../../testing/servers/tiny-target.ts'
import { createJournal } from '../evidence/journal.ts'

const MAKES = { capabilities: ['workspaces'] } as const
const making = ({ got }: TinyTarget) => got.filter(({ line }) => line === 'POST /workspaces')

const feature: [what: string, features: Features, change: Partial<Target>, made: number][] = [
  ['no features', {}, MAKES, 0],
  [
    'a feature switch that the target reports as set',
    { long_term_transactions: true },
    { ...MAKES, workspace: workspaceWith({ long_term_transactions: true }) },
    0,
  ],
  [
    'a feature switch that the target reports as unset',
    { long_term_transactions: true },
    { ...MAKES, workspace: workspaceWith({ long_term_transactions: false }) },
    1,
  ],
  ['a feature switch that the target does not report', { long_term_transactions: false }, MAKES, 1],
  ['a feature switch, without the capability to create workspaces', { long_term_transactions: true }, {}, 0],
]
function workspaceWith(features: Features) {
  return { made: true, key: TINY_KEY, facts: {}, features }
}
test.each(feature)('Returns a workspace with %s', async (_, features, change, made) => {
  const tiny = await tinySession(undefined, change)
  const workspace = await tiny.session.workspaceWith(features, false, tiny.journal)
  expect(making(tiny)).toHaveLength(made)
  expect(workspace.key).toBe(made ? MADE_KEY : TINY_KEY)
  if (made) expect(workspace.features).toMatchObject(features)
})

test('Shares workspaces between scenarios with the same needs', async () => {
  const tiny = await tinySession(undefined, MAKES)
  const journals = [1, 2, 3].map(() => createJournal(tiny.session))
  const [one, two, other] = await Promise.all([
    tiny.session.workspaceWith({ long_term_transactions: true, hold_completion: true }, false, journals[0]!),
    tiny.session.workspaceWith({ hold_completion: true, long_term_transactions: true }, false, journals[1]!),
    tiny.session.workspaceWith({ long_term_transactions: true }, false, journals[2]!),
  ])
  expect(two).toBe(one)
  expect(other.facts['workspace-id']).not.toBe(one.facts['workspace-id'])
  expect(making(tiny)).toHaveLength(2)
  for (const { exchanges } of journals) expect(exchanges).toMatchObject([{ path: '/workspaces', number: 1 }])
})

test('Does not share a fresh workspace', async () => {
  const tiny = await tinySession(undefined, MAKES)
  const one = await tiny.session.workspaceWith({}, true, tiny.journal)
  const two = await tiny.session.workspaceWith({}, true, tiny.journal)
  expect(two.facts['workspace-id']).not.toBe(one.facts['workspace-id'])
})

test('Creates a workspace again after a failed creation', async () => {
  const tiny = await tinySession(
    ({ line, count }) => (line === 'POST /workspaces' && count === 1 ? [500] : undefined),
    MAKES,
  )
  const asked = () => tiny.session.workspaceWith({ long_term_transactions: true }, false, tiny.journal)
  await expect(asked()).rejects.toMatchObject({ name: 'Inconclusive', passing: true })
  expect(await asked()).toMatchObject({ made: true, key: MADE_KEY })
})

test('Redacts every key of a created workspace for all who use it', async () => {
  const tiny = await tinySession(undefined, MAKES)
  for (const journal of [tiny.journal, createJournal(tiny.session)]) {
    await tiny.session.workspaceWith({ long_term_transactions: true }, false, journal)
    expect(journal.redactor.redact(JSON.stringify(journal.exchanges))).not.toContain('canary')
  }
})

import { expect, test } from 'vitest'
import type { Need } from '../catalogue/needs.ts'
import { Inconclusive, NotExercised } from '../outcome/errors.ts'
import type { ControlCalls } from '../targets/control.ts'
import type { Workspace } from '../facts/workspace.ts'
import { factOf, guardFor, hooksFor, type Hooks } from './hooks.ts'

const workspace: Workspace = {
  made: true,
  key: 'k',
  facts: { 'workspace-id': 'w', folder: 'f' },
  features: {},
}
const reported: unknown[] = []
const control: ControlCalls = {
  makeWorkspace: async () => workspace,
  act: async (...args) => (reported.push(['act', ...args]), true),
  advance: async (...args) => (reported.push(['advance', ...args]), 5),
  events: async (...args) => (reported.push(['events', ...args]), []),
  complete: async (...args) => (reported.push(['complete', ...args]), false),
  setParticipant: async (...args) => (reported.push(['setParticipant', ...args]), true),
  remind: async (...args) => (reported.push(['remind', ...args]), true),
  converse: async (...args) => (reported.push(['converse', ...args]), true),
}

const uses: [what: string, use: (hooks: Hooks) => unknown, needs: Need[]][] = [
  ['act', (hooks) => hooks.act('a', { outcome: 'done' }), ['actions']],
  ['advance', (hooks) => hooks.advance(60), ['clock', 'workspaces']],
  ['events', (hooks) => hooks.events('t'), ['events', 'workspace-id']],
  ['holdsCompletion', (hooks) => hooks.holdsCompletion(), ['completion', 'hold-completion']],
  ['complete', (hooks) => hooks.complete('t'), ['completion']],
  ['setParticipant', (hooks) => hooks.setParticipant('t', 'e', { stall_trigger: 1 }), ['participants']],
  ['remind', (hooks) => hooks.remind('a'), ['reminders']],
  ['converse', (hooks) => hooks.converse('t', 'e', 'read'), ['conversations']],
]
test.each(uses)('Allows %s for rules that declare its needs', async (_, use, needs) => {
  const guard = guardFor(needs)
  await use(hooksFor(control, workspace, guard))
  expect([...guard.used]).toEqual(needs)
})

test.each(uses.flatMap(([what, use, needs]) => needs.map((need) => [what, need, use, needs] as const)))(
  'Throws an error if %s is used without declaring %s',
  (_, need, use, needs) => {
    const guard = guardFor(needs.filter((other) => other !== need))
    expect(() => use(hooksFor(control, workspace, guard))).toThrow(
      `the scenario uses \`${need}\`, but none of its rules declares that need`,
    )
  },
)

test('Does not exercise the rule if the target cannot do what a hook asks for', async () => {
  const unable = {
    ...control,
    setParticipant: async () => false,
    remind: async () => false,
    converse: async () => false,
  }
  const hooks = hooksFor(unable, workspace, guardFor(['participants', 'reminders', 'conversations']))
  await expect(hooks.setParticipant('t', 'e', { schedule: [1] })).rejects.toThrow(
    new NotExercised('the target cannot set schedule of a participant'),
  )
  await expect(hooks.remind('a')).rejects.toThrow(NotExercised)
  await expect(hooks.converse('t', 'e', 'ended')).rejects.toThrow(NotExercised)
})

function thrown(error: Error): never {
  throw error
}

test('Sets attributes during set-up only if the target offers and accepts it', async () => {
  const set = (calls: ControlCalls, offered: readonly Need[]) =>
    hooksFor(calls, workspace, guardFor([]), offered).setIfOffered('t', 'e', { stall_trigger: 1 })
  const failing = (error: Error) => ({ ...control, setParticipant: async () => thrown(error) })
  expect(await set(control, [])).toBe(false)
  expect(await set(control, ['participants'])).toBe(true)
  expect(await set(failing(new Inconclusive('400')), ['participants'])).toBe(false)
  await expect(set(failing(new Error('bug')), ['participants'])).rejects.toThrow('bug')
})

test('Does not move the clock of an unknown workspace', () => {
  const nameless = { ...workspace, facts: {} }
  const hooks = hooksFor(control, nameless, guardFor(['clock', 'workspaces']))
  expect(() => hooks.advance(1)).toThrow(NotExercised)
})

test('Does not finish transactions of a workspace that completes by itself', async () => {
  reported.length = 0
  expect(await hooksFor(control, workspace, guardFor([])).finish('t')).toBe(true)
  expect(reported).toEqual([])
  const holding = { ...workspace, features: { hold_completion: true } }
  expect(await hooksFor(control, holding, guardFor([])).finish('t')).toBe(false)
  expect(reported).toEqual([['complete', 't']])
})

test('Returns a fact that is declared and known', () => {
  expect(factOf('folder', workspace, guardFor(['folder']))).toBe('f')
  expect(() => factOf('folder', workspace, guardFor([]))).toThrow('but none of its rules declares')
  expect(() => factOf('seal', workspace, guardFor(['seal']))).toThrow(
    new NotExercised('the workspace lacks: the id of a certificate for legal person'),
  )
})

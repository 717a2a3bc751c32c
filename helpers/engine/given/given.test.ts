import { expect, test } from 'vitest'
import type { Body } from '../scenario/scenario.ts'
import { endingOf, ran } from '../../testing/tiny-run.ts'
import type { Got, Reply } from '../../testing/servers/tiny-target.ts'

const situations: [what: string, body: Body, reported: string][] = [
  [
    'is never reached',
    async ({ given }) => void (await given.reached((await given.draft()).id, 'started')),
    'set-up: state of the transaction: expected started, got draft',
  ],
  [
    'shows no actions',
    async ({ given }) => void (await given.actions((await given.draft()).id)),
    'set-up: actions of the started transaction: expected at least one, got none',
  ],
  [
    'is not listed',
    async ({ given }) => void (await given.listed('x', 'lease')),
    'set-up: list: expected the transaction x, got no such transaction',
  ],
  [
    'is not a refusal',
    async ({ given, api }) => void (await given.refusal('creating', () => api.create())),
    'set-up: creating: the response is 200, but a refusal is needed',
  ],
]
test.each(situations)('Makes a scenario inconclusive if its set-up %s', async (_, body, reported) => {
  const answer = ({ line }: Got): Reply | undefined => (line.includes('?') ? [200, { content: [] }] : undefined)
  expect(await endingOf(body, { answer })).toBe(`broken: ${reported}`)
})

test('Does not exercise the rule if the start of an otherwise unfinished draft is refused', async () => {
  const starting = (fields: readonly { id: string }[], status = 422) =>
    endingOf(async ({ given }) => void (await given.calls.start('x')), {
      answer: ({ line }) => {
        if (line.includes('/start')) return [status, { type: 'api_error' }]
        return [200, { id: 'x', instructions: { signatures: [{ field: 'f' }] }, documents: [{ fields }] }]
      },
    })
  expect(await starting([{ id: 'f' }])).toMatch(/^broken: set-up: the response to POST .* is 422/)
  expect(await starting([{ id: 'f' }, { id: 'g' }])).toMatch(/^skipped: the target does not start a draft/)
  expect(await starting([])).toMatch(/^skipped: the target does not start a draft/)
  expect(await starting([], 409)).toMatch(/^skipped: .*: all 5 attempts were refused with 409$/)
})

test('Waits until a later update shows, and renames the draft so that it is still found if it is left over', async () => {
  const names: string[] = []
  const shown: number[] = []
  const ending = await endingOf(async ({ given }) => given.takenEffect(), {
    scenarioMs: 10_000,
    // A busy machine needs longer than the patience of other tests for three readings.
    change: { patience: { readMs: 10_000, slowMs: 10_000 } },
    answer: ({ line, body, count }) => {
      if (line.endsWith('/cancel')) return undefined
      if (line.startsWith('POST')) names.push(new URLSearchParams(body).get('name') ?? '')
      if (line.startsWith('GET')) shown.push(count)
      return [200, { id: 'x', name: count < 3 ? names[0] : names.at(-1) }]
    },
  })
  expect(ending).toBe('passed')
  expect(shown).toEqual([1, 2, 3])
  const words = names.map((name) => name.split(' ').slice(0, 2))
  expect(words).toEqual([words[0], words[0]])
  expect(new Set(names).size).toBe(2)
})

const message = { outcome: 'message', message: 'Where?' } as const
test.each<[string, Body]>([
  ['a participant', async ({ given }) => void (await given.acted('x', message))],
  ['this participant', async ({ given }) => void (await given.actedBy('x', 'a@example.com', message))],
])('Does not exercise the rule if the control interface lets %s perform an action, but not write', async (_, body) => {
  const actions = [{ id: 'a', actor: 'a@example.com' }]
  const ending = await endingOf(body, {
    rules: ['x/acted'],
    change: { capabilities: ['actions'] },
    scenarioMs: 10_000,
    answer: (got) => {
      if (!got.line.includes('/actions/')) return [200, { id: 'x', actions }]
      return got.body.includes('done') ? [204] : [409, { error_description: 'No.' }]
    },
  })
  expect(ending).toMatch(/^skipped: the control interface performs actions, but does not support .*Where\?/)
})

test('Continues a scenario without an optional member', async () => {
  const body: Body = async ({ given }) => given.carrying((await given.draft()).id, 'closed_at')
  expect(await endingOf(body)).toBe('passed')
})

test('Makes up an unknown id like those of the target, but not from a short one', async () => {
  const unknown: Body = async ({ given, observe }) => observe('id', await given.unknownId())
  const { record, tiny } = await ran(unknown, { rules: ['x/open'] })
  const [id = ''] = tiny.states.keys()
  expect(record.observations[0]?.value).toHaveLength(id.length)
  expect(record.observations[0]?.value).not.toBe(id)
  expect(await endingOf(unknown, { answer: () => [200, { id: 'x7' }] })).toMatch(
    /^skipped: an id such as x7 is too short/,
  )
})

const lagging = (states: string[]) => {
  let reads = 0
  return ({ line }: Got): Reply | undefined => {
    if (!line.startsWith('GET /v1/transactions/')) return undefined
    const state = states[Math.min(reads++, states.length - 1)]
    return [200, { id: 'x', state }]
  }
}
const paused: Body = async ({ given, check }) => {
  const answered = { state: 'resting' }
  const { state } = await given.settled((await given.draft()).id, 'paused', 50, { answered })
  check.equal('state', state, 'resting')
}

test('Continues with an undocumented state once a read shows the state of the response', async () => {
  expect(await endingOf(paused, { answer: lagging(['draft', 'resting']) })).toBe('passed')
})

test('Is inconclusive in another documented state, and names the rules that may explain it', async () => {
  const { record } = await ran(paused, { answer: lagging(['started']) })
  expect(record).toMatchObject({
    status: 'broken',
    finding: { causes: expect.arrayContaining(['lifecycle/started-pause', 'transaction/state-set']) as unknown },
  })
})

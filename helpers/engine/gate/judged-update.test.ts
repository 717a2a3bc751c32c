import { expect, test } from 'vitest'
import { parseKnown } from './known-list.ts'
import { updateJudged, type LastJudged } from './judged-update.ts'

const listOf = (source: string) => parseKnown(source, () => []).judged
const last = (judged: readonly string[], dropped: readonly string[] = [], isWhole = true): LastJudged => ({
  judged,
  isDropped: (id) => dropped.includes(id),
  isWhole,
})
const HEAD = /^---\n(# .*\n)+/
const LIST = '[]\n---\n# ours\njudged:\n  - x/b # b\n  # why\n  - x/d\n'

test('Writes the first record sorted, one id per line, with an explanation', () => {
  const { text, ...ids } = updateJudged(undefined, last(['x/b', 'x/a']))
  expect(ids).toEqual({ kept: [], added: ['x/b', 'x/a'], removed: [], spared: [] })
  expect(text).toMatch(HEAD)
  expect(text.replace(HEAD, '')).toBe('judged:\n  - x/a\n  - x/b\n')
})

test('Adds judged rules, removes dropped rules and keeps comments', () => {
  const { text, ...ids } = updateJudged(listOf(LIST), last(['x/c', 'x/d'], ['x/b']))
  expect(ids).toEqual({ kept: ['x/d'], added: ['x/c'], removed: ['x/b'], spared: [] })
  expect(text).toBe('---\n# ours\njudged:\n  - x/c\n  # why\n  - x/d\n')
})

test('Keeps rules that are neither judged nor dropped: inconclusive or excluded ones', () => {
  expect(updateJudged(listOf(LIST), last(['x/d'])).text).toBe('---\n# ours\njudged:\n  - x/b # b\n  # why\n  - x/d\n')
})

test('Only adds rules after an incomplete or partial run', () => {
  const { text, ...ids } = updateJudged(listOf(LIST), last(['x/a'], ['x/b'], false))
  expect(ids).toEqual({ kept: ['x/b', 'x/d'], added: ['x/a'], removed: [], spared: ['x/b'] })
  expect(text).toBe('---\n# ours\njudged:\n  - x/a\n  - x/b # b\n  # why\n  - x/d\n')
})

test.each(['[]\n---\n', 'judged:\n', 'judged: []\n', '[]\n---\njudged: [x/a, x/a]\n'])(
  'Changes nothing in a second update of %j',
  (source) => {
    const { text } = updateJudged(listOf(source), last(['x/b', 'x/a']))
    expect(text).toMatch(/^---\n(# .*\n)*judged:\n {2}- x\/a\n {2}- x\/b\n$/)
    expect(updateJudged(listOf(text), last(['x/a', 'x/b']))).toEqual({
      text,
      kept: ['x/a', 'x/b'],
      added: [],
      removed: [],
      spared: [],
    })
    expect(updateJudged(listOf(text), last([], ['x/a', 'x/b'])).text).toContain('judged: []\n')
  },
)

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

test('the first record is sorted, one id a line, and says what it is', () => {
  const { text, ...ids } = updateJudged(undefined, last(['x/b', 'x/a']))
  expect(ids).toEqual({ kept: [], added: ['x/b', 'x/a'], removed: [], spared: [] })
  expect(text).toMatch(HEAD)
  expect(text.replace(HEAD, '')).toBe('judged:\n  - x/a\n  - x/b\n')
})

test('what is judged is added, what is dropped goes, and comments stay', () => {
  const { text, ...ids } = updateJudged(listOf(LIST), last(['x/c', 'x/d'], ['x/b']))
  expect(ids).toEqual({ kept: ['x/d'], added: ['x/c'], removed: ['x/b'], spared: [] })
  expect(text).toBe('---\n# ours\njudged:\n  - x/c\n  # why\n  - x/d\n')
})

test('rules that are neither judged nor dropped stay: inconclusive or excluded ones', () => {
  expect(updateJudged(listOf(LIST), last(['x/d'])).text).toBe('---\n# ours\njudged:\n  - x/b # b\n  # why\n  - x/d\n')
})

test('an incomplete run, or one of a part, only adds', () => {
  const { text, ...ids } = updateJudged(listOf(LIST), last(['x/a'], ['x/b'], false))
  expect(ids).toEqual({ kept: ['x/b', 'x/d'], added: ['x/a'], removed: [], spared: ['x/b'] })
  expect(text).toBe('---\n# ours\njudged:\n  - x/a\n  - x/b # b\n  # why\n  - x/d\n')
})

test.each(['[]\n---\n', 'judged:\n', 'judged: []\n', '[]\n---\njudged: [x/a, x/a]\n'])(
  'after %j a second update changes nothing',
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

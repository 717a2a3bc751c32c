import { expect, test } from 'vitest'
import { parseKnown } from './known-list.ts'

const parse = (source: string) => parseKnown(source, (_, known) => known)
const ENTRY = '- rule: x/a\n  reason: so\n'

test('Reads the judged rules below the entries, with their lines', () => {
  const { entries, judged } = parse(`# ours\n${ENTRY}---\n# recorded\njudged:\n  - x/a # here\n  - x/b\n`)
  expect(entries.map(({ entry }) => entry)).toEqual([{ rule: 'x/a', reason: 'so', line: 2 }])
  expect(judged?.ids).toEqual([
    { id: 'x/a', line: 7 },
    { id: 'x/b', line: 8 },
  ])
})

test.each([
  ['a list without entries', '[]\n---\njudged: [x/a]\n', ['x/a']],
  ['only judged rules', 'judged:\n- x/a\n', ['x/a']],
  ['only judged rules, below a comment', '# ours\n---\njudged:\n- x/a\n', ['x/a']],
  ['no judged rule yet', '[]\n---\njudged:\n', []],
  ['an empty second part', '[]\n---\n', []],
  ['an id twice', 'judged: [x/a, x/a]\n', ['x/a', 'x/a']],
])('%s', (_, source, ids) => {
  const { entries, judged } = parse(source)
  expect(entries).toEqual([])
  expect(judged?.ids.map(({ id }) => id)).toEqual(ids)
})

test('Finds no judged rules in a list without that part', () => {
  for (const source of ['', '# nothing\n', '[]\n', ENTRY]) expect(parse(source).judged).toBeUndefined()
})

test.each([
  ['a list', `${ENTRY}---\n- x/a\n`, 'line 4: not the judged rules; write `judged:`, and below it an id in each line'],
  ['another key', `${ENTRY}---\njugded: [x/a]\n`, 'line 4: unknown key jugded; the nearest is judged'],
  ['not a list', `${ENTRY}---\njudged: x/a\n`, 'line 4: judged: not a list; write `judged:`, and below it'],
  ['not an id', '[]\n---\njudged:\n  - x/a\n  - x\n', 'line 5: not the id of a rule; write `- area/claim`'],
  ['an entry', '[]\n---\njudged:\n  - rule: x/a\n', 'line 4: not the id of a rule; write `- area/claim`'],
  ['broken YAML', `${ENTRY}---\njudged: [x/a\n`, 'line 5: this is not valid YAML: '],
  [
    'followed by a third part',
    '[]\n---\njudged: [x/a]\n---\n[]\n',
    'line 4: put entries above the judged rules, not below',
  ],
  ['above the entries', `judged: [x/a]\n---\n${ENTRY}`, 'line 2: put entries above the judged rules, not below'],
])('Reports the line if the second part is %s', (_, source, message) => {
  expect(() => parse(source)).toThrow(message)
})

test('Reports the problems of both parts together', () => {
  expect(() => parse('- rule: x/a\n---\njudged: [7]\n')).toThrow(/^line 1: reason is missing.*\nline 3: not the id/)
})

import { expect, test } from 'vitest'
import { catalogueOf, open, stated, unreachable } from '../catalogue/rule.ts'
import { knownOn, neverViolated, parseKnown } from './known-list.ts'

/** One of the words that a test means. */
const nearest = (_: string, known: readonly string[]) => known.filter((word) => ['reason', 'x/plain'].includes(word))
const entriesOf = (source: string) => parseKnown(source, nearest).entries.map(({ entry }) => entry)

test('entries tell rule, reason, ticket, expiry date, and their line', () => {
  const source =
    '# ours\n- rule: x/a\n  reason: so\n\n- { rule: x/b, reason: "it: is", ticket: "7", expires: 2030-01-31 }\n'
  expect(entriesOf(source)).toEqual([
    { rule: 'x/a', reason: 'so', line: 2 },
    { rule: 'x/b', reason: 'it: is', ticket: '7', expires: '2030-01-31', line: 5 },
  ])
})

test.each(['', '# nothing yet\n', '[]\n', '# nothing\n[]'])('%j is a list without entries', (source) => {
  expect(entriesOf(source)).toEqual([])
})

test.each([
  ['broken YAML', '- rule: x/a\n  reason: "so\n', 'line 3: this is not valid YAML: Missing closing "quote'],
  ['no list', 'rule: x/a\n', 'line 1: not a list; begin each entry with `- rule: area/claim`'],
  ['no entry', '[]\n'.replace('[]', '- x/a'), 'line 1: not an entry; write'],
  ['no reason', '- rule: x/a\n', 'line 1: reason: is missing; each entry has one'],
  ['an empty reason', '- rule: x/a\n  reason: " "\n', 'line 2: reason: write a text'],
  ['a number for a text', '- rule: x/a\n  reason: 7\n', 'line 2: reason: write a text, in quotes if need be'],
  ['no day', '- rule: x/a\n  reason: so\n  expires: soon\n', 'line 3: expires: write a day such as 2030-01-31'],
  ['a day that is none', '- rule: x/a\n  reason: so\n  expires: 2030-02-30\n', 'line 3: expires: write a day'],
  ['an unknown key', '- rule: x/a\n  reason: so\n  raeson: so\n', 'line 3: raeson: no such key. Nearest: reason'],
  [
    'a rule twice',
    '- {rule: x/a, reason: a}\n- {rule: x/a, reason: b}\n',
    'line 2: x/a has an entry in line 1 already',
  ],
])('%s is told with its line', (_, source, message) => {
  expect(() => entriesOf(source)).toThrow(message)
})

test('all that is wrong is told at once', () => {
  expect(() => entriesOf('- rule: x/a\n- reason: so\n')).toThrow(/^line 1: reason: .*\nline 2: rule: .*$/)
})

const catalogue = catalogueOf({
  x: {
    all: {
      ...stated('Limits', { 'x/plain': 'It is.' }),
      ...open('Limits', { 'x/open': 'Whether it is.' }),
      ...stated('Limits', unreachable('email', 'no call shows it'), { 'x/email': 'It is sent.' }),
    },
  },
})

test('a rule that is none, or that can never be violated, is told', () => {
  const entries = ['x/plain', 'x/plan', 'x/open', 'x/email'].map((rule, i) => ({ rule, reason: 'so', line: i + 1 }))
  expect(neverViolated(entries, catalogue, nearest)).toEqual([
    'line 2: x/plan is no rule. Nearest: x/plain',
    'line 3: x/open is open: it is observed, never violated; take the entry out',
    'line 4: x/email is beyond the reach of any client; take the entry out',
  ])
})

test('an entry holds until the day on which it expires', () => {
  const entries = [{ rule: 'x/plain', reason: 'so', expires: '2030-01-31', line: 1 }]
  expect(knownOn(entries, new Date('2030-01-30T23:59:59Z')).get('x/plain')).toEqual({
    reason: 'so',
    expires: '2030-01-31',
  })
  expect(knownOn(entries, new Date('2030-01-31T00:00:00Z')).size).toBe(0)
})

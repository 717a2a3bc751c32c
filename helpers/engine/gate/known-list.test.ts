import { expect, test } from 'vitest'
import { catalogueOf, open, stated, unreachable } from '../catalogue/rule.ts'
import { knownOn, neverViolated, parseKnown } from './known-list.ts'
import { lacksReason } from './reasons.ts'

/** Knows only the words that these tests expect as suggestions. */
const nearest = (_: string, known: readonly string[]) => known.filter((word) => ['reason', 'x/plain'].includes(word))
const entriesOf = (source: string) => parseKnown(source, nearest).entries.map(({ entry }) => entry)

test('Reads rule, reason, ticket and expiry date of each entry, with its line', () => {
  const source =
    '# ours\n- rule: x/a\n  reason: so\n\n- { rule: x/b, reason: "it: is", ticket: "7", expires: 2030-01-31 }\n'
  expect(entriesOf(source)).toEqual([
    { rule: 'x/a', reason: 'so', line: 2 },
    { rule: 'x/b', reason: 'it: is', ticket: '7', expires: '2030-01-31', line: 5 },
  ])
})

test.each(['', '# nothing yet\n', '[]\n', '# nothing\n[]'])('Reads %j as a list without entries', (source) => {
  expect(entriesOf(source)).toEqual([])
})

test.each(['', '" "', 'TO BE FILLED IN', '" to be filled in "'])('Reads the reason %j as lacking', (reason) => {
  expect(entriesOf(`- rule: x/a\n  reason: ${reason}\n- {rule: x/b, reason: so}\n`).map(lacksReason)).toEqual([
    true,
    false,
  ])
})

test.each([
  ['broken YAML', '- rule: x/a\n  reason: "so\n', 'line 3: this is not valid YAML: Missing closing "quote'],
  ['not a list', 'rule: x/a\n', 'line 1: not a list; begin each entry with `- rule: area/claim`'],
  ['not an entry', '[]\n'.replace('[]', '- x/a'), 'line 1: not an entry; write'],
  ['no reason', '- rule: x/a\n', 'line 1: reason is missing; every entry needs one'],
  ['an empty rule', '- rule: " "\n  reason: so\n', 'line 1: rule: write a text'],
  ['a number instead of a text', '- rule: x/a\n  reason: 7\n', 'line 2: reason: write a text, in quotes if necessary'],
  ['not a date', '- rule: x/a\n  reason: so\n  expires: soon\n', 'line 3: expires: write a date such as 2030-01-31'],
  ['a date that does not exist', '- rule: x/a\n  reason: so\n  expires: 2030-02-30\n', 'line 3: expires: write a date'],
  ['an unknown key', '- rule: x/a\n  reason: so\n  raeson: so\n', 'line 3: unknown key raeson; the nearest is reason'],
  [
    'a rule twice',
    '- {rule: x/a, reason: a}\n- {rule: x/a, reason: b}\n',
    'line 2: x/a already has an entry in line 1',
  ],
])('Reports %s with its line', (_, source, message) => {
  expect(() => entriesOf(source)).toThrow(message)
})

test('Reports all problems at once', () => {
  expect(() => entriesOf('- rule: x/a\n- reason: so\n')).toThrow(
    /^line 1: reason is missing.*\nline 2: rule is missing.*$/,
  )
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

test('Rejects unknown rules, and rules that can never be violated', () => {
  const entries = ['x/plain', 'x/plan', 'x/open', 'x/email'].map((rule, i) => ({ rule, reason: 'so', line: i + 1 }))
  expect(neverViolated(entries, catalogue, nearest)).toEqual([
    'line 2: there is no rule x/plan; the nearest is x/plain',
    'line 3: x/open is an open rule, which is never violated; remove the entry',
    'line 4: x/email is not testable by a client; remove the entry',
  ])
})

test('Applies an entry until the day on which it expires', () => {
  const entries = [{ rule: 'x/plain', reason: 'so', expires: '2030-01-31', line: 1 }]
  expect(knownOn(entries, new Date('2030-01-30T23:59:59Z')).get('x/plain')).toEqual({
    reason: 'so',
    expires: '2030-01-31',
  })
  expect(knownOn(entries, new Date('2030-01-31T00:00:00Z')).size).toBe(0)
})

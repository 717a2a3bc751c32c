import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  beforeLines,
  earlierThan,
  entryOf,
  readHistory,
  UnknownCommit,
  withBefore,
  withEntry,
  writeHistory,
  type Entry,
} from './history.ts'
import { spreadOf } from './statistics.ts'
import type { Row } from './table.ts'

const entry = (commit: string, figures: Entry['figures'], more: Partial<Entry> = {}): Entry => ({
  commit,
  date: '2026-11-25',
  node: '20.20.2',
  cores: 2,
  figures,
  ...more,
})

const ROWS: readonly Row[] = [
  { heading: 'The command' },
  { key: 'one_rule', name: 'one rule', unit: 's', spread: spreadOf([900]) },
  { key: 'prove', name: 'prove', unit: 's', spread: spreadOf([60_000]) },
  { name: 'for information', unit: 's', spread: spreadOf([1]) },
]
const beforeOf = (entries: readonly Entry[]) =>
  withBefore(ROWS, entries).map((row) => ('before' in row ? row.before : undefined))

const HISTORY = [entry('aaaa111', { one_rule: 1_350, prove: 121_000 }), entry('bbbb222', { one_rule: 1_000 })]

test('Reads what it wrote; an absent file has no entries, and a file with other content is an error', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'history-')), 'figures.json')
  expect(readHistory(file)).toEqual([])
  writeHistory(file, HISTORY)
  expect(readHistory(file)).toEqual(HISTORY)
  writeFileSync(file, '[{"commit":"aaaa111"}]')
  expect(() => readHistory(file)).toThrow(`${file} does not contain figures by commit`)
})

test('Adds a new commit at the end', () => {
  const added = entry('cccc333', { one_rule: 800 })
  expect(withEntry(HISTORY, added)).toEqual([...HISTORY, added])
})

test('A commit that is measured again keeps its position and its other figures', () => {
  const again = entry('aaaa111', { one_rule: 1_200 }, { date: '2026-11-26' })
  expect(withEntry(HISTORY, again)).toEqual([
    entry('aaaa111', { one_rule: 1_200, prove: 121_000 }, { date: '2026-11-26' }),
    HISTORY[1],
  ])
})

test('The earlier entries are those before the commit, or all if it has none', () => {
  expect(earlierThan(HISTORY, 'bbbb222')).toEqual([HISTORY[0]])
  expect(earlierThan(HISTORY, 'cccc333')).toEqual(HISTORY)
  expect(earlierThan(HISTORY, undefined)).toEqual(HISTORY)
})

test('The earlier figure of a row comes from the latest entry that has it', () => {
  const [first, second] = HISTORY
  const ofRule = { value: 1_000, commit: 'bbbb222' }
  const ofProof = { value: 121_000, commit: 'aaaa111' }
  expect(beforeOf(HISTORY)).toEqual([undefined, ofRule, ofProof, undefined])
  expect(beforeOf(first ? [first] : [])[1]).toEqual({ value: 1_350, commit: 'aaaa111' })
  expect(beforeOf(second ? [second] : [])).toEqual([undefined, ofRule, undefined, undefined])
  expect(beforeOf([])).toEqual([undefined, undefined, undefined, undefined])
})

test.each(['aaaa111', 'aaaa', 'aaaa1112222333'])('Finds the entry of %s', (commit) => {
  expect(entryOf(HISTORY, commit)).toBe(HISTORY[0])
})

test('Refuses a commit without figures, and names those that have some', () => {
  const known = 'Name one of these: aaaa111, bbbb222.'
  expect(() => entryOf(HISTORY, 'dddd')).toThrow(new UnknownCommit(`there are no figures of commit dddd. ${known}`))
  expect(() => entryOf(HISTORY, 'aaa')).toThrow(UnknownCommit)
  expect(() => entryOf([...HISTORY, entry('aaaa999', {})], 'aaaa')).toThrow(
    'several commits with figures start with aaaa',
  )
  expect(() => entryOf([], 'dddd')).toThrow('No figures are kept yet')
})

test('Prints a line for each entry that rows compare with, and says if the machine differs', () => {
  const lines = (entries: readonly Entry[], node: string, cores: number) =>
    beforeLines(withBefore(ROWS, entries), entries, { node, cores })
  expect(lines([entry('0000000', { one_rule: 1 }), ...HISTORY], '20.19.0', 2)).toEqual([
    'before: bbbb222, measured on 2026-11-25, node 20.20.2, 2 cores',
    'before: aaaa111, measured on 2026-11-25, node 20.20.2, 2 cores',
  ])
  expect(lines(HISTORY.slice(1), '24.21.0', 8)).toEqual([
    'before: bbbb222, measured on 2026-11-25, node 20.20.2, 2 cores; not comparable: 8 cores here, node 24 here',
  ])
})

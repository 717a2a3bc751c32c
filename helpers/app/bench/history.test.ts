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

test('what is kept is read again; no file is no history, another file is an error that names it', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'history-')), 'figures.json')
  expect(readHistory(file)).toEqual([])
  writeHistory(file, HISTORY)
  expect(readHistory(file)).toEqual(HISTORY)
  writeFileSync(file, '[{"commit":"aaaa111"}]')
  expect(() => readHistory(file)).toThrow(`${file} does not hold figures by commit`)
})

test('a commit is added at the end', () => {
  const added = entry('cccc333', { one_rule: 800 })
  expect(withEntry(HISTORY, added)).toEqual([...HISTORY, added])
})

test('a commit measured again keeps its place, and the figures that were not measured again', () => {
  const again = entry('aaaa111', { one_rule: 1_200 }, { date: '2026-11-26' })
  expect(withEntry(HISTORY, again)).toEqual([
    entry('aaaa111', { one_rule: 1_200, prove: 121_000 }, { date: '2026-11-26' }),
    HISTORY[1],
  ])
})

test('earlier are the entries before that of the commit, or all', () => {
  expect(earlierThan(HISTORY, 'bbbb222')).toEqual([HISTORY[0]])
  expect(earlierThan(HISTORY, 'cccc333')).toEqual(HISTORY)
  expect(earlierThan(HISTORY, undefined)).toEqual(HISTORY)
})

test('each figure of before is that of the latest entry which has it', () => {
  const [first, second] = HISTORY
  const ofRule = { value: 1_000, commit: 'bbbb222' }
  const ofProof = { value: 121_000, commit: 'aaaa111' }
  expect(beforeOf(HISTORY)).toEqual([undefined, ofRule, ofProof, undefined])
  expect(beforeOf(first ? [first] : [])[1]).toEqual({ value: 1_350, commit: 'aaaa111' })
  expect(beforeOf(second ? [second] : [])).toEqual([undefined, ofRule, undefined, undefined])
  expect(beforeOf([])).toEqual([undefined, undefined, undefined, undefined])
})

test.each(['aaaa111', 'aaaa', 'aaaa1112222333'])('the entry of %s is found', (commit) => {
  expect(entryOf(HISTORY, commit)).toBe(HISTORY[0])
})

test('a commit without figures is refused with those that have some', () => {
  const known = 'Name one of these: aaaa111, bbbb222.'
  expect(() => entryOf(HISTORY, 'dddd')).toThrow(new UnknownCommit(`no figures are kept of commit dddd. ${known}`))
  expect(() => entryOf(HISTORY, 'aaa')).toThrow(UnknownCommit)
  expect(() => entryOf([...HISTORY, entry('aaaa999', {})], 'aaaa')).toThrow(
    'no figures are kept of one commit alone that begins with aaaa',
  )
  expect(() => entryOf([], 'dddd')).toThrow('None are kept so far')
})

test('only entries that are compared with have a line; another machine is reported in it', () => {
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

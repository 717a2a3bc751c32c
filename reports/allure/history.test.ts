import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { addToHistory, historyBefore } from './history.ts'

const newFile = () => path.join(mkdtempSync(path.join(os.tmpdir(), 'countersign-history-')), 'history')
const run = (day: number, target = 'http://one.test') => ({ target, startedAt: new Date(Date.UTC(2030, 0, day)) })
const item = (status: string) => ({ id: status, historyId: 'case.none', status, start: 1, stop: 3, duration: 2 })
const LATER = run(100)

/** The states of the rule in the runs before another one, as Allure reads them. */
const statesBefore = (file: string, of = LATER) =>
  historyBefore(file, of)
    .split('\n')
    .filter((line) => line !== '')
    .map(
      (line) =>
        (JSON.parse(line) as { testResults: Record<string, { status: string }> }).testResults['case.none']?.status,
    )

test('without a file there are no earlier runs', () => {
  expect(historyBefore(newFile(), LATER)).toBe('')
})

test('the earlier runs of the same target are read in their order, and no temporary file is left', () => {
  const file = newFile()
  addToHistory(file, run(2), [item('failed')])
  addToHistory(file, run(1), [item('passed')])
  addToHistory(file, run(1, 'http://two.test'), [item('broken')])
  expect(statesBefore(file)).toEqual(['passed', 'failed'])
  expect(statesBefore(file, run(2))).toEqual(['passed'])
  expect(statesBefore(file, run(3, 'http://two.test'))).toEqual(['broken'])
  expect(readdirSync(path.dirname(file))).toEqual(['history'])
})

test('a run whose page is made again is in the history once', () => {
  const file = newFile()
  addToHistory(file, run(1), [item('passed')])
  addToHistory(file, run(1), [item('failed')])
  expect(statesBefore(file)).toEqual(['failed'])
})

test('the history keeps the last thirty runs', () => {
  const file = newFile()
  for (let day = 1; day <= 32; day += 1) addToHistory(file, run(day), [item(String(day))])
  expect(statesBefore(file)).toEqual(Array.from({ length: 30 }, (_, n) => String(n + 3)))
})

test('a damaged file counts as empty and is replaced', () => {
  const file = newFile()
  writeFileSync(file, 'damaged')
  expect(statesBefore(file)).toEqual([])
  addToHistory(file, run(1), [item('passed')])
  expect(statesBefore(file)).toEqual(['passed'])
})

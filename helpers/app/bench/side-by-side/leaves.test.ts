import { expect, test } from 'vitest'
import { leavesOf, textAt } from './leaves.ts'

const BODY = { id: 'tra_1', actions: [{ id: 'act_1' }, { id: 'act_2', done: false }], pin: 123_456, gone: null }

test('Returns strings and numbers with their paths', () => {
  expect(leavesOf(BODY)).toEqual([
    { path: ['id'], value: 'tra_1' },
    { path: ['actions', 0, 'id'], value: 'act_1' },
    { path: ['actions', 1, 'id'], value: 'act_2' },
    { path: ['pin'], value: 123_456 },
  ])
  expect(leavesOf(undefined)).toEqual([])
})

test('Finds the value at a path, and nothing if the value is neither a string nor a number', () => {
  for (const { path, value } of leavesOf(BODY)) expect(textAt(BODY, path)).toBe(String(value))
  for (const path of [['gone'], ['gone', 'id'], ['actions'], ['actions', 2, 'id'], ['actions', 1, 'done']])
    expect(textAt(BODY, path)).toBeUndefined()
})

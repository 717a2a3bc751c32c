import { expect, test } from 'vitest'
import { leavesOf, textAt } from './leaves.ts'

const BODY = { id: 'tra_1', actions: [{ id: 'act_1' }, { id: 'act_2', done: false }], pin: 123_456, gone: null }

test('texts and numbers are told with the way to them', () => {
  expect(leavesOf(BODY)).toEqual([
    { path: ['id'], value: 'tra_1' },
    { path: ['actions', 0, 'id'], value: 'act_1' },
    { path: ['actions', 1, 'id'], value: 'act_2' },
    { path: ['pin'], value: 123_456 },
  ])
  expect(leavesOf(undefined)).toEqual([])
})

test('the way leads back to the value, and to nothing where another kind of value stands', () => {
  for (const { path, value } of leavesOf(BODY)) expect(textAt(BODY, path)).toBe(String(value))
  for (const path of [['gone'], ['gone', 'id'], ['actions'], ['actions', 2, 'id'], ['actions', 1, 'done']])
    expect(textAt(BODY, path)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { ledgerOf } from './ledger.ts'
import { markedName, randomWord } from './mark.ts'

test('Gives each draft a name of its own, because a target may refuse a name that is in use', () => {
  const names = Array.from({ length: 5 }, () => markedName('abcdefghijklmn'))
  expect(new Set(names).size).toBe(5)
})

test('Gives each draft a name by which it is found if its creation got no response', () => {
  const mark = randomWord()
  const ledger = ledgerOf(mark)
  const names = [markedName(mark), markedName(mark)]
  for (const name of names) ledger.sends(name)
  expect(ledger.lost).toEqual([mark])
  expect(names.every((name) => name.split(' ').includes(mark))).toBe(true)
})

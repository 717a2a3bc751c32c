import { expect, test } from 'vitest'
import { oncePer } from './once-per.ts'

test('Makes a value once for each object, even if it is undefined', () => {
  const asked: object[] = []
  const made = oncePer((object: object) => void asked.push(object))
  const [first, second] = [{}, {}]
  made(first)
  made(second)
  made(first)
  expect(asked).toEqual([first, second])
})

import { expect, test } from 'vitest'
import { clockOffsetOf } from './clock-offset.ts'

const NOW = Date.UTC(2024, 0, 1, 12)
const DAY = 86_400_000
const iso = (ms: number) => new Date(NOW + ms).toISOString()
const dated = (ms: number) => ({ date: new Date(NOW + ms).toUTCString() })

const offsets: [what: string, createdAt: unknown, headers: Record<string, string>, offset: number | undefined][] = [
  ['a correct clock', iso(-20), dated(0), 0],
  ['a clock with whole seconds', iso(-999), {}, 0],
  ['a clock that is 90 seconds ahead', iso(90_000), {}, 90_000],
  ['a clock that is a day ahead, with an equal Date header', iso(DAY), dated(DAY), DAY],
  ['a clock that is a day behind, with an equal Date header', iso(-DAY), dated(-DAY), -DAY],
  ['a correct clock with a Date header that is a day ahead', iso(0), dated(DAY), 0],
  ['a clock that is a day ahead, with a correct Date header', iso(DAY), dated(0), undefined],
  ['a clock that is a day ahead, without a Date header', iso(DAY), {}, undefined],
  ['an invalid Date header', iso(DAY), { date: 'today' }, undefined],
  ['an invalid time', 'today', dated(0), undefined],
  ['no time', undefined, dated(0), undefined],
]

test.each(offsets)('%s', (_, createdAt, headers, offset) => {
  expect(clockOffsetOf({ status: 200, headers, text: '', body: { created_at: createdAt } }, NOW)).toBe(offset)
})

test('Returns `undefined` for a response without an object', () => {
  expect(clockOffsetOf({ status: 200, headers: {}, text: '<draft/>', body: undefined }, NOW)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { clockOffsetOf } from './clock-offset.ts'

const NOW = Date.UTC(2024, 0, 1, 12)
const DAY = 86_400_000
const iso = (ms: number) => new Date(NOW + ms).toISOString()
const dated = (ms: number) => ({ date: new Date(NOW + ms).toUTCString() })

const offsets: [what: string, createdAt: unknown, headers: Record<string, string>, offset: number | undefined][] = [
  ['a clock that is right', iso(-20), dated(0), 0],
  ['one that tells whole seconds', iso(-999), {}, 0],
  ['one that is a minute and a half ahead', iso(90_000), {}, 90_000],
  ['one that is a day ahead, as its Date header is', iso(DAY), dated(DAY), DAY],
  ['one that is a day behind, as its Date header is', iso(-DAY), dated(-DAY), -DAY],
  ['a right one behind a Date header that is a day off', iso(0), dated(DAY), 0],
  ['a day off, which nothing confirms', iso(DAY), dated(0), undefined],
  ['a day off without a Date header', iso(DAY), {}, undefined],
  ['a Date header that is no time', iso(DAY), { date: 'today' }, undefined],
  ['a time that is none', 'today', dated(0), undefined],
  ['no time', undefined, dated(0), undefined],
]

test.each(offsets)('%s', (_, createdAt, headers, offset) => {
  expect(clockOffsetOf({ status: 200, headers, text: '', body: { created_at: createdAt } }, NOW)).toBe(offset)
})

test('an answer that is no object tells nothing', () => {
  expect(clockOffsetOf({ status: 200, headers: {}, text: '<draft/>', body: undefined }, NOW)).toBeUndefined()
})

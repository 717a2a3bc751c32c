import { expect, test } from 'vitest'
import { retryAfterMs } from './retry-after.ts'

const DATE = 'Wed, 02 Jan 2030 03:04:05 GMT'

test.each<[headers: Record<string, string>, ms: number | undefined]>([
  [{}, undefined],
  [{ 'retry-after': '' }, undefined],
  [{ 'retry-after': 'soon' }, undefined],
  [{ 'retry-after': '0' }, 0],
  [{ 'retry-after': '7' }, 7_000],
  [{ 'retry-after': '0.5' }, 500],
  [{ 'retry-after': '3600' }, 60_000],
  [{ 'ratelimit-reset': '2' }, 2_000],
  [{ 'retry-after': '7', 'ratelimit-reset': '2' }, 7_000],
  [{ 'retry-after': 'Wed, 02 Jan 2030 03:04:12 GMT', date: DATE }, 7_000],
  [{ 'retry-after': 'Wed, 02 Jan 2030 03:04:00 GMT', date: DATE }, 0],
  [{ 'retry-after': 'Wed, 02 Jan 2000 03:04:05 GMT' }, 0],
])('Reads %j as %s ms', (headers, ms) => {
  expect(retryAfterMs(headers)).toBe(ms)
})

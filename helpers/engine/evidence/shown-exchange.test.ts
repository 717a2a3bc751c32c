import { expect, test } from 'vitest'
import type { Exchange } from '../http/exchange.ts'
import type { Journal } from './journal.ts'
import { exchangesAround } from './shown-exchange.ts'

const READ = 'GET /v1/transactions/tra_1'

/** A journal with these requests, each with the next number from 1. */
const journalOf = (requests: readonly string[]) =>
  ({
    exchanges: requests.map((request, at) => {
      const [method, path] = request.split(' ')
      return { number: at + 1, side: 'api', method, path, headers: {}, startedAt: at, durationMs: 1 } as Exchange
    }),
    redactor: { redact: (text: string) => text },
  }) as Journal

const shownOf = (requests: readonly string[], ...about: readonly [number?, (readonly number[])?]) =>
  exchangesAround(journalOf(requests), ...about).map(({ number, repeated }) => [number, repeated?.times])

test('Equal readings become the last one, or the judged one', () => {
  expect(shownOf(['POST /v1/files', READ, READ, READ])).toEqual([
    [1, undefined],
    [4, 3],
  ])
  expect(shownOf(['POST /v1/files', READ, READ, READ], 3)).toEqual([
    [1, undefined],
    [3, 3],
  ])
})

test('A reading that shows the breach of another rule stays, even if the next one is judged', () => {
  expect(shownOf([READ, READ, 'POST /v1/files'], 3, [1])).toEqual([
    [1, 2],
    [3, undefined],
  ])
  expect(shownOf([READ, READ, READ], 3, [1])).toEqual([
    [1, undefined],
    [3, undefined],
  ])
})

test('If there are many exchanges, the ones that the judged one needs are shown, and those that show other breaches', () => {
  const many = Array.from({ length: 30 }, (_, at) => `POST /v1/files/${at}`)
  const shown = shownOf(many, 30, [2]).map(([number]) => number)
  expect(shown).toContain(2)
  expect(shown).toContain(30)
  expect(shown.length).toBeLessThan(30)
})

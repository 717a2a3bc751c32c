import { expect, test } from 'vitest'
import type { Exchange } from '../http/exchange.ts'
import { FlawedAnswer, Inconclusive, NotExercised, ServerError, Violation } from '../outcome/errors.ts'
import { createJournal } from '../evidence/journal.ts'
import { stumbleOf } from './stumble.ts'

/** Exchanges in words: `POST create 500`, `GET get lost`; the path of each is that of its call. */
function tryWith(error: unknown, ...told: readonly string[]) {
  const journal = createJournal()
  for (const one of told) {
    const [method = '', name = '', status = ''] = one.split(' ')
    const answer = { status: Number(status), headers: {}, text: '', body: undefined }
    journal.exchanges.push({
      number: journal.exchanges.length + 1,
      side: 'api',
      method,
      path: `/v1/${name}`,
      call: { name, ids: {} },
      headers: {},
      startedAt: 0,
      durationMs: 0,
      ...(status === 'lost' ? { failure: 'no answer' } : { answer }),
    } satisfies Exchange)
  }
  const flawed = error instanceof FlawedAnswer ? [error] : []
  return {
    journal,
    guard: { used: new Set<string>(), use: () => {} },
    answers: [],
    flawed,
    error,
  } as unknown as Parameters<typeof stumbleOf>[0]
}

const passing = new Inconclusive('no answer', { passing: true, trouble: 'lost' })
const stuck = new Inconclusive('none of them was refused')
const stumbles: [what: string, error: unknown, told: string[], at: string | undefined][] = [
  ['a request that got no answer', passing, ['POST create 200', 'POST create lost'], 'api POST create 2'],
  ['5xx', new ServerError('POST /v1/create', 500), ['POST create 500'], 'api POST create 1'],
  ['a time-out of something before the service', passing, ['POST create 408'], 'api POST create 1'],
  ['an earlier one that the case went on from', stuck, ['POST create lost', 'POST start 422'], 'api POST create 1'],
  ['the same, where something seems to be lacking', new NotExercised('x'), ['POST create 500'], 'api POST create 1'],
  ['a reading, however often it was sent', passing, ['GET get lost', 'GET get lost'], 'api GET get'],
  ['a malformed response', new FlawedAnswer('x', 'get 200, a redirect', 1), ['GET get 200'], 'get 200, a redirect'],
  ['a request of all scenarios', passing, ['POST create 200'], 'a request beside the scenario'],
  ['a reading that was sent again, and answered', stuck, ['GET get lost', 'GET get 200'], undefined],
  ['nothing of that kind', stuck, ['POST create 422'], undefined],
  ['a conclusion', new Violation('x', 'a', 'b'), ['POST create lost'], undefined],
  ['no error', undefined, ['POST create lost'], undefined],
  ['silence', new Inconclusive('x', { passing: true, trouble: 'slow' }), ['POST create lost'], undefined],
]
test.each(stumbles)('%s', (_, error, told, at) => {
  expect(stumbleOf(tryWith(error, ...told))).toBe(at)
})

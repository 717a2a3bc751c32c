import { expect, test } from 'vitest'
import type { Exchange } from '../http/exchange.ts'
import { MalformedResponse, Inconclusive, NotExercised, ServerError, Violation } from '../outcome/errors.ts'
import { createJournal } from '../evidence/journal.ts'
import { failedRequestOf } from './failed-request.ts'

/** Creates an attempt from descriptions of exchanges such as `POST create 500` and `GET get lost`. */
function tryWith(error: unknown, ...reported: readonly string[]) {
  const journal = createJournal()
  for (const one of reported) {
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
      ...(status === 'lost' ? { failure: 'no response' } : { answer }),
    } satisfies Exchange)
  }
  const malformed = error instanceof MalformedResponse ? [error] : []
  return {
    journal,
    guard: { used: new Set<string>(), use: () => {} },
    answers: [],
    malformed,
    error,
  } as unknown as Parameters<typeof failedRequestOf>[0]
}

const passing = new Inconclusive('no response', { passing: true, trouble: 'lost' })
const stuck = new Inconclusive('none of them was refused')
const failedRequests: [what: string, error: unknown, reported: string[], at: string | undefined][] = [
  ['a request without a response', passing, ['POST create 200', 'POST create lost'], 'api POST create 2'],
  ['5xx', new ServerError('POST /v1/create', 500), ['POST create 500'], 'api POST create 1'],
  [
    'the 5xx of the error, if later requests failed too',
    new ServerError('POST /v1/create', 500, 1),
    ['POST create 500', 'POST update 500'],
    'api POST create 1',
  ],
  ['a 408 from something in front of the service', passing, ['POST create 408'], 'api POST create 1'],
  [
    'an earlier request after which the scenario continued',
    stuck,
    ['POST create lost', 'POST start 422'],
    'api POST create 1',
  ],
  [
    'an earlier request, if something seems to be missing',
    new NotExercised('x'),
    ['POST create 500'],
    'api POST create 1',
  ],
  ['a read, however often it was sent', passing, ['GET get lost', 'GET get lost'], 'api GET get'],
  [
    'a malformed response',
    new MalformedResponse('x', 'get 200, a redirect', 1),
    ['GET get 200'],
    'get 200, a redirect',
  ],
  ['a request outside the scenario', passing, ['POST create 200'], 'a request outside the scenario'],
  ['a read that was repeated successfully', stuck, ['GET get lost', 'GET get 200'], undefined],
  ['no such request', stuck, ['POST create 422'], undefined],
  ['a conclusion', new Violation('x', 'a', 'b'), ['POST create lost'], undefined],
  ['no error', undefined, ['POST create lost'], undefined],
  ['silence', new Inconclusive('x', { passing: true, trouble: 'slow' }), ['POST create lost'], undefined],
]
test.each(failedRequests)('%s', (_, error, reported, at) => {
  expect(failedRequestOf(tryWith(error, ...reported))).toBe(at)
})

import { expect, test } from 'vitest'
import type { Exchange } from '../http/exchange.ts'
import { FlawedAnswer, Inconclusive, NotExercised, ServerError, Violation } from '../outcome/errors.ts'
import { createJournal } from '../evidence/journal.ts'
import { stumbleOf } from './stumble.ts'

/** Creates an attempt from descriptions of exchanges such as `POST create 500` and `GET get lost`. */
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
      ...(status === 'lost' ? { failure: 'no response' } : { answer }),
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

const passing = new Inconclusive('no response', { passing: true, trouble: 'lost' })
const stuck = new Inconclusive('none of them was refused')
const stumbles: [what: string, error: unknown, told: string[], at: string | undefined][] = [
  ['a request without a response', passing, ['POST create 200', 'POST create lost'], 'api POST create 2'],
  ['5xx', new ServerError('POST /v1/create', 500), ['POST create 500'], 'api POST create 1'],
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
  ['a malformed response', new FlawedAnswer('x', 'get 200, a redirect', 1), ['GET get 200'], 'get 200, a redirect'],
  ['a request outside the scenario', passing, ['POST create 200'], 'a request outside the scenario'],
  ['a read that was repeated successfully', stuck, ['GET get lost', 'GET get 200'], undefined],
  ['no such request', stuck, ['POST create 422'], undefined],
  ['a conclusion', new Violation('x', 'a', 'b'), ['POST create lost'], undefined],
  ['no error', undefined, ['POST create lost'], undefined],
  ['silence', new Inconclusive('x', { passing: true, trouble: 'slow' }), ['POST create lost'], undefined],
]
test.each(stumbles)('%s', (_, error, told, at) => {
  expect(stumbleOf(tryWith(error, ...told))).toBe(at)
})

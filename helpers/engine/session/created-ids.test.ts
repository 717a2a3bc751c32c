import { expect, test } from 'vitest'
import type { Answer, Exchange } from '../http/exchange.ts'
import { createCreatedIds } from './created-ids.ts'

/** The response to a request with a key, about the transaction with an id. */
function answerTo(secret: string, id: string, path = '/v1/transactions'): Answer {
  const body = { id }
  const data = { status: 200, headers: {}, text: JSON.stringify(body), body }
  const exchange: Exchange = {
    number: 1,
    side: 'api',
    method: 'POST',
    path,
    headers: {},
    startedAt: 0,
    durationMs: 0,
    auth: { scheme: 'bearer', secret },
    answer: data,
  }
  return { ...data, exchange }
}

test.each([
  ['one id for two creations', answerTo('k', 'a'), true],
  ['two ids', answerTo('k', 'b'), false],
  ['one id in two workspaces', answerTo('other', 'a'), false],
  ['an update', answerTo('k', 'a', '/v1/transactions/a'), false],
])('Notices %s', (_, second, areShared) => {
  const created = createCreatedIds()
  const first = answerTo('k', 'a')
  created.note(first)
  created.note(second)
  expect(created.areShared([first.exchange])).toBe(areShared)
})

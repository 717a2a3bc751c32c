import type { Answer } from '../engine/http/exchange.ts'

/** A response to `POST /x` for tests. */
export function answerOf(status: number, body?: unknown, headers: Record<string, string> = {}): Answer {
  const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '')
  const answer = { status, headers, text, body: typeof body === 'string' ? undefined : body }
  return {
    ...answer,
    exchange: { number: 1, side: 'api', method: 'POST', path: '/x', headers: {}, startedAt: 0, durationMs: 0, answer },
  }
}

import type { Answer } from '../../helpers/engine/http/exchange.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'

/** `application/json`, or a type built on it, with or without parameters. */
const JSON_TYPE = /^\w+\/(?:[\w.-]+\+)?json\s*(?:;|$)/i

/** Asserts that an answer which says what it is says that it is JSON (document: Conventions, 3). */
export function assertSaysJson({ check, notShown }: Context, { headers }: Pick<Answer, 'headers'>): void {
  const { 'content-type': type } = headers
  if (type === undefined) notShown('the content type of the answer')
  check.that('content type of the answer', JSON_TYPE.test(String(type)), 'application/json', type)
}

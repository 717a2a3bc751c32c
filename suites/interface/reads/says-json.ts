import type { Answer, Context } from '../../../helpers/engine/index.ts'

/** `application/json` or a type derived from it, with or without parameters. */
const JSON_TYPE = /^\w+\/(?:[\w.-]+\+)?json\s*(?:;|$)/i

/** Asserts that the content type of a response, if it has one, is JSON (document: Conventions, 3). */
export function assertSaysJson({ check, notShown }: Context, { headers }: Pick<Answer, 'headers'>): void {
  const { 'content-type': type } = headers
  if (type === undefined) notShown('the content type of the response')
  check.that('content type of the response', JSON_TYPE.test(String(type)), 'application/json', type)
}

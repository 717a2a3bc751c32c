import type { AnswerData, Defect } from './exchange.ts'
import { isPage } from './html-page.ts'

/** Files are neither JSON nor text, which is correct. */
const FILES = /^(application\/(pdf|zip|octet-stream)|image\/)/i

/**
 * Why a response is malformed, whatever the request was, or `undefined`. Responses must be JSON in UTF-8 (document:
 * Conventions), and the interface has no redirects. An empty body is fine unless its content type is JSON.
 * @param isText whether its bytes are UTF-8
 */
export function defectOf(answer: Omit<AnswerData, 'defect'>, isText: boolean): Defect | undefined {
  const { status, headers, text, body } = answer
  const type = headers['content-type'] ?? ''
  if (status >= 300 && status < 400) return 'a redirect'
  if (isPage(answer)) return 'an HTML page'
  if (FILES.test(type)) return undefined
  if (!isText) return 'bytes that are not UTF-8'
  const isMissing = text === '' && status !== 204 && /\bjson\b/i.test(type)
  return body === undefined && (text !== '' || isMissing) ? 'text that is not JSON' : undefined
}

import type { AnswerData, Flaw } from './exchange.ts'
import { isPage } from './html-page.ts'

/** Files are no JSON and no text, and right so. */
const FILES = /^(application\/(pdf|zip|octet-stream)|image\/)/i

/**
 * What is wrong with an answer whatever was asked, if anything: answers are JSON in UTF-8 (document: Conventions), and the
 * interface knows no redirects. An empty body is none of it, unless it is called JSON.
 * @param isText whether its bytes are UTF-8
 */
export function flawOf(answer: Omit<AnswerData, 'flaw'>, isText: boolean): Flaw | undefined {
  const { status, headers, text, body } = answer
  const type = headers['content-type'] ?? ''
  if (status >= 300 && status < 400) return 'a redirect'
  if (isPage(answer)) return 'an HTML page'
  if (FILES.test(type)) return undefined
  if (!isText) return 'bytes that are no UTF-8'
  const isMissing = text === '' && status !== 204 && /\bjson\b/i.test(type)
  return body === undefined && (text !== '' || isMissing) ? 'text that is no JSON' : undefined
}

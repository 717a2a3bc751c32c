import type { AnswerData } from './exchange.ts'

/**
 * Whether the response is a page for people, which may come from something in front of the service. JSON with an HTML
 * content type does not count, nor does an empty body.
 */
export function isPage({ headers, text, body }: Pick<AnswerData, 'headers' | 'text' | 'body'>): boolean {
  if (typeof body === 'object' || text === '') return false
  return /^text\/html\b/i.test(headers['content-type'] ?? '') || /^\s*<(!doctype|html)\b/i.test(text)
}

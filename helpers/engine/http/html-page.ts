import type { AnswerData } from './exchange.ts'

/**
 * Whether the answer is a page for people: it may come from something in front of the service. JSON that calls itself a page
 * is none, nor is an empty body.
 */
export function isPage({ headers, text, body }: Pick<AnswerData, 'headers' | 'text' | 'body'>): boolean {
  if (typeof body === 'object' || text === '') return false
  return /^text\/html\b/i.test(headers['content-type'] ?? '') || /^\s*<(!doctype|html)\b/i.test(text)
}

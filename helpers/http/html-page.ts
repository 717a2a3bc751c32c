import type { AnswerData } from './exchange.ts'

/** Whether the answer is a page for people: it may come from something in front of the service. */
export function isPage({ headers, text }: Pick<AnswerData, 'headers' | 'text'>): boolean {
  return /^text\/html\b/i.test(headers['content-type'] ?? '') || /^\s*<(!doctype|html)\b/i.test(text)
}

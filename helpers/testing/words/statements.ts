import type { Pattern } from './pattern.ts'

const LONGEST = 25
const words = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}`]/u.test(word))

/** Rule 9: the form of a statement. Open rules are questions and exempt. */
export const STATEMENTS: readonly Pattern[] = [
  {
    name: 'longer than 25 words',
    rule: 9,
    find: ({ text }) => words(text).length > LONGEST,
    instead: 'shorten it to 25 words, or make it two rules',
    kinds: ['statement'],
  },
  {
    name: 'condition at the end',
    rule: 9,
    find: /^(?!(?:If|When|Unless|While|After|Before|Until|Once|As long as|Where)\b).*(?:,| that| and) (?:if|unless|provided|as long as)\b|^(?!(?:If|When|Unless|While|After|Before|Until|Once|As long as|Where)\b).*\b(?:if|unless)\b/,
    instead: 'put the condition first: "If ..., ..."',
    kinds: ['statement'],
  },
  {
    name: 'is answered',
    rule: 9,
    find: /\b(?:is|are) answered\b|\banswers? (?:a |an |the )?(?:with )?(?:status )?[1-5]\d\d\b/i,
    instead: 'is refused with STATUS; is accepted; the response to X is Y',
    kinds: ['statement'],
  },
]

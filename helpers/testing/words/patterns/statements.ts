import type { Pattern } from './pattern.ts'

const LONGEST = 25
const words = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}`]/u.test(word))

/** A sentence that begins with its condition may have others behind it. */
const CONDITION_FIRST = /^(?:If|When|Unless|While|After|Before|Until|Once|As long as|Where)\b/
const CONDITION =
  /(?<!\b(?:as|even|only|whether|exactly)|which [^,]*|[;:]) (?:if(?! any\b)|unless|provided that|as long as)\b|, where\b/

/** Rule 9: the form of a statement, and of conditions. Open rules are questions, so their form is another. */
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
    find: ({ masked }) => !CONDITION_FIRST.test(masked) && CONDITION.test(masked),
    instead: 'put the condition first: "If ..., ..."',
    kinds: ['statement'],
  },
  {
    name: 'is answered',
    rule: 9,
    find: /\b(?:is|are) answered\b|\banswers? (?:a |an |the )?(?:with )?(?:status )?[1-5]\d\d\b/i,
    instead: 'is refused with STATUS; is accepted; the response to X is Y; how the service responds to X',
    kinds: ['statement', 'open statement'],
  },
  {
    name: 'is held',
    rule: 9,
    find: /\b(?:is|are) held\b(?! back\b)/,
    instead: 'is stored',
    kinds: ['statement', 'open statement'],
  },
  {
    name: 'where for if',
    rule: 9,
    find: /^["'(]*where\b[^?]*, [^?]*\b(?:is|are|was|were|has|have|does|do|may|can|must|never|says?|takes?|shows?|begins?|gives?|leaves?|nothing)\b|\b(?:nothing|none|undefined|false|true|inconclusive|empty|[a-z]*error|NotExercised) where\b/i,
    instead: 'If for a condition, When for an event; where for places only',
  },
]

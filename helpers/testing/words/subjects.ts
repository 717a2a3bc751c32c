import type { Pattern } from './pattern.ts'

/** Words that `who` may follow: a noun is not recognised, so what comes before is checked for words that are none. */
const NO_NOUN =
  /(?:^|\b(?:whether|of|by|to|for|from|with|without|that|than|as|at|on|in|under|after|before|if|is|are|was|were|not|only|nor|but|when|where|because|unless|until|also|does|and whether|or whether))\s+who\s+(?:has|have|had|is|are|was|were|does|do|did|may|can|could|will|would|must|[a-z]+s|[a-z]+ed)\b/i

/** Rules 1 and 3: each sentence names its subject. */
export const SUBJECTS: readonly Pattern[] = [
  {
    name: 'begins with what',
    rule: 1,
    find: /^["'(]*What(?!ever)\b(?!.*\?["')]*$)/,
    instead: 'name the subject: "Scenarios that ..." instead of "What ..."',
  },
  {
    name: 'begins with who',
    rule: 1,
    find: /^["'(]*Who(?:ever)?\b(?!.*\?["')]*$)/,
    instead: 'name the subject: "A participant who ..."; an open rule begins with Whether, Which or How',
  },
  {
    name: 'begins with of',
    rule: 1,
    find: /^["'(]*Of\b(?! course\b)/,
    instead: 'begin with the subject: "Only the first of two ..." or "For an inferred rule: ..."',
  },
  {
    name: 'of which',
    rule: 1,
    find: /\b(?:of|by|in|for|to|from|with|on) (?:which|whom)\b(?! of\b)/i,
    instead: 'make it two sentences, or use whose, that or where',
  },
  {
    name: 'what as a subject',
    rule: 1,
    find: /(?:[:;,]|\b(?:that|and|or|but|whether|if|where|when|than|because|unless))\s+what\s+(?:[a-z]+\s+){0,4}?(?:is|are|was|were|has|have|does|do|may|can|must|will|[a-z]+s|[a-z]+ed)\b[^,;:]*?\s(?:is|are|was|were|has|have|does|do|may|can|must|will|makes?|leaves?|shows?|counts?|belongs?|comes?|goes)\b/i,
    instead: 'name the thing: "the members that ..." instead of "what ..."',
  },
  {
    name: 'who without a noun',
    rule: 3,
    find: NO_NOUN,
    instead: 'name the person: "a participant who ..." instead of "who ..."',
  },
]

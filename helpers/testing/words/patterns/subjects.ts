import type { Pattern } from './pattern.ts'
import type { Kind } from '../texts/text.ts'

/** A question with its mark is intended: it is a heading, or a prompt on a terminal. */
const NOT_A_QUESTION = /(?!.*\?["')]*$)/.source
const VERB = /(?:is|are|was|were|has|have|had|does|do|did|may|can|could|must|will|would|[a-z]+s|[a-z]+ed)/.source
/** The verb of a sentence whose subject begins with `what`: always in the singular. */
const MAIN_VERB = /(?:is|was|has|does|may|can|must|will|makes|leaves|shows|counts|belongs|comes|goes)/.source
/** Words after which `who` has no noun. */
const NO_NOUN =
  /(?:whether|of|by|to|for|from|with|without|that|than|as|at|on|in|under|after|before|beside|besides|if|is|are|was|were|but|when|where|because|unless|until|also|does)/
    .source
/** After these, `who` asks a question, and needs no noun. */
const ASKS = /(?:depends? on|regardless of|question of|record of|matter of|list of|know|knows|says?) who\b/.source

const BEGINS_WITH_WHAT = new RegExp(`^["'(]*What(?!ever)\\b${NOT_A_QUESTION}`, 'i')
/** Headings of chapters and columns are not sentences: "What it does". */
const isLabel = (kind: Kind, masked: string) =>
  kind === 'heading' || (kind === 'prose' && !/[.:]$/.test(masked) && masked.split(' ').length <= 5)

/** Rules 1, 2 and 3: each sentence names its subject, and a relative clause is next to its noun. */
export const SUBJECTS: readonly Pattern[] = [
  {
    name: 'begins with what',
    rule: 1,
    find: ({ masked, kind }) => BEGINS_WITH_WHAT.test(masked) && !isLabel(kind, masked),
    instead: 'name the subject: "Scenarios that ..." instead of "What ..."',
  },
  {
    name: 'begins with who',
    rule: 1,
    find: new RegExp(`^["'(]*Who(?:m|ever|soever)?\\b${NOT_A_QUESTION}`, 'i'),
    instead: 'name the subject: "A participant who ..."',
  },
  {
    name: 'begins with of',
    rule: 1,
    find: ({ masked, kind }) => /^["'(]*Of\b(?! course\b)/.test(masked) || (kind === 'title' && /^of\b/.test(masked)),
    instead: 'begin with the subject: "Only the first of two ..." or "For an inferred rule: ..."',
  },
  {
    name: 'of which',
    rule: 1,
    find: /(?<!\b(?:all|none|most|some|one|two|both|each|either|any|many|half|first|second|third|last|other|rest|part) )\bof wh(?:ich|om)\b/i,
    instead: 'make it two sentences, or use whose, that or where',
  },
  {
    name: 'subject what',
    rule: 1,
    find: new RegExp(
      `(?:[:;,]|\\b(?:that|and|or|but|whether|if|where|when|than|because|unless))\\s+what\\s+(?:[a-z]+\\s+){0,4}?${VERB}\\b[^,;:]*?\\s${MAIN_VERB}\\b`,
      'i',
    ),
    instead: 'name the thing: "the members that ..." instead of "what ..."',
  },
  {
    name: 'distant clause',
    rule: 2,
    find: /(?<!\bit )\b(?:is|are|was|were|be|been) (?!said|expected|assumed|required|stated|ensured)(?:[a-z]+ed|taken|left|sent|given|kept|read|`x+`) (?:that|who|which)\b|`x+` who (?:is|was|has)\b/,
    instead: 'keep the clause next to its noun, or use if or when',
  },
  {
    name: 'bare who',
    rule: 3,
    find: new RegExp(`^(?!.*\\b${ASKS}).*(?:^|\\b${NO_NOUN}\\s+)who\\s+${VERB}\\b`, 'i'),
    instead: 'name the person: "a participant who ..." instead of "who ..."',
  },
]

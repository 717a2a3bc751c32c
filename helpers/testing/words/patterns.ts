import { readFileSync } from 'node:fs'
import { FIXED_WORDS } from './fixed-words.ts'
import { IDIOMS } from './idioms.ts'
import { MESSAGES } from './messages.ts'
import { NEGATIONS } from './negations.ts'
import { ORDINARY_VERBS } from './ordinary-verbs.ts'
import type { Pattern } from './pattern.ts'
import { STATEMENTS } from './statements.ts'
import { SUBJECTS } from './subjects.ts'

/** Sentences that must never come back, whatever the other patterns say of them. */
const NEVER_AGAIN = readFileSync(new URL('never-again.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

const BEFORE: Pattern = {
  name: 'sentence of the table',
  rule: 0,
  find: ({ text }) => NEVER_AGAIN.some((sentence) => text.includes(sentence)),
  instead: 'the sentence beside it in the table of the rules of style',
}

/** Every way of writing that the project does not use. */
export const PATTERNS: readonly Pattern[] = [
  BEFORE,
  ...IDIOMS,
  ...SUBJECTS,
  ...NEGATIONS,
  ...ORDINARY_VERBS,
  ...FIXED_WORDS,
  ...STATEMENTS,
  ...MESSAGES,
]

import { readFileSync } from 'node:fs'
import { FIXED_WORDS } from './fixed-words.ts'
import { IDIOMS } from './idioms.ts'
import { MESSAGES } from '../texts/messages.ts'
import { NEGATIONS } from './negations.ts'
import { ORDINARY_VERBS } from './ordinary-verbs.ts'
import type { Pattern } from './pattern.ts'
import { STATEMENTS } from './statements.ts'
import { SUBJECTS } from './subjects.ts'

/** Sentences that must never be written again, even if no other pattern finds them. */
const NEVER_AGAIN = readFileSync(new URL('never-again.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

const BEFORE: Pattern = {
  name: 'sentence of the table',
  rule: 0,
  find: ({ text }) => NEVER_AGAIN.some((sentence) => text.includes(sentence)),
  instead: 'the second column of the table in the rules of style',
}

/** Every wording that the project avoids. */
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

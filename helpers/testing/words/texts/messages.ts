import type { Pattern } from '../patterns/pattern.ts'
import { sentencesOf } from './sentences.ts'
import type { Text } from './text.ts'

/** Words that keep their capital in a heading. */
const NAMES =
  /^(?:API|URL|JSON|YAML|XML|JUnit|Allure|GitHub|GitLab|Docker|Node|TypeScript|HTTP|HTTPS|TLS|PDF|CI|PEM|Countersign|Electronic|Signature|Service|Interface|[A-Z_\d]+)\b/

/** Rule 8: the form of errors; and headings in sentence case. */
export const MESSAGES: readonly Pattern[] = [
  {
    name: 'error that asks',
    rule: 8,
    find: /\?/,
    instead: 'say what happened, why, and what to write instead',
    kinds: ['error'],
  },
  {
    name: 'heading in title case',
    rule: 8,
    find: ({ masked }) =>
      masked
        .split(/\s+/)
        .slice(1)
        .some((word, i, all) => /^[A-Z][a-z]/.test(word) && !NAMES.test(word) && !/[:.]$/.test(all[i - 1] ?? '')),
    instead: 'a capital only at the beginning and for names',
    kinds: ['heading'],
  },
]

const MOST_SENTENCES = 2

/** Whether an error says more than two sentences. */
export const isLongError = (text: Text) => text.kind === 'error' && sentencesOf(text).length > MOST_SENTENCES

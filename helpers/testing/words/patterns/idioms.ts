import type { Pattern } from './pattern.ts'
import type { Kind } from '../texts/text.ts'
import { wordTable } from './word-table.ts'

const PHRASES = wordTable(0, [
  ['anyway', /\ball the same\b/i, 'anyway, still, nevertheless'],
  ['all else', /\ball else\b/i, 'everything else'],
  ['all that', /(?<!\bfor )\ball that\b/i, 'everything that, all the ... that'],
  ['second one', /\ba second one\b/i, 'another one, a second ...: name it'],
  ['beside', /\bbeside\b/i, 'besides, in addition to, next to, and'],
  [
    'separate one',
    /\b(?:ones?|that|those) of (?:its|their|his|one['’]s) own\b|\bone['’]s own\b|['’]s own(?=[.,;:)]|$| (?:and|if|from|unless|where|is|are)\b)|\bthe own of\b/i,
    'a separate one; name it',
  ],
  [
    'but as except',
    /\b(?:nobody|none|no [a-z]+) but\b(?! (?:is|are|not|it|this|does)\b)|\bnothing (?:[a-z]+ ){1,4}but (?:a|an|the|its|those|that|what)\b|\bbut for (?:a|an|the|its|one|those|that)\b/i,
    'except, only',
  ],
  ['instead of', /\bin (?:the|their|its) place of\b/i, 'instead of, replaces'],
  [
    'another than',
    /\b(?:an)?other (?!than\b)(?:\S+ ){1,4}than\b|\banother than\b/i,
    'a different ... from; a ... other than',
  ],
  ['so many', /\bso (?:much|many)\b(?! (?:that|as)\b)/i, 'the number: "N requests", "the given number of bytes"'],
  ['much alike', /\bmuch alike\b|\bones are alike\b/i, 'similar, almost equal'],
  ['from when', /\bfrom (?:which|when) on\b/i, 'after, from, since'],
])

/** Kinds of text in which "alone" after a noun always means "only". */
const CLAIMS: readonly Kind[] = ['statement', 'open statement', 'message', 'title']

/** Phrases that are translated word by word. The rules of style begin by asking for idiomatic English. */
export const IDIOMS: readonly Pattern[] = [
  ...PHRASES,
  {
    name: 'alone',
    rule: 0,
    find: /(?<!\b(?:leave|leaves|left|leaving|let|lets|stand|stands|not|[a-z]+ed|sent|put on|given|run)(?: \S+){0,2} )\balone(?=[.,;)]|$)/i,
    instead: 'only, before the noun',
    kinds: CLAIMS,
  },
]

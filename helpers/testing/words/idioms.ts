import { wordTable } from './word-table.ts'

/** Phrases that are translated word by word: the rules of style ask for ordinary, idiomatic English first of all. */
export const IDIOMS = wordTable(0, [
  ['all the same', /\ball the same\b/i, 'anyway, still, nevertheless'],
  ['all else', /\ball else\b/i, 'everything else'],
  ['beside', /\bbeside\b/i, 'besides, in addition to, next to, and'],
  [
    'one of its own',
    /\b(?:ones?|that|those) of (?:its|their|his|one['’]s) own\b|\bone['’]s own\b/i,
    'a separate one; name it',
  ],
  ['alone', /(?<!\b(?:leave|leaves|left|leaving|let|lets) (?:\S+ )?)\balone\b/i, 'only, by itself'],
  [
    'but for except',
    /\b(?:nothing|nobody|none|everything|everybody|all)(?: (?:to be|of|can|may|is|of it|in it|the|\w+ed|\w+s)){0,3} but\b(?! (?:is|are|not|it|this|does)\b)|\bbut for (?:a|an|the|its|one|those|that)\b/i,
    'except, only',
  ],
  ['in the place of', /\bin (?:the|their|its) place(?: of)?\b/i, 'instead of, replaces'],
  [
    'another than',
    /\b(?:an)?other (?!than\b)(?:\S+ ){1,4}than\b|\banother than\b/i,
    'a different ... from; a ... other than',
  ],
  ['so many', /\bso (?:much|many)\b(?! (?:that|as)\b)/i, 'the number: "N requests", "the given number of bytes"'],
  ['much alike', /\b(?:much |are |all )alike\b/i, 'similar, almost equal, equal'],
  ['as good as', /\bas good as\b/i, 'almost, in effect'],
])

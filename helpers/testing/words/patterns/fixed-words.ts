import { wordTable } from './word-table.ts'

/** Rule 6: the fixed vocabulary, with one word for each thing. */
export const FIXED_WORDS = wordTable(6, [
  [
    'way',
    /\bway (?:there|to (?:it|the (?:target|service|server|container|judge)))\b|\bon (?:the|its|their) way\b|\ba way that\b|\bof the way\b|(?<!\bin )\bthe way (?:is|was|itself|loses|may|spoils|has)\b/i,
    'network path, connection',
  ],
  ['flaw', /\bflaw(?:s|ed|less)?\b/i, 'malformed response; defect'],
  ['litter', /\blitter(?:s|ed|ing)?\b/i, 'leftovers'],
  ['door', /\bdoors?\b/i, 'entry point'],
  ['leans on', /\b(?:lean|leans|leaned|leant|leaning) (?:up)?on\b/i, 'depends on, relies on'],
  ['acquit', /\bacquit(?:s|ted|ting|tal)?\b/i, 'passes'],
  ['guilty', /\bguilt(?:y|s)?\b/i, 'broken, wrong'],
  ['innocent', /\binnocen(?:t|ce)\b/i, 'conforming'],
  ['accuse', /\baccus(?:e|es|ed|ing|ation|ations)\b/i, 'reports as violating, reports a false violation'],
  [
    'not testable',
    /\b(?:beyond|out of|within) (?:a|the|any) client['’]?s['’]? reach\b|\breach of (?:a|the|any) client\b/i,
    'not testable by a client',
  ],
  ['anew', /\banew\b/i, 'again, afresh'],
  [
    'archaic word',
    /\b(?:there|here)(?:of|with|upon|in|from|on|by)\b|\bwhere(?:of|with|upon|in|from)\b|\b(?:lest|whence|hence|thence|hitherto|albeit|nought|naught|whosoever|whosever|withal|ere)\b/i,
    'an ordinary word: of it, with it, so that, from where; name the thing',
  ],
  ['answer', /\banswer(?:s|ed|ing)?\b/i, 'response; responds with, is refused with'],
  ['under way', /\bunder way\b/i, 'in progress, running'],
])

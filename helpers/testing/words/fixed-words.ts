import type { Kind } from './text.ts'
import type { Pattern } from './pattern.ts'

const PUBLISHED: readonly Kind[] = ['statement', 'open statement', 'error', 'message', 'prose', 'heading', 'reason']

/** Rule 6: the words of the field, one for each thing. */
export const FIXED_WORDS: readonly Pattern[] = [
  ...(
    [
      [
        'way',
        /\b(?:the|its|their|this|a) way (?:there|to (?:it|the (?:target|service|server|container)))\b|\bon (?:the|its|their) way\b|\bthe way there\b|\ba way that\b|\bof the way\b/i,
        'network path, connection',
      ],
      ['flaw', /\bflaw(?:s|ed|less)?\b/i, 'malformed response; defect'],
      ['litter', /\blitter(?:s|ed|ing)?\b/i, 'leftovers'],
      ['door', /\bdoors?\b/i, 'entry point'],
      ['leans on', /\b(?:lean|leans|leaned|leant|leaning) (?:up)?on\b/i, 'depends on, relies on'],
      ['acquit', /\bacquit(?:s|ted|ting|tal)?\b/i, 'passes'],
      ['guilty', /\bguilty?\b/i, 'broken, wrong'],
      ['innocent', /\binnocen(?:t|ce)\b/i, 'conforming'],
      [
        'reach of a client',
        /\b(?:beyond|out of|within) (?:a|the|any) client['’]?s['’]? reach\b|\breach of (?:a|the|any) client\b/i,
        'not testable by a client',
      ],
      ['anew', /\banew\b/i, 'again, afresh'],
      ['thereof', /\b(?:there|here|where)(?:of|with|upon|in|from|on|by)\b/i, 'of it, with it: name the thing'],
    ] as const
  ).map(([name, find, instead]): Pattern => ({ name, rule: 6, find, instead })),
  {
    name: 'answer as a noun',
    rule: 6,
    find: /\b(?:an?|the|its|their|this|that|each|every|no|any|one|first|second|last|next|same|whole|of|in|other|another|own|all|two|such|these|those|good|bad|late|wrong|right|empty|broken|malformed|successful) answers?\b(?! (?:with|to)\b.*\bmust\b)|\banswers? of\b|^Answers? (?:to|of|is|are|has|have|that|with|in)\b/i,
    instead: 'response',
    kinds: PUBLISHED,
  },
]

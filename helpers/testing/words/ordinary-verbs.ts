import type { Pattern } from './pattern.ts'

/** Rule 5: ordinary verbs. */
export const ORDINARY_VERBS: readonly Pattern[] = [
  ...(
    [
      [
        'told',
        /\b(?:un)?told\b(?! apart\b)/i,
        'reported, listed, printed, configured, stated or shown; "distinguished" for told apart',
      ],
      [
        'told apart',
        /\b(?:tell|tells|told|telling) apart\b|\b(?:tell|tells|telling) (?:\S+ ){1,4}apart\b/i,
        'distinguish, distinguished',
      ],
      ['tells of', /\b(?:tell|tells|telling) of\b/i, 'reports, mentions, describes'],
      ['let pass', /\blets? (?:\S+ ){0,3}pass\b|\bletting (?:\S+ ){0,3}pass\b/i, 'ignored, does not fail the run'],
      ['comes again', /\b(?:come|comes|came|coming) (?:\S+ )?again\b/i, 'is reproduced, is repeated'],
      ['goes on', /\b(?:go|goes|going|went|gone) on\b/i, 'continues, resumes'],
      [
        'is taken',
        /\b(?:is|are|was|were|be|been|being|not|never) taken\b(?! (?:from|away|off|over|out|back|into account)\b)/i,
        'is accepted; is used; is read from',
      ],
      [
        'is made of',
        /\b(?:is|are|was|were|be|been|being) made (?:of|with)\b|\bmade of\b/i,
        'is built from, is created with',
      ],
      ['looks at', /\b(?:look|looks|looked|looking) (?:\S+ )?at\b/i, 'checks, reads, inspects'],
      [
        'is of',
        /\b(?:is|are|was|were) of (?!(?:the )?(?:type|kind|level|size|length|form|no|little|some|any|course|interest|use)\b)(?:a|an|the|this|that|one|its|their|another|no)\b/i,
        'belongs to, has',
      ],
      [
        'save',
        /\bsave (?:for|the|that|where|when|if|in|of|its|those|one|what)\b(?<!\b(?:to|and|or|can|may|must|not|will|cannot) save (?:for|the|that|where|when|if|in|of|its|those|one|what))/,
        'except',
      ],
      ['any more', /\bany ?more\b(?! than\b)/i, 'no longer'],
      ['stands', /\b(?:stand|stands|stood|standing)\b(?! (?:alone|out|still)\b)/i, 'is, is written, remains, means'],
    ] as const
  ).map(([name, find, instead]): Pattern => ({ name, rule: 5, find, instead })),
]

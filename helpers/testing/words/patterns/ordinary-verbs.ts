import { wordTable } from './word-table.ts'

/** Before a person, the verb is an ordinary one: "tells the user why the run stopped". */
const PERSON =
  /(?:a |an |the |any |every |each )?(?:you|us|me|them|user|reader|person|people|vendor|caller|client|developer|operator|team|somebody|someone|everybody|participant|signer|reviewer|countersign|npm)s?\b/
    .source

/** Rule 5: ordinary verbs. */
export const ORDINARY_VERBS = wordTable(5, [
  [
    'told',
    /\b(?:un)?told\b(?! apart\b)/i,
    'reported, listed, printed, configured, stated or shown; of a person: informed, notified',
  ],
  ['told apart', /\b(?:tell|tells|told|telling) (?:\S+ ){0,5}apart\b/i, 'distinguish, is different from'],
  ['tells of', /\b(?:tell|tells|telling) of\b/i, 'reports, mentions, describes, shows'],
  [
    'tells',
    new RegExp(
      `(?<!\\b(?:can|cannot|could|to|not) )\\b(?:tells?|telling)\\b(?!\\s(?:of|${PERSON}|(?:\\S+\\s){0,5}apart)\\b)`,
      'i',
    ),
    'shows, says, reports, states',
  ],
  ['let pass', /\b(?:let|lets|letting) (?:\S+ ){0,3}pass\b/i, 'ignored, does not fail the run'],
  ['comes again', /\b(?:come|comes|came|coming) (?:\S+ )?again\b/i, 'is reproduced, is repeated'],
  ['goes on', /\b(?:go|goes|going|went|gone) on\b/i, 'continues, resumes'],
  [
    'is taken',
    /(?<!\bport(?: \S+)? )\b(?:is|are|was|were|be|been|being|not|never) taken\b(?! (?:from|away|off|over|out|back|into account)\b)/i,
    'is accepted; is used; is read from; is treated as',
  ],
  ['built from', /\b(?:is|are|was|were|be|been|being) made with\b|\bmade of\b/i, 'is built from, is created with'],
  ['looks at', /\b(?:look|looks|looked|looking) (?:\S+ )?at\b/i, 'checks, reads, inspects'],
  [
    'is of',
    /\b(?:is|are|was|were) of (?:an?|the|this|that|one|its|their|another) (?!(?:same )?(?:type|kind|level|size|length|form)\b)/i,
    'belongs to, has',
  ],
  [
    'save',
    /(?<!\b(?:to|and|or|can|may|must|not|will|cannot|could|would) )\bsave (?:for|the|that|those|where|when|in|of|its|one|what)\b/,
    'except',
  ],
  ['any more', /\bany ?more\b(?! than\b)/i, 'no longer'],
  [
    'no more',
    /\b(?:is|are|was|were|has|have|does|can|be)(?: [^\s,]+){0,2} no more(?=[.,;:)]|$| by\b| at\b)|\b(?:and|or|but) no more (?:by|what|at|in|of)\b|(?<!\b(?:and|gets?|sends?|takes?|of) )\bno more(?=\.?$)/i,
    'no longer',
  ],
  [
    'stands',
    /\b(?:stand|stands|stood|standing)\b(?! (?:alone|out|still|for|in for|in the way|in its way)\b)/i,
    'is, is written, remains, means',
  ],
  [
    'takes no',
    /\btakes? (?:no|none|nothing)\b(?! (?:effect|time|part|arguments?|action|longer|more)\b)/i,
    'accepts no, has no',
  ],
  ['bears', /(?<!\bI )\bbears?\b(?! in mind\b)/i, 'has, contains'],
  ['becomes of', /\b(?:becomes?|became) of\b/i, 'happens to, what a request creates'],
  ['says of', /\b(?:says?|said|shows?) of (?!the same\b|course\b)/i, 'says about, shows'],
  ['passes over', /\bpass(?:es|ed|ing)? over\b/i, 'ignores, skips'],
  ['takes away', /\b(?:takes?|taken|took|taking) (?:\S+ )?away\b/i, 'removes, deletes'],
  ['goes by', /\bgo(?:es)? by (?:its|their|no|the (?:id|name|stem)|…|x)\b/i, 'is identified by, has the name'],
  ['hangs on', /\b(?:hang|hangs|hung|hanging) (?:up)?on\b/i, 'depends on'],
])

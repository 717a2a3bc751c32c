import type { Pattern } from './pattern.ts'

const NEGATION =
  /\b(?:no|not|never|nobody|nothing|(?<![/-])none(?!\/)|nowhere|cannot|unless)\b|\b(?:not|never|nothing|nobody|none) without\b|n['’]t\b/gi

/** Phrases that contain a negation and are read as none. */
const PLAIN =
  /\b(?:not only|no longer|no more than|no later than|no earlier than|not yet|whether or not|or not|no matter|not exercised|not judged|not found|not set|no-op|no one)\b|--[a-z-]+ none\b|\bnothing else\b/gi

const AUXILIARY = '(?:is|are|was|were|has|have|had|does|do|did|can|could|may|must|will)'
const BEFORE_ANOTHER = '(?=.*\\b(?:no|not|never|nobody|nothing|none|cannot)\\b)'

/** A negated relative clause of the subject is read as an adjective: "rules that are not judged". */
const NEGATED_CLAUSE = new RegExp(
  [
    `\\b(?:that|which|who|whose [a-z]+) (?:[a-z]+ [a-z]+ or )?(?:${AUXILIARY} )?(?:not|never|no)\\b${BEFORE_ANOTHER}`,
    `\\b(?:that|in which) (?:nobody|nothing|no [a-z]+) [a-z]+${BEFORE_ANOTHER}`,
    `\\bthat (?:[a-z]+ )?[a-z]+ nothing${BEFORE_ANOTHER}`,
    '\\bthat (?:does|do|did) not exist\\b',
  ].join('|'),
  'gi',
)

/** Parts of a sentence that are understood one after the other. */
const PARTS =
  /[;:,()–—]|\s(?:and|or|but|so|because|while|whether|if|when|where|though|although|since|as|before|after|until|than)\s/i

function isDoublyNegated(masked: string): boolean {
  const plain = masked.replaceAll(PLAIN, ' ').replaceAll(NEGATED_CLAUSE, ' ')
  if (/\b(?:no|not|never|nobody|nothing|none|cannot|n['’]t)\b[^.;:]*,? unless\b/i.test(plain)) return true
  return plain.split(PARTS).some((part) => (part.match(NEGATION)?.length ?? 0) > 1)
}

/** Rule 4: one negation a sentence. */
export const NEGATIONS: readonly Pattern[] = [
  {
    name: 'two negations',
    rule: 4,
    find: ({ masked }) => isDoublyNegated(masked),
    instead: 'say it positively: "only", "needs", "if ... is missing", "is ignored"',
  },
  {
    name: 'is no',
    rule: 4,
    find: /(?<!\bthere )\b(?:is|are|was|were|be|been) no(?:ne\b(?! of (?:our|your))|(?: (?!longer|more|less|fewer|later|earlier|other|such|need|reason|doubt|matter)[a-z`"]))/i,
    instead: 'is not a; does not ...',
  },
]

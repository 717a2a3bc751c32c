import type { Pattern } from './pattern.ts'

const NEGATION = /\b(?:no|not|never|nobody|nothing|none|nowhere|neither|nor|cannot|without|unless)\b|n['’]t\b/gi

/** Phrases that contain a negation and are read as none. */
const PLAIN =
  /\bnot only\b|\bno longer\b|\bno more than\b|\bnot yet\b|\bwhether or not\b|\bor not\b|\bno matter\b|\bnot exercised\b|\bno-op\b/gi

/** Parts of a sentence that are understood one after the other. */
const PARTS = /[;:,()–—]|\s(?:and|or|but|so|because|while|whether|if|when)\s/i

const counted = (part: string) => part.match(NEGATION)?.map((word) => word.toLowerCase()) ?? []

function isDoublyNegated(masked: string): boolean {
  const plain = masked.replaceAll(PLAIN, ' ')
  if (/\b(?:no|not|never|nobody|nothing|none|cannot|n['’]t)\b[^.;:]*,? unless\b/i.test(plain)) return true
  return plain.split(PARTS).some((part) => {
    const words = counted(part)
    if (words[0] === 'neither') return words.length > 2
    return words.length > 1
  })
}

/** Rule 4: one negation a sentence. */
export const NEGATIONS: readonly Pattern[] = [
  {
    name: 'two negations',
    rule: 4,
    find: ({ masked }) => isDoublyNegated(masked),
    instead: 'say it positively: "only", "needs", "if ... is missing", "is ignored"',
  },
]

import { countOf } from '../text.ts'
import { isSame, type Comparison } from './comparison.ts'

/** The result of a comparison: a word, and a text that explains it. */
export interface Result {
  readonly word: 'SAME' | 'WORSE' | 'DIFFERENT'
  readonly text: string
  readonly isWorse: boolean
}

const KINDS = [
  ['finding', 'finding appeared', 'findings appeared'],
  ['violated', 'rule that conformed is violated', 'rules that conformed are violated'],
  ['inconclusive', 'judged rule is inconclusive', 'judged rules are inconclusive'],
] as const

/** Says whether the runs differ, and whether something got worse. */
export function resultOf(comparison: Comparison): Result {
  if (isSame(comparison)) {
    const left = comparison.findings.remaining.length
    const still = left === 0 ? '' : ` ${countOf(left, 'finding')} of A ${left === 1 ? 'is' : 'are'} still there.`
    return { word: 'SAME', text: `Nothing differs.${still}`, isWorse: false }
  }
  const count = (kind: string) => comparison.regressions.filter((one) => one.kind === kind).length
  const texts = KINDS.flatMap(([kind, one, many]) => (count(kind) > 0 ? [countOf(count(kind), one, many)] : []))
  return texts.length > 0
    ? { word: 'WORSE', text: texts.join(', '), isWorse: true }
    : { word: 'DIFFERENT', text: 'nothing got worse', isWorse: false }
}

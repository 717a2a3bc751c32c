import type { RuleResult } from '../../../helpers/engine/outcome/verdict.ts'
import { reasonOf } from '../../finding-text.ts'
import { groupsOf } from '../../groups.ts'
import { ownCounts, ownResults } from '../../own-rules.ts'
import type { RunOutcome } from '../../summary.ts'
import { countOf, oneLine, printable } from '../../text.ts'
import { wrap, type Colors } from '../layout.ts'

/** The maximum number of rules without a verdict that are listed; the reports have all of them. */
const MOST = 8

/** The own rules by whose promises they are, and why some have no verdict. Empty if the run has none. */
export function ownLines({ results, gate }: RunOutcome, colors: Colors, width: number): string[] {
  const own = ownResults(results)
  if (own.length === 0) return []
  const sections = groupsOf(own, ({ rule }) => [rule.section])
  const open = own.filter(({ verdict, leftOut }) => isOpen(verdict) && leftOut === undefined)
  const more = open.length - MOST
  return [
    ...wrap(`Own rules, which the document does not contain: ${countOf(own.length, 'rule')}`, width).map(colors.bold),
    ...sections.flatMap(([section, some]) => item(`${section}: ${ownCounts(some, gate).join(', ')}`, width)),
    ...open.slice(0, MOST).flatMap((result) => item(reasonText(result), width)),
    ...(more > 0 ? item(`${countOf(more, 'more rule')} without a verdict`, width) : []),
  ]
}

const isOpen = (verdict: RuleResult['verdict']) => verdict === 'inconclusive' || verdict === 'not-exercised'

function reasonText(result: RuleResult): string {
  const { rule, verdict, reason = 'no reason was given' } = result
  const [why] = printable(verdict === 'inconclusive' ? reasonOf(result) : reason).split('\n')
  return `${rule.id} ${verdict === 'inconclusive' ? 'is inconclusive' : 'was not exercised'}: ${oneLine(why ?? '')}`
}

const item = (text: string, width: number): string[] =>
  wrap(text, width - 4).map((line, i) => `${i === 0 ? '  - ' : '    '}${line}`)

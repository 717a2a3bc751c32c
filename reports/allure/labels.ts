import { LabelName, Severity, type Label } from 'allure-js-commons'
import { UNREACHABLE, type Level } from '../../helpers/catalogue/rule.ts'
import { SECTIONS, type Section } from '../../helpers/catalogue/sections.ts'
import type { Share } from './shares.ts'

const SEVERITY: Readonly<Record<Level, Severity>> = {
  stated: Severity.CRITICAL,
  inferred: Severity.NORMAL,
  open: Severity.TRIVIAL,
}

/** The tag of what was observed, not judged: Allure filters its tree by tags. */
const OBSERVED = 'observed'

/** A section with its place in the document, `04 States and transitions`: Allure sorts its tree by name alone. */
export function sectionLabel(section: Section): string {
  return `${String(SECTIONS.indexOf(section) + 1).padStart(2, '0')} ${section}`
}

/** Whether it was seen what a target does where the document is silent: neither right nor wrong. */
export function isObserved({ rules, outcome }: Share): boolean {
  return rules[0].level === 'open' && (outcome === 'passed' || outcome === 'failed')
}

/** What a result is grouped, filtered and found by. */
export function labelsOf(share: Share): Label[] {
  const { rules, outcome, finding } = share
  const [{ section, area, level }] = rules
  const told = level === 'stated' ? '' : ` (${level})`
  return [
    { name: LabelName.EPIC, value: sectionLabel(section) },
    { name: LabelName.FEATURE, value: area },
    ...rules.map(({ id, statement }) => ({ name: LabelName.STORY, value: `${id}${told} ${statement}` })),
    ...rules.map(({ id }) => ({ name: LabelName.TAG, value: id })),
    ...(isObserved(share) ? [{ name: LabelName.TAG, value: OBSERVED }] : []),
    { name: LabelName.SEVERITY, value: SEVERITY[level] },
    { name: 'level', value: level },
    ...(outcome === 'broken' && finding?.cause !== undefined ? [{ name: 'cause', value: finding.cause }] : []),
    ...(outcome === 'skipped' ? [{ name: 'lacks', value: lackOf(share) }] : []),
  ]
}

/** What stood in the way of exercising it, in few words. */
function lackOf({ rules, finding }: Share): string {
  const { lacks = [], message = 'no reason was told' } = finding ?? {}
  const [{ unreachable }] = rules
  return unreachable ? UNREACHABLE[unreachable.reason] : lacks.join(', ') || message
}

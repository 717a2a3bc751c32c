import { LabelName, Severity, type Label } from 'allure-js-commons'
import { UNREACHABLE, type Level } from '../../helpers/engine/catalogue/rule.ts'
import { SECTIONS, type Section } from '../../helpers/engine/catalogue/sections.ts'
import type { Finding } from '../../helpers/engine/outcome/record.ts'
import { knownText } from '../terminal/known.ts'
import { oneLine, withoutIds } from '../text.ts'
import type { Share } from './shares.ts'

const SEVERITY: Readonly<Record<Level, Severity>> = {
  stated: Severity.CRITICAL,
  inferred: Severity.NORMAL,
  open: Severity.TRIVIAL,
}

/** The tag of what was observed, not judged: Allure filters its tree by tags. */
const OBSERVED = 'observed'

/** The tag of violations that are known, and the label that tells why. */
const KNOWN = 'known'

/** The label of what was not exercised because the target shows nothing. */
const UNSHOWN = 'unshown'

/** A section with its place in the document, `04 States and transitions`: Allure sorts its tree by name alone. */
export function sectionLabel(section: Section): string {
  return `${String(SECTIONS.indexOf(section) + 1).padStart(2, '0')} ${section}`
}

/** Whether it was seen what a target does where the document is silent: neither right nor wrong. */
export function isObserved({ rules, outcome }: Share): boolean {
  return rules[0].level === 'open' && (outcome === 'passed' || outcome === 'failed')
}

/** Whether it is a violation that is known. */
export const isKnown = ({ known, outcome }: Share): boolean => known !== undefined && outcome === 'failed'

/** What a result is grouped, filtered and found by. */
export function labelsOf(share: Share): Label[] {
  const { rules, outcome, finding, known } = share
  const [{ section, area, level }] = rules
  const told = level === 'stated' ? '' : ` (${level})`
  return [
    { name: LabelName.EPIC, value: sectionLabel(section) },
    { name: LabelName.FEATURE, value: area },
    ...rules.map(({ id, statement }) => ({ name: LabelName.STORY, value: `${id}${told} ${statement}` })),
    ...rules.map(({ id }) => ({ name: LabelName.TAG, value: id })),
    ...(isObserved(share) ? [{ name: LabelName.TAG, value: OBSERVED }] : []),
    ...(known
      ? [
          { name: LabelName.TAG, value: KNOWN },
          { name: KNOWN, value: knownText(known) },
        ]
      : []),
    { name: LabelName.SEVERITY, value: SEVERITY[level] },
    { name: 'level', value: level },
    ...(outcome === 'broken' ? [hindranceOf(finding)] : []),
    ...(outcome === 'skipped' ? [{ name: 'because', value: lackOf(share) }] : []),
    ...(finding?.isUnshown ? [{ name: UNSHOWN, value: lackOf(share) }] : []),
  ]
}

/** What kept it from a conclusion: a rule that is broken, or what was said, without what differs from run to run. */
function hindranceOf({ cause, message }: Finding = { message: 'no reason was told' }): Label {
  return cause === undefined
    ? { name: 'because', value: withoutIds(oneLine(message)) }
    : { name: 'cause', value: cause }
}

/** What stood in the way of exercising it, in few words. */
function lackOf({ rules, finding }: Share): string {
  const { lacks = [], message = 'no reason was told' } = finding ?? {}
  const [{ unreachable }] = rules
  if (unreachable) return UNREACHABLE[unreachable.reason]
  return lacks.length > 0 ? `it needs ${lacks.join(', ')}` : withoutIds(oneLine(message))
}

import { LabelName, Severity, type Label } from 'allure-js-commons'
import { UNREACHABLE, type Level, type OwnSection } from '../../helpers/engine/catalogue/rule.ts'
import { SECTIONS, type Section } from '../../helpers/engine/catalogue/sections.ts'
import type { Finding } from '../../helpers/engine/outcome/record.ts'
import { knownText } from '../terminal/known.ts'
import { oneLine, withoutIds } from '../text.ts'
import { isObserved, type Subject } from './subject.ts'

const SEVERITY: Readonly<Record<Level, Severity>> = {
  stated: Severity.CRITICAL,
  inferred: Severity.NORMAL,
  open: Severity.TRIVIAL,
  own: Severity.MINOR,
}

/** The tag of results that are observed, not judged; Allure filters its tree by tags. */
const OBSERVED = 'observed'

/** The tag of known violations, and the label with their reason. */
const KNOWN = 'known'

/** The label of a violation with the finding that it belongs to. */
const FINDING = 'finding'

/** The label of results that are not exercised because the target shows nothing. */
const UNSHOWN = 'unshown'

/**
 * A section with its number in the document, `04 States and transitions`, as Allure sorts its tree by name. Promises beyond the
 * document come after it.
 */
export function sectionLabel(section: Section | OwnSection): string {
  const at = SECTIONS.findIndex((one) => one === section)
  return `${String((at < 0 ? SECTIONS.length : at) + 1).padStart(2, '0')} ${section}`
}

/** The labels by which a result is grouped, filtered and found. */
export function labelsOf(subject: Subject): Label[] {
  const { rules, outcome, finding, known, group } = subject
  const [{ section, area, level }] = rules
  const levelText = level === 'stated' ? '' : ` (${level})`
  return [
    { name: LabelName.EPIC, value: sectionLabel(section) },
    { name: LabelName.FEATURE, value: area },
    ...rules.map(({ id, statement }) => ({ name: LabelName.STORY, value: `${id}${levelText} ${statement}` })),
    ...rules.map(({ id }) => ({ name: LabelName.TAG, value: id })),
    ...(isObserved(subject) ? [{ name: LabelName.TAG, value: OBSERVED }] : []),
    ...(known
      ? [
          { name: LabelName.TAG, value: KNOWN },
          { name: KNOWN, value: knownText(known) },
        ]
      : []),
    { name: LabelName.SEVERITY, value: SEVERITY[level] },
    { name: 'level', value: level },
    ...(outcome === 'failed' && group !== undefined ? [{ name: FINDING, value: group }] : []),
    ...(outcome === 'broken' ? [inconclusiveLabel(finding, group)] : []),
    ...(outcome === 'skipped' ? [{ name: 'because', value: notExercisedReason(subject) }] : []),
    ...(finding?.isUnshown ? [{ name: UNSHOWN, value: notExercisedReason(subject) }] : []),
  ]
}

/** Why the result is inconclusive: the finding or the violated rule that is its cause, or the message without the ids of the run. */
function inconclusiveLabel({ cause, message }: Finding = { message: 'no reason was given' }, group = cause): Label {
  return group === undefined
    ? { name: 'because', value: withoutIds(oneLine(message)) }
    : { name: 'cause', value: group }
}

/** Why the rule was not exercised, in a few words. */
function notExercisedReason({ rules, finding }: Subject): string {
  const { lacks = [], message = 'no reason was given' } = finding ?? {}
  const [{ unreachable }] = rules
  if (unreachable) return UNREACHABLE[unreachable.reason]
  return lacks.length > 0 ? `it needs ${lacks.join(', ')}` : withoutIds(oneLine(message))
}

import { CALLS, type CallName } from '../../helpers/engine/api/calls.ts'
import { countOf } from '../text.ts'
import { cut } from '../text.ts'
import type { FindingGroup, ViolatedRule } from './group.ts'
import { isAboutStatus, refusalText, typeOf } from './symptom.ts'

/** The maximum number of characters of a value in a title. */
const LONGEST_VALUE = 48
/** The maximum number of calls or members that a title names. */
const MOST_NAMED = 2

/** A finding in one line: `the response is 403 where 401 is required (29 calls)`. */
export function titleOf({ violated }: Pick<FindingGroup, 'violated'>): string {
  const [{ finding, subject }] = violated
  const subjects = [...new Set(violated.map((one) => nameOf(one)))]
  if (isAboutStatus(finding)) {
    const where = subjects.length > MOST_NAMED ? countOf(subjects.length, 'call') : subjects.join(' and ')
    return `${where}: the response is ${cut(refusalText(finding.actual ?? 'nothing'), LONGEST_VALUE)} where ${expectedText(violated[0])} is required`
  }
  const more = subjects.length > 1 ? ` (and ${countOf(subjects.length - 1, 'member')} like it)` : ''
  return `${subject}${more}: ${valueText(violated[0])}`
}

/** The documented call, or the member. */
function nameOf({ finding, subject }: ViolatedRule): string {
  if (!isAboutStatus(finding) || !(subject in CALLS)) return subject
  const { method, path } = CALLS[subject as CallName]
  return `${method} ${path}`
}

const expectedText = ({ finding: { expected = 'another response' } }: ViolatedRule): string =>
  cut(expected.replace(/^status /, ''), LONGEST_VALUE)

function valueText({ finding }: ViolatedRule): string {
  const { kind, expected, actual = 'nothing', what = '', message } = finding
  if (expected === undefined) return cut(message, LONGEST_VALUE * 2)
  const when = /\b(?:after|before) .*$/.exec(what)?.[0]
  if (kind === 'unchanged') return `changed ${when ?? ''}`.trimEnd()
  const got = kind === 'shape' ? typeOf(actual) : actual
  return `${cut(got, LONGEST_VALUE)} where ${cut(expected, LONGEST_VALUE)} is required`
}

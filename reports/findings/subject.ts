import type { Finding } from '../../helpers/engine/outcome/record.ts'
import { isAboutStatus, withoutValues } from './symptom.ts'

/** Words around a member that do not name it. */
const OTHER_WORDS = new Set(
  'a an the of in on to and for with after body each every first id ids item items key keys kind list listed name names number one other response that type types values'.split(
    ' ',
  ),
)

/** A member whose name is also an ordinary word, before the words that say where or when: `type of a moved visa`. */
const PLAIN_MEMBER = /^(id|name|type) (?:of (?:the|an?)|once|after|before) /

/**
 * The subject of a finding: the member of the response, or the documented call if its status was judged. Members of all
 * elements of a list are one subject.
 */
export function subjectOfFinding(finding: Finding): string {
  const { what = finding.message, call } = finding
  if (isAboutStatus(finding)) return call ?? requestIn(what)
  if (/^ ?in the response to /.test(what)) return 'the response'
  const [, ownName] = /^(id|name|type) in the response to /.exec(what) ?? []
  if (ownName !== undefined) return ownName
  const [, counted] = /^number of (events)\b/.exec(what) ?? []
  if (counted !== undefined) return `number of ${counted}`
  const [, plain] = PLAIN_MEMBER.exec(what) ?? []
  if (plain !== undefined) return plain
  const words = what
    .replaceAll(/\(.*?\)/g, ' ')
    .replaceAll(/\[[^\]]*\]/g, '[]')
    .split(/[\s:,]+/)
    .filter((word) => word !== '')
  return words.find((word) => !OTHER_WORDS.has(word.toLowerCase())) ?? words[0] ?? ''
}

/** The filters of the list whose items a finding is about. */
export const filtersOf = ({ what = '' }: Finding): readonly string[] =>
  /^content\[\]\.id of the list with (?<filters>.*)$/.exec(what)?.groups?.['filters']?.split(' and ') ?? []

/** `POST /transactions` of a request that is not one of the documented calls. */
const requestIn = (what: string): string => withoutValues(what.split(' ').slice(0, 2).join(' '))

/** Whether a subject is another one, or a part of it: `actions[].tasks` and `actions[].tasks[].state`. */
export function isWithin(part: string, whole: string): boolean {
  return part === whole || (part.startsWith(whole) && /^[.[]/.test(part.slice(whole.length)))
}

import { CALLS, type CallName } from '../../helpers/engine/api/calls.ts'
import { countOf, cut, oneLine, withoutIds } from '../text.ts'
import { callerText } from './caller.ts'
import { comparedText } from './compared.ts'
import { differenceText, membersText, withSubject } from './difference-text.ts'
import type { FindingGroup, ViolatedRule } from './group.ts'
import { isAboutStatus, typeOf, withoutValues } from './symptom.ts'

/** The maximum number of characters of a title. */
const LONGEST = 100
/** The maximum number of characters of a value in a title. */
const LONGEST_VALUE = 40
/** Fewer characters of the description of an error say nothing. */
const LEAST_REASON = 16
/** The maximum number of calls that a title names. */
const MOST_NAMED = 2

/** A finding in one line: `without a key the response is 403 where 401 is required (29 calls)`. */
export const titleOf = (group: Pick<FindingGroup, 'violated'>): string => fittingTitleOf(group, LONGEST)

/** The same in at most `longest` characters. */
export function fittingTitleOf({ violated }: Pick<FindingGroup, 'violated'>, longest: number): string {
  const [shown] = violated
  const title = isAboutStatus(shown.finding) ? statusTitle(violated, longest) : valueTitle(violated, longest)
  return cut(oneLine(title), longest)
}

function statusTitle(violated: FindingGroup['violated'], longest: number): string {
  const [shown] = violated
  const calls = [...new Set(violated.map(callOf))]
  const caller = callerText(shown.finding)
  const [sentence, reason] = statusText(shown)
  const count = calls.length === 1 ? '' : ` (${countOf(calls.length, 'call')})`
  const nameWith = (texts: readonly string[]) =>
    `${caller === '' ? '' : `${caller}, `}${texts.slice(0, MOST_NAMED).join(' and ')}: ${sentence}`
  const names = [nameWith(calls), nameWith(calls.map(withoutStart))]
  const named = names.find((text) => text.length <= longest)
  const [only, ...more] = violated
  const statement = more.length === 0 ? statementTitle(only, calls[0] ?? '') : undefined
  if (statement !== undefined && statement.length <= longest) return statement
  if (calls.length <= MOST_NAMED && named !== undefined) return withReason(named, reason, longest)
  const short = caller === '' ? sentence : `${caller} ${sentence}`
  const whole = `${short}${count || ` (${calls[0]})`}`
  return withReason(whole.length <= longest ? whole : short, reason, longest)
}

function withReason(title: string, reason: string, longest: number): string {
  const room = longest - title.length - ' ("")'.length
  return reason === '' || room < LEAST_REASON ? title : `${title} ("${cut(reason, room)}")`
}

/** The documented call that was judged, or the request if it is not one of these: `POST /transactions/{id}`. */
function callOf({ finding, subject }: ViolatedRule): string {
  const { call, actual = '', what = '' } = finding
  const [, listed] = /"\d{3} to ([A-Z]+ [^"?]+)/.exec(actual) ?? []
  if (call !== undefined && call in CALLS) {
    const { method, path } = CALLS[call as CallName]
    return shortPath(`${method} ${path}`)
  }
  const [request] = /^[A-Z]+ \/\S*/.exec(listed ?? what) ?? [subject]
  return shortPath(request)
}

/** Without the version and the names of ids, which every path has. */
const shortPath = (request: string): string =>
  withoutIds(request)
    .replace(/\?.*$/, '')
    .replace(/ \/v1(?=\/)/, ' ')
    .replaceAll(/\{\w+\}|…/g, '{id}')

/** Without the beginning of a path that most calls have: `POST …/documents/{id}`. */
const withoutStart = (call: string): string => call.replace(/ \/transactions\/\{id\}(?=\/)/, ' …')

/** How the response was, with what is required instead; and the description of its error. */
function statusText({ finding }: ViolatedRule): readonly [sentence: string, reason: string] {
  const { expected = '', actual = 'nothing', what = '' } = finding
  const [status = actual] = /\d{3}/.exec(actual) ?? []
  const [, description = ''] = /^[45]\d\d, [\w-]+, (.+)$/.exec(actual) ?? []
  const reason = description
    .replace(/(?<=\.), \S+$/, '')
    .replace(/\.$/, '')
    .replaceAll('"', "'")
  if (/in each of \d+ attempts/.test(actual)) return [`the response is ${status} in every attempt`, '']
  if (expected.startsWith('none of ')) return [`the response is ${status}, so the call does not exist`, reason]
  if (expected.startsWith('acceptance') && status.startsWith('4')) return [`refused with ${status}`, reason]
  if (/refus/.test(expected) && status.startsWith('2'))
    return [
      `${isIgnored(actual) ? 'ignored' : 'accepted'} with ${status} where a refusal is required${argumentText(what)}`,
      reason,
    ]
  return [`the response is ${status}${requiredText(expected)}`, reason]
}

/** `POST /transactions: 200, but a key of 21 characters is refused`: no argument of the request says as much as its rule. */
function statementTitle({ result: { rule }, finding }: ViolatedRule, call: string): string | undefined {
  const { kind, actual = '', what = '' } = finding
  if (kind !== 'refused' || argumentText(what) !== '' || !/\brefused\b/.test(rule.statement)) return undefined
  const statement = rule.statement.replace(/\.$/, '').replaceAll('`', '')
  return `${call}: ${actual.slice(0, 3)}${isIgnored(actual) ? ' (ignored)' : ''}, but ${/^[A-Z][a-z ]/.test(statement) ? statement.charAt(0).toLowerCase() + statement.slice(1) : statement}`
}

/** Whether an accepted request, which had to be refused, changed nothing. */
const isIgnored = (actual: string): boolean => /^2\d\d, and the transaction reads as before$/.test(actual)

/** The argument of a request that has only this one. */
function argumentText(what: string): string {
  const [, name, rest] = / with \{"([\w[\]]+)":(.*)$/.exec(what) ?? []
  return name === undefined || /,"[\w[\]]+":/.test(rest ?? '') ? '' : ` (${name})`
}

function requiredText(expected: string): string {
  if (expected === '') return ''
  const text = expected
    .replace(/ \(2xx\)$/, '')
    .replace(/^status /, '')
    .replace(/ for each of them$/, '')
  return ` where ${cut(text, LONGEST_VALUE)} is required`
}

function valueTitle(violated: FindingGroup['violated'], longest: number): string {
  const [shown] = violated
  const more = moreText(violated.filter(({ finding }) => !isAboutStatus(finding)))
  const name = nameOf(shown)
  const compared = comparedTitle(shown, name)
  if (compared !== undefined) return compared.length + more.length <= longest ? compared + more : compared
  const words = valueText(shown, longest - name.length - 1)
  const texts = [fullNameOf(shown), name].flatMap((one) => [withSubject(one, words + more), withSubject(one, words)])
  return texts.find((text) => text.length <= longest) ?? withSubject(name, words)
}

function comparedTitle({ finding }: ViolatedRule, name: string): string | undefined {
  const { expected = '', actual = 'nothing' } = finding
  const difference = differenceText(expected, actual) ?? membersText(expected, actual)
  return comparedText({ ...finding, expected: valueOf(expected), actual: valueOf(actual) }, name, difference)
}

/** A member with what is expected of it, without the values of one run. */
const factOf = (one: ViolatedRule): string => `${fullNameOf(one)} ${withoutValues(one.finding.expected ?? '')}`

/** How many other members there are, or places of the same member. */
function moreText(alike: readonly ViolatedRule[]): string {
  const [subjects, names] = [new Set(alike.map(({ subject }) => subject)), new Set(alike.map(factOf))]
  if (subjects.size > 1) return ` (and ${countOf(subjects.size - 1, 'member')} like it)`
  return names.size > 1 ? ` (and ${names.size - 1} more like it)` : ''
}

/** The member; a number is only understood with the words that say what was counted. */
function nameOf({ finding: { what = '' }, subject }: ViolatedRule): string {
  if (/^[A-Z]+ \//.test(what)) return shortPath(what)
  if (subject === '[]') return 'an element of the response'
  if (what.startsWith('number of '))
    return withoutIds(what)
      .replace(/ with \{.*$/, '')
      .replace(/ after the change$/, '')
  const [entry] = ENTRY.exec(what) ?? []
  if (entry !== undefined) return entry
  const [, list, elements] = /^(\S+): how many are ([\w ]+)$/.exec(what) ?? []
  return elements === undefined ? subject.replace(/^\[\]\./, '') : `number of ${elements} in ${list}`
}

/** The place of an element in a list; the key of an entry, such as `metadata["purpose"]`, says which value was judged. */
const NOT_A_KEY = /\[(?!")[^\]]*\]/g
/** An entry of a member, at the beginning of a name. */
const ENTRY = /^[\w.]+\["[^"\]]*"\]/

/** A member whose name says nothing without its object. */
const PLAIN = /^(?:id|name|type) in the response to /

/** The member with the words that say where or when it was seen, without the values of one run. */
function fullNameOf(one: ViolatedRule): string {
  const { what = '', kind } = one.finding
  if (what === '' || / ?in the response to /.test(what)) return PLAIN.test(what) ? shortPath(what) : nameOf(one)
  const text = withoutIds(what)
    .replaceAll(NOT_A_KEY, '[]')
    .replace(/ with \{.*$/, '')
    .replace(/ after the change$/, '')
  if (/^[A-Z]+ \//.test(what)) return nameOf(one)
  const words = kind === 'unchanged' ? text.replace(WHEN, '').trimEnd() : text
  return what.startsWith('number of ') || /: how many are /.test(what) ? nameOf(one) : words.replace(/^\[\]\./, '')
}

/** When a value was seen, at the end of its name. */
const WHEN = /\b(?:(?:once|after|before) .*|afterwards)$/

/** @param room the maximum number of characters, which the expected value fills */
function valueText({ finding }: ViolatedRule, room: number): string {
  const { kind, expected, actual = 'nothing', what = '', message } = finding
  if (expected === undefined) return message
  const when = WHEN.exec(what)?.[0]
  if (kind === 'unchanged') return `changed ${when ?? ''}`.trimEnd()
  if (kind === 'different') return `is ${valueOf(actual)}, which is not allowed`
  if (kind === 'error-object') return 'is not an error object'
  if (kind === 'shape') return shapeText(expected, actual)
  if (kind === 'absent' || expected === 'nothing') return `is ${valueOf(actual)} where nothing is allowed`
  const difference = differenceText(expected, actual) ?? membersText(expected, actual)
  if (difference !== undefined) return difference
  if (isNothing(actual) || (actual === '[]' && expected === 'a value')) return 'is missing'
  if (expected.startsWith('a response that differs from those of unknown paths'))
    return `is refused with ${actual.replaceAll('"', '')}, like an unknown path`
  return kind === 'claim' && isLong(actual) ? claimText(expected, actual, room) : plainText(expected, actual, room)
}

function plainText(expected: string, actual: string, room: number): string {
  const [, left] = /^(?:not|without) ([^,]+)/.exec(expected) ?? []
  if (left !== undefined && (actual === left || actual === JSON.stringify(left)))
    return `is ${actual}, which is not allowed`
  const [got, end] = [`is ${valueOf(actual)} where `, isLimit(expected) ? ' is allowed' : ' is required']
  return `${got}${valueOf(expected, Math.max(room - got.length - end.length, LONGEST_VALUE))}${end}`
}

/** A claim about a list or an object that is too long for a title: the claim says more than its type. */
function claimText(expected: string, actual: string, room: number): string {
  const count = /^none\b/.test(expected) ? countIn(actual) : undefined
  const [, left] = /^(?:without|not|none is|none of them is) ([^,]+)/.exec(expected) ?? []
  if (left !== undefined)
    return `has ${cut(left, Math.max(room - 'has , which is not allowed'.length, LONGEST_VALUE))}, which is not allowed`
  const got = count === undefined ? 'expected ' : `has ${countOf(count, 'element')} where `
  const end = count === undefined ? '' : ' is allowed'
  return `${got}${cut(expected, Math.max(room - got.length - end.length, LONGEST_VALUE))}${end}`
}

/** Whether an expected value is the largest one that is allowed. */
const isLimit = (expected: string): boolean => /^(?:none(?! is\b| of them\b)|no|nothing|at most)\b/.test(expected)

/** Whether a value is JSON with contents, which says less than the claim. */
const isLong = (text: string): boolean => text.length > 2 && /^[[{]/.test(text)

function countIn(text: string): number | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.length : undefined
  } catch {
    return undefined
  }
}

/** Absent, or a list of absent values. */
const isNothing = (actual: string): boolean =>
  /^(?:nothing|none|"absent from all \d+ of them"|\[(?:null,?)+\])$/.test(actual)

function shapeText(expected: string, actual: string): string {
  if (isNothing(actual)) return 'is missing'
  const [, extra, why] = /^an? [\w ]+ without ([\w ]+), as (its type is not .+)$/.exec(expected) ?? []
  if (extra !== undefined) return cut(`has ${extra}, although ${why}`, LONGEST)
  const type = typeOf(actual)
  if (type === 'an object' && !/^(?:a|an) (?:text|array|number|whole|boolean)/.test(expected))
    return `is not ${cut(expected, LONGEST - LEAST_REASON)}`
  const got = expected.startsWith(type) || expected.startsWith('one of') || actual.length <= 12 ? valueOf(actual) : type
  return `is ${got} where ${cut(shortChoice(expected), LONGEST - LONGEST_VALUE)} is required`
}

/** `one of 7 values` if they are too many to name. */
const shortChoice = (expected: string): string =>
  expected.startsWith('one of ') && expected.length > LONGEST_VALUE
    ? `one of ${expected.split(', ').length} values`
    : expected

/** A value as it is if it is short; otherwise its type, as a part of JSON says less. */
function valueOf(text: string, longest = LONGEST_VALUE): string {
  if (text === '[]' || text === '{}') return 'empty'
  if (text.length <= longest) return text.replace(/^at most the (\d+) before the change$/, 'at most $1')
  return /^[[{]/.test(text) ? typeOf(text) : cut(shortChoice(text), longest)
}

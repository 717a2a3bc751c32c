import type { Finding } from '../../helpers/engine/outcome/record.ts'
import { withoutIds } from '../text.ts'

/** How a response differs from what was expected, without the values of one run, so that violations can be compared. */
export type Symptom = string

/** Kinds of assertions about the status of a response. */
const ABOUT_STATUS = new Set(['status', 'accepted', 'refused'])

/** Whether an assertion is about the status of the response to a call. */
export const isAboutStatus = ({ kind, what = '' }: Finding): boolean =>
  (kind !== undefined && ABOUT_STATUS.has(kind)) || /^(?:status of|calls) /.test(what)

/** The symptom of a finding. */
export function symptomOf(finding: Finding): Symptom {
  const { kind = 'claim', expected = '', actual = 'nothing' } = finding
  if (isAboutStatus(finding)) return `${withoutValues(expected)} -> ${refusalText(actual)}`
  if (kind === 'shape') return `${expected} -> ${typeOf(actual)}`
  if (actual === 'nothing' || kind === 'present') return 'missing'
  if (kind === 'claim') return `${withoutValues(expected)} -> ${typeOf(actual)}`
  return kind
}

/** How a count differs, or the list that a claim is about; undefined if it differs in another way. */
export function directionOf({ kind, what = '', expected = '', actual = '' }: Finding): Direction | undefined {
  if (/^\d+$/.test(actual))
    return /^number of | of the report/.test(what) ? directionOfNumber(expected, Number(actual)) : undefined
  if (kind !== 'claim') return undefined
  if (/^(?:one|one of them|one that) is |^with /.test(expected)) return 'too little'
  return /^(?:without|none of|none is|none of them is) /.test(expected) ? 'wrongly there' : undefined
}

/** An unexpected item and an item that is there once too often have different causes. */
type Direction = 'too little' | 'too much' | 'wrongly there'

function directionOfNumber(expected: string, got: number): Direction | undefined {
  if (/^(?:none|0|at most 0)$/.test(expected)) return 'wrongly there'
  if (expected.startsWith('at most ')) return 'too much'
  if (/^(?:more than|at least|one for each) /.test(expected)) return 'too little'
  if (!/^\d+$/.test(expected)) return undefined
  return got > Number(expected) ? 'too much' : 'too little'
}

/** The status and the error of a response; the details of a success depend on the request. */
export function refusalText(actual: string): string {
  const [status = '', ...details] = actual.split(', ')
  return withoutValues(/^[23]/.test(status) ? status : [status, ...details].join(', '))
}

/** A text without the values that differ between requests: quoted texts, emails, ids and numbers other than statuses. */
export const withoutValues = (text: string): string =>
  withoutIds(text)
    .replaceAll(/"[^"]*"|'[^']*'/g, '…')
    .replaceAll(/\S+@\S+/g, '…')
    // A long word with letters and digits is an id or a made-up text.
    .replaceAll(/\b(?=\w*\d)(?=\w*[a-z])\w{8,}\b/g, '…')
    .replaceAll(/\b(?![2345]\d\d\b)\d+\b/g, '…')

/** The type of a value as findings show it. */
export function typeOf(actual: string): string {
  if (actual === 'nothing') return 'nothing'
  if (actual.startsWith('{')) return 'an object'
  if (actual.startsWith('[')) return 'an array'
  if (actual.startsWith('"')) return 'a text'
  return /^-?\d/.test(actual) ? 'a number' : actual
}

import { HOUR, isObject, isoTime } from '../../fixtures/faults/changes/index.ts'
import type { JsonValue } from '../../fixtures/reference-service/index.ts'

/** Documented words of members, so that another value is one of them. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  access_control: ['standard', 'none'],
  alignment: ['left', 'center', 'right'],
  cancel_code: ['other_reason', 'transaction_refusal'],
  document_type: ['iban', 'kbis'],
  email_verification_method: ['standard', 'prevalidated'],
  format: ['DD/MM/YYYY', 'MM/DD/YYYY'],
  full_name_type: ['suggestion', 'prerequisite'],
  language: ['fr', 'en'],
  logo_display: ['certificate', 'none'],
  min_signature_level: ['level0', 'level1'],
  phone_number_type: ['suggestion', 'prerequisite'],
  sender_name_display: ['workspace', 'issuing_entity'],
  stalled_reason: ['signature_refusal', 'review_refusal'],
  state: ['draft', 'started', 'paused', 'cancelled', 'expired', 'closed', 'completed', 'open', 'todo', 'done'],
  type: ['signature', 'visa', 'review', 'text', 'label'],
}

/** Another value of the same kind: a flag negated, a number one higher, a time an hour later, another word or text. */
export function anotherValue(value: JsonValue, name: string): JsonValue {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string') return anotherText(value, WORDS[name])
  // Texts by key.
  if (isObject(value) && (name === 'metadata' || name === 'options'))
    return Object.fromEntries(Object.entries(value).slice(1))
  return value
}

function anotherText(text: string, words: readonly string[] | undefined): string {
  if (words) return words[(words.indexOf(text) + 1) % words.length] ?? text
  return /^\d{4}-\d\d-\d\dT/.test(text) ? (isoTime(Date.parse(text) + HOUR) ?? text) : `${text}x`
}

/** A list without its last element. */
export const withoutLast = (value: JsonValue): JsonValue =>
  Array.isArray(value) && value.length > 0 ? value.slice(0, -1) : value

/** A list with its first element twice. */
export const withTwin = (value: JsonValue): JsonValue =>
  Array.isArray(value) && value.length > 0 ? [...value, value[0]] : value

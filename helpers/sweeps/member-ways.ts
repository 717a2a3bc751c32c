import { HOUR, isObject, isoTime, withFirstTwice } from '../../fixtures/faults/changes/index.ts'
import type { JsonValue } from '../../fixtures/reference-service/index.ts'

/** Another value of a member. Its place names it, and the object that has it, alike in each response. */
export type Change = (value: JsonValue, member: string, place: string) => JsonValue

/** A way to show a member wrongly although its kind is right. */
export interface Way {
  readonly name: string
  /** Whether the suite may lack a value to change: a value that never changes cannot be an old one. */
  readonly mayBeIdle?: boolean
  /** Makes the change for one service. */
  change(): Change
}

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

/** A flag negated, a number one higher, a time an hour later, another word or text, texts by key without the first. */
const another: Change = (value, member) => {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string') return anotherText(value, WORDS[member])
  return isObject(value) ? Object.fromEntries(Object.entries(value).slice(1)) : value
}

function anotherText(text: string, words: readonly string[] | undefined): string {
  if (words) return words[(words.indexOf(text) + 1) % words.length] ?? text
  return /^\d{4}-\d\d-\d\dT/.test(text) ? (isoTime(Date.parse(text) + HOUR) ?? text) : `${text}x`
}

const isFilled = (value: JsonValue): value is JsonValue[] => Array.isArray(value) && value.length > 0

const ANOTHER: Way = { name: 'has another value', change: () => another }
const LAST_LOST: Way = {
  name: 'lacks its last element',
  change: () => (list) => (isFilled(list) ? list.slice(0, -1) : list),
}
const FIRST_TWICE: Way = {
  name: 'has its first element twice',
  change: () => (list) => (isFilled(list) ? withFirstTwice(list) : list),
}
const AS_SHOWN_FIRST: Way = {
  name: 'keeps the value that was shown first',
  mayBeIdle: true,
  change: () => {
    const first = new Map<string, JsonValue>()
    return (value, _, place) => {
      if (place.includes('?')) return value
      if (!first.has(place)) first.set(place, value)
      return first.get(place)
    }
  },
}
const OF_FIRST: Way = {
  name: 'has the value of the first element',
  mayBeIdle: true,
  change: () => {
    const first = new Map<string, JsonValue>()
    return (value, _, place) => {
      const [, list = '', at] = /^(.*)#(\d+)[^#]*$/.exec(place) ?? []
      if (at === '0') first.set(list, value)
      return first.get(list) ?? value
    }
  },
}

/** The members of these objects have ways of their own. */
const OBJECTS = /^(?:issuing_entity|creator|instructions|position|parent)$|_by_(?:required|max)_level$/
const LISTS = new RegExp(
  `^(?:${[
    'participants|sealers|documents|actions|carbon_copies|watchers|uploads|collected|content|tasks|fields|schedule',
    'signatures|reviews|sequencing|editions|captures|level1_auth_means|captured_documents|accepted_identity_documents',
    'consents|optional_consents|granted_consents|ungranted_consents',
  ].join('|')})$`,
)

/** The ways of a member such as `actions[].tasks[].type`, by its kind. */
export function waysOf(view: string, path: string): readonly Way[] {
  const name = path.replace(/^.*\./, '')
  if (OBJECTS.test(name)) return []
  // A report counts the objects that elsewhere are listed.
  if (view !== 'report' && LISTS.test(name)) return [LAST_LOST, FIRST_TWICE, AS_SHOWN_FIRST]
  return path.includes('[]') || view === 'field' ? [ANOTHER, AS_SHOWN_FIRST, OF_FIRST] : [ANOTHER, AS_SHOWN_FIRST]
}

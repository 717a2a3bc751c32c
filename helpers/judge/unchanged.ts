import { check } from './check.ts'
import { isAbsent, isObject, objectsIn, type JsonObject } from '../values/json.ts'

/** Members that are compared as they are. */
const VALUES = [
  'state',
  'name',
  'language',
  'duration',
  'folder_id',
  'sender_name_display',
  'cancel_code',
  'cancel_reason',
  'private',
  'carbon_copy_subject',
  'carbon_copy_message',
  'metadata',
]
/** Members that hold a time. */
const TIMES = ['created_at', 'started_at', 'closed_at', 'completed_at']
/** Lists of objects, each known by one of its members. Actions are left out: time may open them, and no rule says when. */
const LISTS = [
  ['documents', 'id'],
  ['participants', 'email'],
  ['watchers', 'email'],
] as const

/**
 * Asserts that a transaction reads as before, in every documented member that a request can change. The expiry of a
 * draft is left out unless it was set as a time: until the start it may be recomputed at each read.
 */
export function checkUnchanged(before: JsonObject, after: JsonObject): void {
  for (const member of VALUES) same(member, before[member], after[member])
  const hasFixedExpiry = before['state'] !== 'draft' || isAbsent(before['duration'])
  for (const member of hasFixedExpiry ? [...TIMES, 'expires_at'] : TIMES) {
    check.sameTime(`${member} after the refused request`, after[member], before[member])
  }
  same('issuing_entity.id', idOf(before['issuing_entity']), idOf(after['issuing_entity']))
  same('carbon_copies', sorted(before['carbon_copies']), sorted(after['carbon_copies']))
  for (const [list, member] of LISTS) {
    same(
      `${list}[].${member}`,
      sorted(objectsIn(before, list).map((item) => item[member])),
      sorted(objectsIn(after, list).map((item) => item[member])),
    )
  }
}

function same(member: string, before: unknown, after: unknown): void {
  if (isAbsent(before)) check.absent(`${member} after the refused request`, after)
  else check.equal(`${member} after the refused request`, after, before)
}

const idOf = (holder: unknown): unknown => (isObject(holder) ? holder['id'] : undefined)

const sorted = (list: unknown): unknown => (Array.isArray(list) ? list.map(String).toSorted() : list)

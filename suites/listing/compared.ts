import { isAbsent, objectsIn, type Check, type JsonObject } from '../../helpers/engine/index.ts'
import { valueAt } from './items.ts'

/** Ends the names of members that differ: a single read may be as wrong as the list, so a finding blames neither. */
export const COMPARED = 'of the list item, compared with a single read'

/** Asserts that a list item and its transaction show the same values at these paths. */
export const same =
  (...paths: readonly string[]) =>
  (check: Check, item: JsonObject, read: JsonObject): void => {
    for (const path of paths) {
      check.present(`${path} of the transaction`, valueAt(read, path))
      check.kept(`${path} ${COMPARED}`, valueAt(item, path), valueAt(read, path))
    }
  }

/**
 * Asserts that a list item and its transaction show the same elements in an array.
 * @param by the member that identifies an element
 * @param others further members; they are compared if the transaction shows them
 */
export const sameIn =
  (array: string, by: string, others: readonly string[]) =>
  (check: Check, item: JsonObject, read: JsonObject): void => {
    const [listed, shown] = [objectsIn(item, array), objectsIn(read, array)]
    const keyOf = (one: JsonObject) => String(one[by]).toLowerCase()
    check.present(`${array} of the transaction`, shown)
    check.sameSet(`${array}[].${by} ${COMPARED}`, listed.map(keyOf), shown.map(keyOf))
    for (const one of shown) {
      const its = listed.find((other) => keyOf(other) === keyOf(one)) ?? {}
      for (const other of others) {
        if (isAbsent(one[other])) continue
        check.equal(`${array}[].${other} ${COMPARED} (${keyOf(one)})`, its[other], one[other])
      }
    }
  }

/** Asserts that a list item and its transaction show the same participants, in the same states. */
export const sameStates = sameIn('participants', 'email', ['state'])

/** Asserts that a list item and its transaction show the same watchers. */
export const sameWatchers = sameIn('watchers', 'email', ['member_id', 'full_name'])

const FLAGS = ['stalled', 'ongoing_conversation', 'has_unread_message'] as const

/** Whether one of these flags of a transaction is true. */
export const hasFlags = (read: JsonObject): boolean => FLAGS.some((flag) => read[flag] === true)

/** Asserts that the same flags of a list item and its transaction are true. */
export function sameFlags(check: Check, item: JsonObject, read: JsonObject): void {
  for (const flag of FLAGS)
    check.equal(`${flag} ${COMPARED} (absent is false)`, item[flag] === true, read[flag] === true)
}

/** Members that a list item has if its transaction shows them. */
const SHARED = [
  'state',
  'name',
  'folder_id',
  'folder_name',
  'created_at',
  'started_at',
  'metadata',
  'private',
  'creator.workspace_name',
  'creator.api_key_name',
] as const
/** The document does not say whether a draft shows an expiration time. */
const SHARED_SINCE_START = [...SHARED, 'expires_at', 'progress_value'] as const

/** Asserts that a list item shows the same values as its transaction. The item of a draft must not show `started_at`. */
export function sameMembers(check: Check, item: JsonObject, read: JsonObject): void {
  const isDraft = read['state'] === 'draft'
  for (const path of isDraft ? SHARED : SHARED_SINCE_START)
    if (!isAbsent(valueAt(read, path))) same(path)(check, item, read)
  if (isDraft) check.absent('started_at of the list item of a draft', item['started_at'])
  sameFlags(check, item, read)
  if (objectsIn(read, 'watchers').length > 0) sameWatchers(check, item, read)
  if (objectsIn(read, 'participants').length > 0) sameStates(check, item, read)
}

type Member = 'created-at' | 'expires-at' | 'folder-id' | 'folder-name' | 'metadata' | 'name' | 'private' | 'started-at'

/** The rules that a list item shows members, and that they have the documented types in a transaction. */
export const shownTyped = (...members: readonly Member[]) =>
  members.flatMap((member) => [`listing/${member}-shown`, `transaction/${member}-type`] as const)

/** The rules that explain a difference between compared members if one of them is violated. */
export const MEMBERS_SHOWN = [
  ...shownTyped('name', 'folder-id', 'folder-name', 'created-at', 'started-at', 'metadata', 'private', 'expires-at'),
  'transaction/metadata-values-type',
  'transaction/progress-value-type',
  'transaction/creator-workspace-name-type',
  'transaction/creator-api-key-name-type',
  'participant/email-type',
  'listing/state-shown',
  'listing/participants-shown',
  'listing/participant-state-shown',
  'listing/creator-workspace-name',
  'listing/creator-api-key-name',
  'listing/watchers-shown',
  'transaction/watchers-type',
  'transaction/watcher-full-name-type',
  'transaction/watcher-member-id-type',
] as const

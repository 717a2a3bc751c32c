import type { Check } from '../../helpers/engine/judge/check.ts'
import { isAbsent, objectsIn, type JsonObject } from '../../helpers/engine/values/json.ts'
import { valueAt } from './items.ts'

/** The same members at several paths, as both show them. */
export const same =
  (...paths: readonly string[]) =>
  (check: Check, item: JsonObject, read: JsonObject): void => {
    for (const path of paths) {
      check.present(`${path} of the transaction`, valueAt(read, path))
      check.kept(`${path} of the list item`, valueAt(item, path), valueAt(read, path))
    }
  }

/**
 * The same elements by what tells them apart. What else they show is the same, where the transaction shows it.
 * @param by the member that tells them apart
 */
export const sameIn =
  (array: string, by: string, others: readonly string[]) =>
  (check: Check, item: JsonObject, read: JsonObject): void => {
    const [listed, shown] = [objectsIn(item, array), objectsIn(read, array)]
    const keyOf = (one: JsonObject) => String(one[by]).toLowerCase()
    check.present(`${array} of the transaction`, shown)
    check.sameSet(`${array}[].${by} of the list item`, listed.map(keyOf), shown.map(keyOf))
    for (const one of shown) {
      const its = listed.find((other) => keyOf(other) === keyOf(one)) ?? {}
      for (const other of others) {
        if (isAbsent(one[other])) continue
        check.equal(`${array}[].${other} of the list item (${keyOf(one)})`, its[other], one[other])
      }
    }
  }
/** The same participants, in the same states. */
export const sameStates = sameIn('participants', 'email', ['state'])

/** What a list item has of every transaction that shows it. */
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
/** Of a draft it is not told whether it shows an expiration time. */
const SHARED_SINCE_START = [...SHARED, 'expires_at', 'progress_value'] as const

/** All that the transaction shows of what a list item has; nothing that it does not, where it must not. */
export function whole(check: Check, item: JsonObject, read: JsonObject): void {
  const isDraft = read['state'] === 'draft'
  for (const path of isDraft ? SHARED : SHARED_SINCE_START)
    if (!isAbsent(valueAt(read, path))) same(path)(check, item, read)
  if (isDraft) check.absent('started_at of the list item of a draft', item['started_at'])
  for (const flag of ['stalled', 'ongoing_conversation', 'has_unread_message'])
    check.equal(`whether ${flag} of the list item is true`, item[flag] === true, read[flag] === true)
  if (objectsIn(read, 'participants').length > 0) sameStates(check, item, read)
}

/** The rules of what a transaction shows there: a list is not to blame for what is told in a type of its own. */
const TYPES = [
  'transaction/name-type',
  'transaction/folder-id-type',
  'transaction/folder-name-type',
  'transaction/created-at-type',
  'transaction/started-at-type',
  'transaction/metadata-type',
  'transaction/metadata-values-type',
  'transaction/private-type',
  'transaction/expires-at-type',
  'transaction/progress-value-type',
  'transaction/creator-workspace-name-type',
  'transaction/creator-api-key-name-type',
  'participant/email-type',
] as const

/** The rules that what is shown of every transaction is shown at all, and as what it is. */
export const WHOLE = [
  ...TYPES,
  'listing/state-shown',
  'listing/name-shown',
  'listing/folder-id-shown',
  'listing/folder-name-shown',
  'listing/created-at-shown',
  'listing/started-at-shown',
  'listing/metadata-shown',
  'listing/private-shown',
  'listing/expires-at-shown',
  'listing/participants-shown',
  'listing/participant-state-shown',
  'listing/creator-workspace-name',
  'listing/creator-api-key-name',
] as const

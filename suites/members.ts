import * as is from '../helpers/engine/judge/kinds.ts'
import { watched, type Member, type ObjectKind, type Shape } from '../helpers/engine/judge/shapes.ts'
import { shapes } from './shapes.ts'

/** A member that every object of its kind has, which scenarios judge and not a shape. */
const always = (path: string): Member => ({ path, kind: is.anything, isRequired: true })
/** Members whose types and meanings are not shown. */
const untyped = (...paths: string[]): Member[] => paths.map((path) => watched(path, is.anything))

/** Documented members that no shape judges, or that only scenarios expect in every object. */
const FURTHER: readonly Shape[] = [
  {
    of: 'transaction',
    members: [
      ...['object', 'id', 'folder_id', 'folder_name', 'created_at', 'name', 'state'].map(always),
      watched('completed_at', is.dateTime),
      ...untyped('creator.workspace', 'creator.api_key_id', 'origin', 'max_expiry'),
      ...untyped('participants[].signature_image_policy', 'participants[].document_reading_policy'),
    ],
  },
  { of: 'document', members: untyped('editable', 'big_file', 'available') },
  { of: 'field', members: untyped('columns', 'rows') },
  { of: 'file', members: [watched('object', is.exactly('file')), always('object'), always('id')] },
  { of: 'seal', members: [always('id')] },
  { of: 'events-report', members: [watched('object', is.exactly('events-report')), always('object')] },
]

/** The documented members of a kind of object, some more than once: those that rules judge, and all others. */
export const membersOf = (kind: ObjectKind): Member[] =>
  [...shapes, ...FURTHER].filter(({ of }) => of === kind).flatMap(({ members }) => members)

/** The members of the summary of a transaction in the list, by their place in it (document: Other objects). */
const SUMMARY: Readonly<Record<string, string>> = {
  '':
    'object id folder_id folder_name created_at started_at completed_at expires_at name stalled state metadata participants ' +
    'sealers progress_value ongoing_conversation has_unread_message creator watchers origin max_expiry private',
  'participants[].': 'email state full_name full_name_type waiting_period',
  'sealers[].': 'id name',
  'creator.': 'name email workspace_name api_key_name workspace api_key_id',
  'watchers[].': 'member_id email full_name',
}
const IN_SUMMARY = new Set(
  Object.entries(SUMMARY).flatMap(([place, names]) => names.split(' ').map((name) => place + name)),
)

/** The members of the summary of a transaction, whose kinds are those of the transaction itself. */
export const summaryMembers = (): Member[] => membersOf('transaction').filter(({ path }) => IN_SUMMARY.has(path))

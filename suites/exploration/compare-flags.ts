import { objectsIn, type JsonObject } from '../../helpers/engine/values/json.ts'
import { participantsOf as shownParticipants } from '../interface/reads/people.ts'
import { isLinked, isTouched, mayBeTouched, stateOf, unless } from './model.ts'
import type { Difference, DocumentModel, TransactionModel } from './model.ts'

/** The differences in flags: what can be changed now, who has stalled, and who has written. */
export function flagDifferences(tx: TransactionModel, read: JsonObject): Difference[] {
  return [
    ...objectsIn(read, 'documents').flatMap((found) => {
      const document = tx.documents.find(({ id }) => id === found['id'])
      return document ? [...documentFlags(tx, document, found), ...fieldFlags(tx, document, found)] : []
    }),
    ...stalledFlags(tx, read),
    ...conversationFlags(tx, read),
  ]
}

function documentFlags(tx: TransactionModel, document: DocumentModel, found: JsonObject): Difference[] {
  const state = stateOf(tx)
  const { updatable, deletable } = found
  const of = (flag: string) => `${flag} of document ${document.name}`
  if (isTouched(tx, document)) {
    const isSigned = document.fields.some(({ id }) => tx.signed.some((one) => one.field === id))
    const rule = isSigned ? 'document/not-updatable-signed' : 'document/not-updatable-reviewed'
    return unless(updatable !== true, rule, of('updatable'), 'false', updatable)
  }
  // Flags say what is possible now, and a new document may still be in preparation.
  if (found['available'] === false || mayBeTouched(tx, document)) return []
  if (state === 'started')
    return unless(updatable === true, 'document/updatable-after-start', of('updatable'), 'true', updatable)
  if (state !== 'draft') return []
  const isEmpty = document.fields.length === 0 && document.initials.length === 0
  return [
    ...unless(updatable === true, 'document/updatable-in-draft', of('updatable'), 'true', updatable),
    ...(isEmpty
      ? unless(deletable === true, 'document/deletable-without-field', of('deletable'), 'true', deletable)
      : unless(deletable !== true, 'document/not-deletable-with-field', of('deletable'), 'false', deletable)),
  ]
}

function fieldFlags(tx: TransactionModel, document: DocumentModel, found: JsonObject): Difference[] {
  if (stateOf(tx) !== 'draft' || found['available'] === false) return []
  return objectsIn(found, 'fields').flatMap((shown) => {
    const field = document.fields.find(({ id }) => id === shown['id'])
    if (!field) return []
    const { updatable, deletable } = shown
    const of = (flag: string) => `${flag} of field ${field.id}`
    const unlinked = field.wasLinked ? 'field/deletable-again' : 'field/deletable-unlinked'
    // Whether a field with a signer can be changed is open.
    if (isLinked(tx, field.id))
      return unless(deletable !== true, 'field/deletable-linked', of('deletable'), 'false', deletable)
    return [
      ...unless(updatable === true, 'field/updatable-draft', of('updatable'), 'true', updatable),
      ...unless(deletable === true, unlinked, of('deletable'), 'true', deletable),
    ]
  })
}

/** `stalled` is "true when at least one action is stalled". */
function stalledFlags(tx: TransactionModel, read: JsonObject): Difference[] {
  const actions = objectsIn(read, 'actions')
  const isAny = actions.some(({ stalled }) => stalled === true)
  const { stalled } = read
  const what = `stalled of transaction ${tx.number}`
  if (isAny) return unless(stalled === true, 'transaction/stalled-true-one-of-several', what, 'true', stalled)
  // Whether a paused transaction and its actions are flagged is open.
  if (tx.refusers.size > 0 && (tx.isRefusalOpen || stateOf(tx) === 'paused')) return []
  // It may also keep actions to itself, one that is late or was refused among them.
  const mayBeHidden = stateOf(tx) === 'paused' && actions.length === 0
  if (mayBeHidden && (tx.haveRefused.size > 0 || tx.mayBeLate)) return []
  if (tx.refusers.size > 0) {
    const flags = actions.map((one) => one['stalled'])
    return unless(false, 'action/stalled-flag', `stalled of an action of transaction ${tx.number}`, 'true', flags)
  }
  const rule = stateOf(tx) === 'draft' ? 'transaction/stalled-false-draft' : 'transaction/stalled-false-started'
  return unless(stalled !== true, rule, what, 'false', stalled)
}

function conversationFlags(tx: TransactionModel, read: JsonObject): Difference[] {
  const all = [...tx.conversations.values()]
  const isOngoing = all.some((one) => one !== 'ended')
  const isUnread = all.includes('unread')
  const { ongoing_conversation: ongoing, has_unread_message: unread } = read
  const of = (flag: string) => `${flag} of transaction ${tx.number}`
  const several = tx.conversations.size > 1
  return [
    ...[...tx.conversations].flatMap(([email, conversation]) => {
      const [participant] = shownParticipants(read, email)
      if (!participant) return []
      const [shown, what] = [participant['ongoing_conversation'], `ongoing_conversation of ${email}`]
      return conversation === 'ended'
        ? unless(shown !== true, 'transaction/participant-conversation-ends', what, 'false', shown)
        : unless(shown === true, 'participant/conversation-true', what, 'true', shown)
    }),
    ...objectsIn(read, 'participants').flatMap((one) =>
      unless(
        one['has_unread_message'] !== true || one['ongoing_conversation'] === true,
        'participant/unread-only-ongoing',
        `has_unread_message of ${String(one['email'])}`,
        'false, as no conversation is ongoing',
        one['has_unread_message'],
      ),
    ),
    ...(isOngoing
      ? unless(
          ongoing === true,
          several ? 'transaction/ongoing-conversation-one-of-several' : 'transaction/ongoing-conversation-true',
          of('ongoing_conversation'),
          'true',
          ongoing,
        )
      : tx.openConversations.size > 0
        ? []
        : unless(
            ongoing !== true,
            all.length > 0 ? 'transaction/ongoing-conversation-ends' : 'transaction/ongoing-conversation-false',
            of('ongoing_conversation'),
            'false',
            ongoing,
          )),
    ...(isUnread
      ? unless(
          unread === true,
          several ? 'transaction/has-unread-message-one-of-several' : 'transaction/has-unread-message-true',
          of('has_unread_message'),
          'true',
          unread,
        )
      : tx.openConversations.size > 0
        ? []
        : unless(
            unread !== true,
            all.length > 0 ? 'transaction/has-unread-message-read' : 'transaction/has-unread-message-false',
            of('has_unread_message'),
            'false',
            unread,
          )),
  ]
}

import { inferred, stated, unreachable, type Condition } from '../../helpers/engine/catalogue/rule.ts'
import * as is from '../../helpers/engine/judge/kinds.ts'
import { member, type Shape } from '../../helpers/engine/judge/shapes.ts'
import { oneOfText } from '../../helpers/engine/values/words.ts'
import { membersIn, membersOf } from '../interface/document/members.ts'
import { ACTING } from '../interface/document/needs.ts'
import { CANCEL_CODES, CAPTURE_TYPES, LANGUAGES, SENDER_NAME_DISPLAYS } from '../interface/document/values.ts'
import { STATES } from '../interface/document/values.ts'

const of = (condition?: Condition) => membersOf('Transaction object', 'transaction', condition)
const plain = of()
/** Upper case and regions are optional. */
const language = is.matching(new RegExp(`^(?:${LANGUAGES.join('|')})(?:[-_][a-z]{2})?$`, 'i'), oneOfText(LANGUAGES))
/** Why members that the document lists without a type have a certain type. */
const nameIsText = inferred(
  'The table lists the member among those of `creator` without a type; it is a name, and wherever the document gives a name a type ("name | string", "folder_name | string", "full_name | string") it is a string.',
)
const emailIsText = inferred(
  'The table lists `email` among the members of `creator` without a type; wherever the document gives an email a type ("email | string | Email of the participant", watchers "`email` ... (all strings)") it is a string.',
)
const documentId = inferred(
  '`collected` has "`documents` (array of objects: `id`, ...)" without a type for `id`: it is the id of a document, which is "id | string | Document id".',
)
const likeAnyId = inferred(
  '`captured_documents` is an "array of objects: `id`, ..." without a type for `id`: every `id` to which the document gives a type is a string.',
)
const asRequested = inferred(
  '`captured_documents` are delivered for the `captures` of the instructions, and have members of the request by the same names: there "document_type" has its "Allowed capture document_type values", and "name (string; ...)" and "tag (string; ...)" are strings.',
)
const timeIsIso = inferred(
  '`captured_at` is listed among the members of `captured_documents` without a type; its name is that of a time, like `created_at`, `started_at` and `closed_at`, and "Dates and times are ISO 8601".',
)
const CAPTURED = 'uploads[].captured_documents[]'
const COLLECTED = 'collected[].documents[]'

/**
 * The members of the transaction object (document: Transaction object), by the situation in which they are shown. Each line is
 * the rule of a member. A scenario creates each situation, and every response of every scenario is judged.
 */
export const transactionMembers = {
  draft: plain({
    'transaction/id-type': [stated, 'id', is.text],
    'transaction/folder-id-type': [stated, 'folder_id', is.text],
    'transaction/folder-name-type': [stated, 'folder_name', is.text],
    'transaction/name-type': [stated, 'name', is.text],
    'transaction/state-set': [stated, 'state', is.oneOf(STATES)],
    'transaction/language-set': [stated, 'language', language],
    'transaction/sender-name-display-set': [stated, 'sender_name_display', is.oneOf(SENDER_NAME_DISPLAYS)],
    'transaction/created-at-type': [stated, 'created_at', is.dateTime],
    'transaction/duration-type': [stated, 'duration', is.integer],
    'transaction/creator-type': [stated, 'creator', is.object],
    'transaction/creator-workspace-name-type': [nameIsText, 'creator.workspace_name', is.text],
    'transaction/creator-api-key-name-type': [nameIsText, 'creator.api_key_name', is.text],
  }),
  passed: plain({
    'transaction/private-type': [stated, 'private', is.boolean],
    'transaction/expires-at-type': [stated, 'expires_at', is.dateTime],
    'transaction/metadata-type': [stated, 'metadata', is.object],
    'transaction/metadata-values-type': [stated, 'metadata', is.textValues],
    'transaction/carbon-copies-type': [stated, 'carbon_copies', is.texts],
    'transaction/carbon-copy-subject-type': [stated, 'carbon_copy_subject', is.text],
    'transaction/carbon-copy-message-type': [stated, 'carbon_copy_message', is.text],
  }),
  watched: of(['members'])({
    'transaction/watchers-type': [stated, 'watchers', is.objects],
    'transaction/watcher-member-id-type': [stated, 'watchers[].member_id', is.text],
    'transaction/watcher-email-type': [stated, 'watchers[].email', is.text],
    'transaction/watcher-full-name-type': [stated, 'watchers[].full_name', is.text],
  }),
  issued: of(['issuing-entities-on', 'default-issuing-entity'])({
    'transaction/issuing-entity-type': [stated, 'issuing_entity', is.object],
    'transaction/issuing-entity-id-type': [stated, 'issuing_entity.id', is.text],
    'transaction/issuing-entity-name-type': [stated, 'issuing_entity.name', is.text],
    'transaction/issuing-entity-lock-type': [stated, 'issuing_entity.lock_sender_name_display', is.boolean],
  }),
  started: plain({
    'transaction/started-at-type': [stated, 'started_at', is.dateTime],
    'transaction/stalled-type': [stated, 'stalled', is.boolean],
    'transaction/participants-type': [stated, 'participants', is.objects],
    'transaction/documents-type': [stated, 'documents', is.objects],
    'transaction/instructions-type': [stated, 'instructions', is.object],
    'transaction/actions-type': [stated, 'actions', is.objects],
    'transaction/progress-value-type': [stated, 'progress_value', is.integer],
    'transaction/progress-value-range': [stated, 'progress_value', is.between(0, 100)],
    'transaction/ongoing-conversation-type': [stated, 'ongoing_conversation', is.boolean],
    'transaction/has-unread-message-type': [stated, 'has_unread_message', is.boolean],
  }),
  cancelled: plain({
    'transaction/closed-at-type': [stated, 'closed_at', is.dateTime],
    'transaction/cancel-code-set': [stated, 'cancel_code', is.oneOf(CANCEL_CODES)],
    'transaction/cancel-reason-type': [stated, 'cancel_reason', is.text],
  }),
  stalled: of(ACTING)({
    'transaction/stalled-at-type': [stated, 'stalled_at', is.dateTime],
    // After a time-out, the document names no reason.
    'transaction/stalled-reason-type': [stated, 'stalled_reason', is.text],
  }),
  granted: of(ACTING)({
    'transaction/collected-type': [stated, 'collected', is.objects],
    'transaction/collected-actor-type': [stated, 'collected[].actor', is.text],
    'transaction/collected-documents-type': [stated, 'collected[].documents', is.objects],
    'transaction/collected-document-id-type': [documentId, `${COLLECTED}.id`, is.text],
    'transaction/collected-granted-type': [stated, `${COLLECTED}.granted_consents`, is.array],
  }),
  ungranted: of([...ACTING, 'optional-consents'])({
    'transaction/collected-ungranted-type': [stated, `${COLLECTED}.ungranted_consents`, is.array],
  }),
  captured: of(unreachable('no-trigger', 'no documented call and no control hook requests a capture or delivers one'))({
    'transaction/uploads-type': [stated, 'uploads', is.objects],
    'transaction/upload-actor-type': [stated, 'uploads[].actor', is.text],
    'transaction/upload-documents-type': [stated, 'uploads[].captured_documents', is.objects],
    'transaction/upload-document-id-type': [likeAnyId, `${CAPTURED}.id`, is.text],
    'transaction/upload-document-type-set': [asRequested, `${CAPTURED}.document_type`, is.oneOf(CAPTURE_TYPES)],
    'transaction/upload-captured-at-type': [timeIsIso, `${CAPTURED}.captured_at`, is.dateTime],
    'transaction/upload-name-type': [asRequested, `${CAPTURED}.name`, is.text],
    'transaction/upload-tag-type': [asRequested, `${CAPTURED}.tag`, is.text],
    'transaction/upload-tax-year-type': [stated, `${CAPTURED}.tax_year`, is.number],
    'transaction/upload-accepted-documents-type': [stated, `${CAPTURED}.accepted_identity_documents`, is.array],
  }),
  madeByPerson: of(unreachable('web-application', 'only a transaction created in the web application has it'))({
    'transaction/creator-name-type': [nameIsText, 'creator.name', is.text],
    'transaction/creator-email-type': [emailIsText, 'creator.email', is.text],
  }),
}

/** The transaction object, member by member. */
export const transactionShape = {
  of: 'transaction',
  members: [member('object', 'transaction/object', is.exactly('transaction')), ...membersIn(transactionMembers)],
} satisfies Shape

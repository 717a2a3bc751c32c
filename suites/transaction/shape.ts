import { inferred, stated } from '../../helpers/catalogue/rule.ts'
import {
  array,
  between,
  boolean,
  dateTime,
  exactly,
  integer,
  matching,
  number,
  object,
  objects,
  oneOf,
  text,
  texts,
  textValues,
} from '../../helpers/judge/kinds.ts'
import { member, watched, type Shape } from '../../helpers/judge/shapes.ts'
import { membersIn, membersOf } from '../interface/members.ts'
import { ACTING } from '../interface/needs.ts'
import {
  CANCEL_CODES,
  CAPTURE_TYPES,
  LANGUAGES,
  SENDER_NAME_DISPLAYS,
  STALL_REASONS,
  STATES,
} from '../interface/values.ts'

const of = membersOf('Transaction object', 'transaction')

/** Upper case and regions are neither required nor barred. */
const language = matching(
  new RegExp(`^(?:${LANGUAGES.join('|')})(?:[-_][a-z]{2})?$`, 'i'),
  `one of ${LANGUAGES.join(', ')}`,
)
const CAPTURED = 'uploads[].captured_documents[]'
const COLLECTED = 'collected[].documents[]'

/**
 * The members of the transaction object (document: Transaction object), by the situation in which they show. Each line is
 * the rule of a member; a scenario for each situation brings it about, and every answer of every scenario is judged.
 */
export const transactionMembers = {
  draft: of({
    'transaction/id-type': [stated, 'id', text],
    'transaction/folder-id-type': [stated, 'folder_id', text],
    'transaction/folder-name-type': [stated, 'folder_name', text],
    'transaction/name-type': [stated, 'name', text],
    'transaction/state-set': [stated, 'state', oneOf(STATES)],
    'transaction/language-set': [stated, 'language', language],
    'transaction/sender-name-display-set': [stated, 'sender_name_display', oneOf(SENDER_NAME_DISPLAYS)],
    'transaction/created-at-type': [stated, 'created_at', dateTime],
    'transaction/duration-type': [stated, 'duration', integer],
    'transaction/creator-type': [stated, 'creator', object],
    'transaction/creator-workspace-name-type': [inferred, 'creator.workspace_name', text],
    'transaction/creator-api-key-name-type': [inferred, 'creator.api_key_name', text],
  }),
  passed: of({
    'transaction/private-type': [stated, 'private', boolean],
    'transaction/expires-at-type': [stated, 'expires_at', dateTime],
    'transaction/metadata-type': [stated, 'metadata', object],
    'transaction/metadata-values-type': [stated, 'metadata', textValues],
    'transaction/carbon-copies-type': [stated, 'carbon_copies', texts],
    'transaction/carbon-copy-subject-type': [stated, 'carbon_copy_subject', text],
    'transaction/carbon-copy-message-type': [stated, 'carbon_copy_message', text],
  }),
  watched: of(
    {
      'transaction/watchers-type': [stated, 'watchers', objects],
      'transaction/watcher-member-id-type': [stated, 'watchers[].member_id', text],
      'transaction/watcher-email-type': [stated, 'watchers[].email', text],
      'transaction/watcher-full-name-type': [stated, 'watchers[].full_name', text],
    },
    { needs: ['members'] },
  ),
  issued: of(
    {
      'transaction/issuing-entity-type': [stated, 'issuing_entity', object],
      'transaction/issuing-entity-id-type': [stated, 'issuing_entity.id', text],
      'transaction/issuing-entity-name-type': [stated, 'issuing_entity.name', text],
      'transaction/issuing-entity-lock-type': [stated, 'issuing_entity.lock_sender_name_display', boolean],
    },
    { needs: ['issuing-entities-on', 'default-issuing-entity'] },
  ),
  started: of({
    'transaction/started-at-type': [stated, 'started_at', dateTime],
    'transaction/stalled-type': [stated, 'stalled', boolean],
    'transaction/participants-type': [stated, 'participants', objects],
    'transaction/documents-type': [stated, 'documents', objects],
    'transaction/instructions-type': [stated, 'instructions', object],
    'transaction/actions-type': [stated, 'actions', objects],
    'transaction/progress-value-type': [stated, 'progress_value', integer],
    'transaction/progress-value-range': [stated, 'progress_value', between(0, 100)],
    'transaction/ongoing-conversation-type': [stated, 'ongoing_conversation', boolean],
    'transaction/has-unread-message-type': [stated, 'has_unread_message', boolean],
  }),
  cancelled: of({
    'transaction/closed-at-type': [stated, 'closed_at', dateTime],
    'transaction/cancel-code-set': [stated, 'cancel_code', oneOf(CANCEL_CODES)],
    'transaction/cancel-reason-type': [stated, 'cancel_reason', text],
  }),
  stalled: of(
    {
      'transaction/stalled-at-type': [stated, 'stalled_at', dateTime],
      'transaction/stalled-reason-set': [stated, 'stalled_reason', oneOf(STALL_REASONS)],
    },
    { needs: ACTING },
  ),
  granted: of(
    {
      'transaction/collected-type': [stated, 'collected', objects],
      'transaction/collected-actor-type': [stated, 'collected[].actor', text],
      'transaction/collected-documents-type': [stated, 'collected[].documents', objects],
      'transaction/collected-document-id-type': [inferred, `${COLLECTED}.id`, text],
      'transaction/collected-granted-type': [stated, `${COLLECTED}.granted_consents`, array],
    },
    { needs: ACTING },
  ),
  ungranted: of(
    { 'transaction/collected-ungranted-type': [stated, `${COLLECTED}.ungranted_consents`, array] },
    { needs: [...ACTING, 'optional-consents'] },
  ),
  captured: of(
    {
      'transaction/uploads-type': [stated, 'uploads', objects],
      'transaction/upload-actor-type': [stated, 'uploads[].actor', text],
      'transaction/upload-documents-type': [stated, 'uploads[].captured_documents', objects],
      'transaction/upload-document-id-type': [inferred, `${CAPTURED}.id`, text],
      'transaction/upload-document-type-set': [inferred, `${CAPTURED}.document_type`, oneOf(CAPTURE_TYPES)],
      'transaction/upload-captured-at-type': [inferred, `${CAPTURED}.captured_at`, dateTime],
      'transaction/upload-name-type': [inferred, `${CAPTURED}.name`, text],
      'transaction/upload-tag-type': [inferred, `${CAPTURED}.tag`, text],
      'transaction/upload-tax-year-type': [stated, `${CAPTURED}.tax_year`, number],
      'transaction/upload-accepted-documents-type': [stated, `${CAPTURED}.accepted_identity_documents`, array],
    },
    { unreachable: ['no-trigger', 'no documented call and no control hook requests a capture or delivers one'] },
  ),
  madeByPerson: of(
    {
      'transaction/creator-name-type': [inferred, 'creator.name', text],
      'transaction/creator-email-type': [inferred, 'creator.email', text],
    },
    { unreachable: ['web-application', 'only a transaction made in the web application has it'] },
  ),
}

/** The transaction object, member by member. */
export const transactionShape = {
  of: 'transaction',
  members: [
    member('object', 'transaction/object', exactly('transaction')),
    watched('instructions.signatures', objects),
    watched('instructions.reviews', objects),
    ...membersIn(transactionMembers),
  ],
} satisfies Shape

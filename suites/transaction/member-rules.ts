import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

const OBJECT = 'Transaction object'
const ACTIONS = { needs: ['actions'] } as const
const MEMBERS = { needs: ['members'] } as const
const SEAL = { needs: ['seal'] } as const
const ENTITY = { needs: ['issuing-entities-on', 'default-issuing-entity'] } as const
const CAPTURE = {
  unreachable: ['no-trigger', 'no documented call and no control hook requests a capture or delivers one'],
} as const
const WEB = { unreachable: ['web-application', 'only a transaction made in the web application has it'] } as const

/** What each member of the transaction object is: the rules that `shape.ts` judges on every answer. */
export const memberRules = {
  'transaction/id-type': stated(OBJECT, 'The id of a transaction is a text.'),
  'transaction/folder-id-type': stated(OBJECT, '`folder_id` is a text.'),
  'transaction/folder-name-type': stated(OBJECT, '`folder_name` is a text.'),
  'transaction/name-type': stated(OBJECT, '`name` is a text.'),
  'transaction/state-set': stated(OBJECT, '`state` is one of the seven transaction states.'),
  'transaction/language-set': stated(OBJECT, '`language` is the ISO 639-1 code of a language that the service offers.'),
  'transaction/sender-name-display-set': stated(OBJECT, '`sender_name_display` is one of its seven values.'),
  'transaction/private-type': stated(OBJECT, '`private` is a boolean.'),

  'transaction/created-at-type': stated(OBJECT, '`created_at` is an ISO 8601 date-time.'),
  'transaction/started-at-type': stated(OBJECT, '`started_at` is an ISO 8601 date-time.'),
  'transaction/expires-at-type': stated(OBJECT, '`expires_at` is an ISO 8601 date-time.'),
  'transaction/closed-at-type': stated(OBJECT, '`closed_at` is an ISO 8601 date-time.'),
  'transaction/duration-type': stated(OBJECT, '`duration` is a whole number.'),

  'transaction/creator-type': stated(OBJECT, '`creator` is an object.'),
  'transaction/creator-workspace-name-type': inferred(OBJECT, '`creator.workspace_name` is a text.'),
  'transaction/creator-api-key-name-type': inferred(OBJECT, '`creator.api_key_name` is a text.'),
  'transaction/creator-name-type': inferred(OBJECT, '`creator.name` is a text.', WEB),
  'transaction/creator-email-type': inferred(OBJECT, '`creator.email` is a text.', WEB),

  'transaction/issuing-entity-type': stated(OBJECT, '`issuing_entity` is an object.', ENTITY),
  'transaction/issuing-entity-id-type': stated(OBJECT, '`issuing_entity.id` is a text.', ENTITY),
  'transaction/issuing-entity-name-type': stated(OBJECT, '`issuing_entity.name` is a text.', ENTITY),
  'transaction/issuing-entity-lock-type': stated(
    OBJECT,
    '`issuing_entity.lock_sender_name_display` is a boolean.',
    ENTITY,
  ),

  'transaction/cancel-code-set': stated(OBJECT, '`cancel_code` is one of the six cancel codes.'),
  'transaction/cancel-reason-type': stated(OBJECT, '`cancel_reason` is a text.'),

  'transaction/stalled-type': stated(OBJECT, '`stalled` is a boolean.'),
  'transaction/stalled-at-type': stated(OBJECT, '`stalled_at` is an ISO 8601 date-time.', ACTIONS),
  'transaction/stalled-reason-set': stated(OBJECT, '`stalled_reason` is one of the listed stall reasons.', ACTIONS),

  'transaction/participants-type': stated(OBJECT, '`participants` is an array of objects.'),
  'transaction/documents-type': stated(OBJECT, '`documents` is an array of objects.'),
  'transaction/instructions-type': stated(OBJECT, '`instructions` is an object.'),
  'transaction/actions-type': stated(OBJECT, '`actions` is an array of objects.'),
  'seal/sealers-type': stated(OBJECT, '`sealers` is an array of objects.', SEAL),
  'seal/sealer-id-type': stated(OBJECT, 'The `id` of a sealer is a text.', SEAL),
  'seal/sealer-name-type': stated(OBJECT, 'The `name` of a sealer is a text.', SEAL),

  'transaction/metadata-type': stated(OBJECT, '`metadata` is an object.'),
  'transaction/metadata-values-type': stated(OBJECT, 'Every value of `metadata` is a text.'),
  'transaction/carbon-copies-type': stated(OBJECT, '`carbon_copies` is an array of texts.'),
  'transaction/carbon-copy-subject-type': stated(OBJECT, '`carbon_copy_subject` is a text.'),
  'transaction/carbon-copy-message-type': stated(OBJECT, '`carbon_copy_message` is a text.'),
  'transaction/watchers-type': stated(OBJECT, '`watchers` is an array of objects.', MEMBERS),
  'transaction/watcher-member-id-type': stated(OBJECT, 'The `member_id` of a watcher is a text.', MEMBERS),
  'transaction/watcher-email-type': stated(OBJECT, 'The `email` of a watcher is a text.', MEMBERS),
  'transaction/watcher-full-name-type': stated(OBJECT, 'The `full_name` of a watcher is a text.', MEMBERS),

  'transaction/collected-type': stated(OBJECT, '`collected` is an array of objects.', ACTIONS),
  'transaction/collected-actor-type': stated(OBJECT, 'The `actor` of collected consents is a text.', ACTIONS),
  'transaction/collected-documents-type': stated(
    OBJECT,
    'The `documents` of collected consents are an array of objects.',
    ACTIONS,
  ),
  'transaction/collected-document-id-type': inferred(
    OBJECT,
    'The `id` of a document with collected consents is a text.',
    ACTIONS,
  ),
  'transaction/collected-granted-type': stated(OBJECT, 'The `granted_consents` of a document are an array.', ACTIONS),
  'transaction/collected-ungranted-type': stated(OBJECT, 'The `ungranted_consents` of a document are an array.', {
    needs: ['actions', 'optional-consents'],
  }),

  'transaction/uploads-type': stated(OBJECT, '`uploads` is an array of objects.', CAPTURE),
  'transaction/upload-actor-type': stated(OBJECT, 'The `actor` of an upload is a text.', CAPTURE),
  'transaction/upload-documents-type': stated(
    OBJECT,
    'The `captured_documents` of an upload are an array of objects.',
    CAPTURE,
  ),
  'transaction/upload-document-id-type': inferred(OBJECT, 'The `id` of a captured document is a text.', CAPTURE),
  'transaction/upload-document-type-set': inferred(
    OBJECT,
    'The `document_type` of a captured document is one of the eight capture types.',
    CAPTURE,
  ),
  'transaction/upload-captured-at-type': inferred(
    OBJECT,
    'The `captured_at` of a captured document is an ISO 8601 date-time.',
    CAPTURE,
  ),
  'transaction/upload-name-type': inferred(OBJECT, 'The `name` of a captured document is a text.', CAPTURE),
  'transaction/upload-tag-type': inferred(OBJECT, 'The `tag` of a captured document is a text.', CAPTURE),
  'transaction/upload-tax-year-type': stated(OBJECT, 'The `tax_year` of a captured document is a number.', CAPTURE),
  'transaction/upload-accepted-documents-type': stated(
    OBJECT,
    'The `accepted_identity_documents` of a captured document are an array.',
    CAPTURE,
  ),

  'transaction/progress-value-type': stated(OBJECT, '`progress_value` is a whole number.'),
  'transaction/progress-value-range': stated(OBJECT, '`progress_value` lies between 0 and 100.'),
  'transaction/ongoing-conversation-type': stated(OBJECT, '`ongoing_conversation` is a boolean.'),
  'transaction/has-unread-message-type': stated(OBJECT, '`has_unread_message` is a boolean.'),
} satisfies RuleTable<string>

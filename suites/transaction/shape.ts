import { z } from 'zod'
import type { Member, ResponseShape } from '../../helpers/judge/members.ts'
import { STATES } from '../../helpers/given/given.ts'
import { isDateTime } from '../../helpers/values/time.ts'
import { isAbsent, isObject } from '../../helpers/values/json.ts'
import type { RuleId } from '../catalogue.ts'
import { CANCEL_CODES, LANGUAGES, SENDER_NAME_DISPLAYS, STALL_REASONS } from '../document/values.ts'

/** Answers whose body is a transaction: creation, update, reading, start, pause, cancellation, instructions. */
const ANSWERS_A_TRANSACTION = [
  { method: 'POST', path: /^\/v1\/transactions$/ },
  { method: 'POST', path: /^\/v1\/transactions\/[^/?]+(?:\/(?:start|pause|cancel|signatures|reviews))?$/ },
  { method: 'GET', path: /^\/v1\/transactions\/[^/?]+$/ },
]

/** What the document says a value is: the schema, and the same in words. */
type Kind = Pick<Member, 'schema' | 'is'>

/** Texts and collections without content are as good as absent. */
const unlessAbsent = (schema: z.ZodType): z.ZodType => z.custom(isAbsent).or(schema)
const oneOf = (values: readonly string[]): Kind => ({
  schema: unlessAbsent(z.enum(values)),
  is: `one of ${values.join(', ')}`,
})

const text: Kind = { schema: z.string(), is: 'a text' }
const boolean: Kind = { schema: z.boolean(), is: 'a boolean' }
const integer: Kind = { schema: z.int(), is: 'a whole number' }
const number: Kind = { schema: z.number(), is: 'a number' }
const object: Kind = { schema: unlessAbsent(z.looseObject({})), is: 'an object' }
const array: Kind = { schema: unlessAbsent(z.array(z.unknown())), is: 'an array' }
const texts: Kind = { schema: unlessAbsent(z.array(z.string())), is: 'an array of texts' }
const objects: Kind = { schema: unlessAbsent(z.array(z.looseObject({}))), is: 'an array of objects' }
const dateTime: Kind = { schema: unlessAbsent(z.custom(isDateTime)), is: 'an ISO 8601 date-time' }

const isText = (value: unknown) => typeof value === 'string'
/** Rules about what an object or a number holds are judged only where it is one: its type has a rule of its own. */
const textValues: Kind = {
  schema: z.custom((value) => !isObject(value) || Object.values(value).every((v) => isAbsent(v) || isText(v))),
  is: 'an object whose values are texts',
}
const percentage: Kind = {
  schema: z.custom((value) => typeof value !== 'number' || (value >= 0 && value <= 100)),
  is: 'a number between 0 and 100',
}
/** Upper case and regions are neither required nor barred. */
const language: Kind = {
  schema: unlessAbsent(z.stringFormat('language', new RegExp(`^(?:${LANGUAGES.join('|')})(?:[-_][a-z]{2})?$`, 'i'))),
  is: `one of ${LANGUAGES.join(', ')}`,
}

const states = oneOf(STATES)
const senderNameDisplays = oneOf(SENDER_NAME_DISPLAYS)
const cancelCodes = oneOf(CANCEL_CODES)
const stallReasons = oneOf(STALL_REASONS)
const captureTypes = oneOf([
  'identity_document',
  'iban',
  'address_proof',
  'bank_statement',
  'kbis',
  'pay_slip',
  'tax_statement',
  'other',
])

const member = (path: string, rule: RuleId, kind: Kind): Member<RuleId> => ({ path, rule, ...kind })
const CAPTURED = 'uploads[].captured_documents[]'

/** The transaction object (document: Transaction object), member by member. */
export const transactionShape: ResponseShape<RuleId> = {
  objectsOf: ({ status, body, exchange }) =>
    status >= 200 &&
    status < 300 &&
    ANSWERS_A_TRANSACTION.some(({ method, path }) => method === exchange.method && path.test(exchange.path)) &&
    isObject(body)
      ? [body]
      : [],
  members: [
    member('object', 'transaction/object', { schema: z.literal('transaction'), is: 'transaction' }),
    member('id', 'transaction/id-type', text),
    member('folder_id', 'transaction/folder-id-type', text),
    member('folder_name', 'transaction/folder-name-type', text),
    member('created_at', 'transaction/created-at-type', dateTime),
    member('started_at', 'transaction/started-at-type', dateTime),
    member('duration', 'transaction/duration-type', integer),
    member('expires_at', 'transaction/expires-at-type', dateTime),
    member('closed_at', 'transaction/closed-at-type', dateTime),
    member('name', 'transaction/name-type', text),
    member('stalled', 'transaction/stalled-type', boolean),
    member('stalled_at', 'transaction/stalled-at-type', dateTime),
    member('stalled_reason', 'transaction/stalled-reason-set', stallReasons),
    member('language', 'transaction/language-set', language),
    member('sender_name_display', 'transaction/sender-name-display-set', senderNameDisplays),
    member('issuing_entity', 'transaction/issuing-entity-type', object),
    member('issuing_entity.id', 'transaction/issuing-entity-id-type', text),
    member('issuing_entity.name', 'transaction/issuing-entity-name-type', text),
    member('issuing_entity.lock_sender_name_display', 'transaction/issuing-entity-lock-type', boolean),
    member('creator', 'transaction/creator-type', object),
    member('creator.name', 'transaction/creator-name-type', text),
    member('creator.email', 'transaction/creator-email-type', text),
    member('creator.workspace_name', 'transaction/creator-workspace-name-type', text),
    member('creator.api_key_name', 'transaction/creator-api-key-name-type', text),
    member('state', 'transaction/state-set', states),
    member('cancel_code', 'transaction/cancel-code-set', cancelCodes),
    member('cancel_reason', 'transaction/cancel-reason-type', text),
    member('participants', 'transaction/participants-type', objects),
    member('sealers', 'seal/sealers-type', objects),
    member('sealers[].id', 'seal/sealer-id-type', text),
    member('sealers[].name', 'seal/sealer-name-type', text),
    member('documents', 'transaction/documents-type', objects),
    member('instructions', 'transaction/instructions-type', object),
    member('actions', 'transaction/actions-type', objects),
    member('metadata', 'transaction/metadata-type', object),
    member('metadata', 'transaction/metadata-values-type', textValues),
    member('carbon_copies', 'transaction/carbon-copies-type', texts),
    member('carbon_copy_subject', 'transaction/carbon-copy-subject-type', text),
    member('carbon_copy_message', 'transaction/carbon-copy-message-type', text),
    member('watchers', 'transaction/watchers-type', objects),
    member('watchers[].member_id', 'transaction/watcher-member-id-type', text),
    member('watchers[].email', 'transaction/watcher-email-type', text),
    member('watchers[].full_name', 'transaction/watcher-full-name-type', text),
    member('uploads', 'transaction/uploads-type', objects),
    member('uploads[].actor', 'transaction/upload-actor-type', text),
    member('uploads[].captured_documents', 'transaction/upload-documents-type', objects),
    member(`${CAPTURED}.id`, 'transaction/upload-document-id-type', text),
    member(`${CAPTURED}.document_type`, 'transaction/upload-document-type-set', captureTypes),
    member(`${CAPTURED}.captured_at`, 'transaction/upload-captured-at-type', dateTime),
    member(`${CAPTURED}.name`, 'transaction/upload-name-type', text),
    member(`${CAPTURED}.tag`, 'transaction/upload-tag-type', text),
    member(`${CAPTURED}.tax_year`, 'transaction/upload-tax-year-type', number),
    member(`${CAPTURED}.accepted_identity_documents`, 'transaction/upload-accepted-documents-type', array),
    member('collected', 'transaction/collected-type', objects),
    member('collected[].actor', 'transaction/collected-actor-type', text),
    member('collected[].documents', 'transaction/collected-documents-type', objects),
    member('collected[].documents[].id', 'transaction/collected-document-id-type', text),
    member('collected[].documents[].granted_consents', 'transaction/collected-granted-type', array),
    member('collected[].documents[].ungranted_consents', 'transaction/collected-ungranted-type', array),
    member('private', 'transaction/private-type', boolean),
    member('progress_value', 'transaction/progress-value-type', integer),
    member('progress_value', 'transaction/progress-value-range', percentage),
    member('ongoing_conversation', 'transaction/ongoing-conversation-type', boolean),
    member('has_unread_message', 'transaction/has-unread-message-type', boolean),
  ],
}

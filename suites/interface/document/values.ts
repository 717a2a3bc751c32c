/** The sets of values that the document lists. */
import { STATES } from '../../../helpers/engine/given/states.ts'

export { STATES }

/** Participant, `state`. */
export const PARTICIPANT_STATES = ['open', 'completed'] as const

/** Participant, `access_control`. */
export const ACCESS_CONTROLS = ['standard', 'none'] as const

/** Participant, `email_verification_method`. */
export const EMAIL_VERIFICATION_METHODS = ['standard', 'prevalidated'] as const

/** Participant, `full_name_type`. */
export const FULL_NAME_TYPES = ['suggestion', 'prerequisite'] as const

/** Participant, `phone_number_type`. */
export const PHONE_NUMBER_TYPES = ['suggestion', 'flex_prerequisite', 'prerequisite'] as const

/** Participant, `level1_auth_means`. */
export const AUTHENTICATION_MEANS = ['sms', 'email'] as const

/** Participant, `min_signature_level`. */
export const SIGNATURE_LEVELS = ['level0', 'level1', 'level2', 'level3', 'level4'] as const

/** Action, `state`: "same values as the transaction state; the value `waiting` also occurs, as does `open`". */
export const ACTION_STATES = [...STATES, 'waiting', 'open'] as const

/** Task, `type`. */
export const TASK_TYPES = ['signature', 'review', 'capture'] as const

/** Task, `state`. */
export const TASK_STATES = ['todo', 'skipped', 'done'] as const

/** Values of sender_name_display, all rows. */
export const SENDER_NAME_DISPLAYS = [
  'issuing_entity',
  'name_issuing_entity',
  'name_email_issuing_entity',
  'name_email',
  'workspace',
  'name_workspace',
  'name_email_workspace',
] as const

/** Transaction object, `cancel_code`. */
export const CANCEL_CODES = [
  'signature_refusal',
  'review_refusal',
  'consultation_refusal',
  'transaction_refusal',
  'document_not_compliant',
  'other_reason',
] as const

/** Events, stall reasons. */
export const STALL_REASONS = [
  'action_refusal',
  'signature_refusal',
  'consultation_refusal',
  'review_refusal',
  'upload_refusal',
  'unknown_editor',
  'edition_refusal',
  'actor_conflict',
  'incorrect_name_prerequisite',
  'incorrect_mobile_prerequisite',
  'incorrect_information_prerequisite',
  'sealer_expired',
] as const

/** Arguments for create and update, `language`; the default is last, so that each value before it is a change. */
export const LANGUAGES = ['bg', 'ca', 'nl', 'en', 'de', 'it', 'no', 'pl', 'pt', 'ro', 'es', 'sv', 'fr'] as const

/** Instructions, allowed capture `document_type` values. */
export const CAPTURE_TYPES = [
  'identity_document',
  'iban',
  'address_proof',
  'bank_statement',
  'kbis',
  'pay_slip',
  'tax_statement',
  'other',
] as const

/** Instructions, captures: months of `freshness_limit`. */
export const FRESHNESS_LIMITS = [3, 6, 12] as const

/** Fields, initials: `alignment`; the default is last. */
export const ALIGNMENTS = ['left', 'center', 'right'] as const

/** Fields, `format`: the listed patterns; some contain a comma. A time may follow each of them. */
export const DATE_FORMATS = [
  'DD/MM/YYYY',
  'MM/DD/YYYY',
  'YYYY/MM/DD',
  'DD MMM YYYY',
  'MMM DD, YYYY',
  'dddd DD MMMM YYYY',
  'dddd MMMM DD, YYYY',
] as const

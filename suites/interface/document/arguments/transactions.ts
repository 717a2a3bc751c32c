import { CANCEL_CODES, LANGUAGES } from '../values.ts'
import { boolean, integer, pairs, text, texts, time, word, type ArgumentTable } from './argument.ts'

/** The arguments of both a creation and an update (document: Arguments for create and update). */
const COMMON = {
  name: text('By default, the id of the transaction.', { maxLength: 100 }),
  language: word('The language of emails and of the signature page (ISO 639-1).', LANGUAGES, 'fr'),
  duration: integer(
    'Minutes from the start to the expiry. At most 86400 (60 days), or 259200 (180 days) if the workspace allows long-term transactions. Not with `expires_at`.',
    { maximum: 259_200, default: 20_160 },
  ),
  expires_at: time(
    'The time of expiry: at most 67 days from now, or 187 days if the workspace is entitled to it. Not with `duration`.',
  ),
  folder_id: text('By default, a new transaction is in the default folder of the workspace.'),
  metadata: pairs('Key-value pairs: `metadata[<key>]=value`. The characters `[ ] = + _` are not allowed in keys.', {
    maxProperties: 15,
    propertyNames: { maxLength: 20, pattern: String.raw`^[^\[\]=+_]*$` },
    additionalProperties: { type: 'string', maxLength: 200 },
  }),
  carbon_copies: texts('Addresses that are notified on completion.', { format: 'email' }),
  carbon_copy_subject: text('The subject of the email to carbon copies.', { maxLength: 100 }),
  carbon_copy_message: text('The message to carbon copies: text, or XML with certain XHTML tags only.', {
    maxLength: 1000,
  }),
  private: boolean(
    'Shows the transaction only to its creator and to administrators. The default is a preference of the workspace.',
  ),
  watchers: texts('Email addresses of members of the workspace who follow the transaction.', { format: 'email' }),
  issuing_entity_id: text('By default, the default issuing entity of the workspace.'),
  sender_name_display: word('In whose name the transaction is sent. The API accepts only these two values.', [
    'workspace',
    'issuing_entity',
  ]),
  evidence_archiving_configuration_id: text('An archiving configuration of the workspace for evidence files.'),
}

export const newTransaction: ArgumentTable = {
  title: 'NewTransaction',
  arguments: COMMON,
  exclusive: [['duration', 'expires_at']],
}

export const transactionUpdate: ArgumentTable = {
  title: 'TransactionUpdate',
  arguments: {
    ...COMMON,
    delete_evidence_archiving_configuration_id: boolean(
      'If true, evidence is archived only internally. Not with `evidence_archiving_configuration_id`.',
    ),
  },
  exclusive: [
    ['duration', 'expires_at'],
    ['evidence_archiving_configuration_id', 'delete_evidence_archiving_configuration_id'],
  ],
}

export const cancellation: ArgumentTable = {
  title: 'Cancellation',
  arguments: {
    cancel_code: word('The kind of reason.', CANCEL_CODES),
    cancel_reason: text('Details of the reason.', { maxLength: 250 }),
  },
}

/** The names in a text, each with a prefix. */
const named = (prefix: string, names: string): string[] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => prefix + name)

const LEVELS = 'level_0 level_1 level_2 level_3 level_4'

/**
 * The documented members of each object in responses, copied from the tables of the document in their order. They are independent of
 * the shapes and of the faults.
 */
export const DOCUMENTED = {
  transaction: [
    ...named(
      '',
      'object id folder_id folder_name created_at started_at duration expires_at closed_at completed_at name',
    ),
    ...named('', 'stalled stalled_at stalled_reason language sender_name_display issuing_entity creator state'),
    ...named('', 'cancel_code cancel_reason participants sealers documents instructions actions metadata'),
    ...named('', 'carbon_copies carbon_copy_subject carbon_copy_message watchers uploads collected private'),
    ...named('', 'progress_value ongoing_conversation has_unread_message origin max_expiry'),
    ...named('issuing_entity.', 'id name lock_sender_name_display'),
    ...named('creator.', 'name email workspace_name api_key_name'),
    ...named('sealers[].', 'id name'),
    ...named('watchers[].', 'member_id email full_name'),
    ...named('uploads[].', 'actor captured_documents'),
    ...named('uploads[].captured_documents[].', 'id document_type captured_at name tag tax_year'),
    ...named('uploads[].captured_documents[].', 'accepted_identity_documents'),
    ...named('collected[].', 'actor documents'),
    ...named('collected[].documents[].', 'id granted_consents ungranted_consents'),
    ...named('instructions.', 'signatures reviews sequencing editions captures'),
    ...named('instructions.signatures[].', 'signer field'),
    ...named('instructions.reviews[].', 'reviewer recipient'),
    ...named('instructions.sequencing[].', 'before after'),
    ...named('instructions.editions[].', 'editor recipient'),
    ...named('instructions.captures[].', 'actor document_type accepted_identity_documents total_items_required'),
    ...named('instructions.captures[].', 'covered_period freshness_limit name tag guideline'),
    ...named('participants[].', 'email designation description invitation_subject invitation_message reminder_subject'),
    ...named('participants[].', 'reminder_message signed_documents_subject signed_documents_message'),
    ...named('participants[].', 'send_signed_documents_mail access_control email_verification_method full_name'),
    ...named('participants[].', 'full_name_type request_full_name phone_number phone_number_type request_phone_number'),
    ...named('participants[].', 'level1_auth_means stall_trigger ongoing_conversation has_unread_message schedule'),
    ...named('participants[].', 'do_not_invite_before min_signature_level waiting_period state'),
    ...named('participants[].', 'signature_image_policy document_reading_policy'),
    ...named('actions[].', 'id actor state started_at closed_at url tasks stalled document_type tag editor'),
    ...named('actions[].tasks[].', 'type state field recipient document_type tag'),
  ],
  document: named('', 'id name updatable deletable fields editable big_file available'),
  field: [
    ...named('', 'id name type built_in consents optional_consents updatable deletable position font_size max_length'),
    ...named('', 'tooltip value alignment checked minimum_required parent required options format columns rows'),
    ...named('position.', 'page x y height width'),
  ],
  list: named('', 'has_more content'),
  item: [
    ...named(
      '',
      'object id folder_id folder_name created_at started_at completed_at expires_at name stalled state metadata',
    ),
    ...named('', 'participants sealers progress_value ongoing_conversation has_unread_message creator watchers origin'),
    ...named('', 'max_expiry private'),
    ...named('participants[].', 'email state full_name full_name_type waiting_period'),
    ...named('sealers[].', 'id name'),
    ...named('creator.', 'workspace_name api_key_name workspace api_key_id'),
    ...named('watchers[].', 'member_id email full_name'),
  ],
  report: [
    ...named('', 'object tenant_id started_transactions completed_transactions cancelled_transactions'),
    ...named('', 'expired_transactions visas read_documents seals sealed_documents standalone_seals reviews captures'),
    ...named('', 'signatures signed_documents signatures_by_required_level signed_documents_by_required_level'),
    ...named('', 'transactions_by_max_level timestamps pvid_identities_analysed pvid_identities_validated'),
    ...named('', 'pvid_identities_rejected certificate_creation_with_pvid web_identities_analysed'),
    ...named('', 'web_identities_validated web_identities_rejected certificate_creation_with_web'),
    ...named('signatures_by_required_level.', LEVELS),
    ...named('signed_documents_by_required_level.', LEVELS),
    ...named('transactions_by_max_level.', LEVELS),
  ],
  file: named('', 'object id'),
  seal: named('', 'id name logo_display label'),
  error: named('', 'type error error_description param'),
} as const satisfies Record<string, readonly string[]>

/** Members of one kind of response whose wrong values no rule notices. */
interface Exception {
  /** The words of the document that leave their values open, or a fact about the calls that it documents. */
  readonly why: string
  readonly view: string
  /** The ways in which they are wrong; all ways if absent. */
  readonly way?: string
  /** Their paths, separated by spaces. `uploads*` stands for all paths that begin with `uploads`. */
  readonly paths: string
}

const ANOTHER = 'has another value'
const AS_SHOWN_FIRST = 'keeps the value that was shown first'
const OF_FIRST = 'has the value of the first element'

const NOT_SHOWN = '"Their types and meaning: not shown."'
const UNDETAILED = 'The endpoints that set it are "listed without detail".'
const STATE_OPEN = '"Same values as the transaction state": the document does not say when an action has which state.'
const NOT_PASSED = 'No documented call sets it, so its value is the choice of the service.'

const EXCEPTIONS: readonly Exception[] = [
  { why: NOT_SHOWN, view: 'transaction', paths: 'origin max_expiry documents[].editable documents[].big_file' },
  { why: NOT_SHOWN, view: 'transaction', paths: 'documents[].available documents[].fields[].columns' },
  { why: NOT_SHOWN, view: 'transaction', paths: 'documents[].fields[].rows' },
  { why: NOT_SHOWN, view: 'document', paths: 'editable big_file available fields[].columns fields[].rows' },
  { why: NOT_SHOWN, view: 'field', paths: 'columns rows' },
  { why: NOT_SHOWN, view: 'list', paths: 'content[].origin content[].max_expiry' },
  {
    why: '"signature_image_policy and document_reading_policy are present in responses; their values and meaning: not shown."',
    view: 'transaction',
    paths: 'participants[].signature_image_policy participants[].document_reading_policy',
  },
  { why: UNDETAILED, view: 'transaction', paths: 'uploads* instructions.sequencing* instructions.editions*' },
  { why: UNDETAILED, view: 'transaction', paths: 'instructions.captures* actions[].document_type actions[].tag' },
  { why: UNDETAILED, view: 'transaction', paths: 'actions[].editor actions[].tasks[].document_type' },
  { why: UNDETAILED, view: 'transaction', paths: 'actions[].tasks[].tag participants[].description' },
  { why: UNDETAILED, view: 'transaction', paths: 'participants[].do_not_invite_before' },
  { why: NOT_PASSED, view: 'transaction', paths: 'participants[].access_control participants[].phone_number' },
  { why: NOT_PASSED, view: 'transaction', paths: 'participants[].email_verification_method' },
  { why: NOT_PASSED, view: 'transaction', paths: 'participants[].request_full_name participants[].phone_number_type' },
  {
    why: NOT_PASSED,
    view: 'transaction',
    paths: 'participants[].request_phone_number participants[].level1_auth_means',
  },
  { why: NOT_PASSED, view: 'transaction', paths: 'participants[].min_signature_level' },
  { why: NOT_PASSED, view: 'transaction', paths: 'issuing_entity.lock_sender_name_display' },
  { why: NOT_PASSED, view: 'transaction', way: OF_FIRST, paths: 'documents[].fields[].max_length' },
  { why: NOT_PASSED, view: 'field', way: AS_SHOWN_FIRST, paths: 'max_length' },
  { why: NOT_PASSED, view: 'list', paths: 'content[].creator.workspace' },
  {
    why: '"Displayed only if the feature is active on the workspace and the value is false."',
    view: 'transaction',
    paths: 'participants[].send_signed_documents_mail',
  },
  { why: '"`name`, `email` (web application creator)"', view: 'transaction', paths: 'creator.name creator.email' },
  { why: '"appears in list items of completed transactions"', view: 'transaction', paths: 'completed_at' },
  {
    why: '"Can be true only if ongoing_conversation is true."',
    view: 'transaction',
    way: AS_SHOWN_FIRST,
    paths: 'participants[].has_unread_message',
  },
  { why: STATE_OPEN, view: 'transaction', way: AS_SHOWN_FIRST, paths: 'actions[].state' },
  { why: STATE_OPEN, view: 'transaction', way: OF_FIRST, paths: 'actions[].state' },
  {
    why: '"An action can be reopened after being closed": its times "may change", and so may the consents of a reopened one.',
    view: 'transaction',
    way: AS_SHOWN_FIRST,
    paths: 'actions[].started_at actions[].closed_at collected[].documents',
  },
  {
    why: '"Optional consents": a workspace may have them switched off.',
    view: 'document',
    paths: 'fields[].optional_consents',
  },
  { why: '"Address of the participant\'s action page."', view: 'transaction', way: ANOTHER, paths: 'actions[].url' },
  {
    why: '"Whether currently updatable": the document does not say when a field of a started transaction is.',
    view: 'transaction',
    way: OF_FIRST,
    paths: 'documents[].fields[].updatable',
  },
  {
    why: '"Whether currently updatable": flags may change between two responses.',
    view: 'document',
    paths: 'fields[].updatable fields[].deletable',
  },
  {
    why: 'A service may leave out `required` where it has its default, true.',
    view: 'transaction',
    way: OF_FIRST,
    paths: 'documents[].fields[].required',
  },
  {
    why: 'The place of initials on their pages is not documented.',
    view: 'field',
    way: OF_FIRST,
    paths: 'position.x position.y',
  },
  { why: '"Workspace identifier"', view: 'report', way: ANOTHER, paths: 'tenant_id' },
  { why: '"label (string; returned by the authorize operation)"', view: 'seal', paths: 'label' },
]

/** The reason why a wrong value of a member is an exception, if it is one. */
export const exceptionOf = (view: string, path: string, way: string): string | undefined =>
  EXCEPTIONS.find(
    (one) =>
      one.view === view &&
      (one.way === undefined || one.way === way) &&
      one.paths.split(' ').some((name) => name === path || (name.endsWith('*') && path.startsWith(name.slice(0, -1)))),
  )?.why

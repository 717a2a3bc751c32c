import { inferred, open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { memberRules } from './member-rules.ts'

const OBJECT = 'Transaction object'
const ACTIONS = { needs: ['actions'] } as const
const CLOCK = { needs: ['workspaces', 'clock'] } as const
const CLOSED = { needs: ['actions', 'completion', 'hold-completion'] } as const
const CONSENTS = { needs: ['actions', 'optional-consents'] } as const
const ENTITY = { needs: ['issuing-entities-on', 'default-issuing-entity'] } as const

/** The transaction object: what its members are, when they show, and what they tell. */
export const transactionRules = {
  ...memberRules,

  'transaction/object': stated(OBJECT, '`object` is always `transaction`.'),
  'transaction/ids-differ': inferred(OBJECT, 'Two transactions have different ids.'),
  'transaction/id-stays': inferred(OBJECT, 'A transaction that is read by its id shows that id.'),
  'transaction/folder-id-shown': inferred(OBJECT, 'A transaction shows the id of its folder.'),
  'transaction/folder-name-shown': stated(OBJECT, 'A transaction in a response names its folder.'),
  'transaction/folder-name-of-folder': inferred(
    OBJECT,
    'A transaction that is moved to another folder shows the name of that folder.',
    { needs: ['folder'] },
  ),
  'transaction/name-default': stated(OBJECT, 'A transaction that was never named shows its id as its name.'),
  'transaction/language-default': stated(
    OBJECT,
    'A transaction that was never given a language shows the language `fr`.',
  ),
  'transaction/sender-name-display-effect': stated(
    OBJECT,
    '`sender_name_display` tells in whose name the transaction is sent.',
    { unreachable: ['email', 'the sender shows in the messages to participants'] },
  ),

  'transaction/created-at-now': stated(OBJECT, '`created_at` is the time of the creation as a draft.'),
  'transaction/created-at-stays-update': stated(
    OBJECT,
    'An update leaves `created_at` at the time of creation.',
    CLOCK,
  ),
  'transaction/created-at-stays-start': stated(OBJECT, 'The start leaves `created_at` at the time of creation.', CLOCK),

  'transaction/started-at-absent-draft': stated(OBJECT, 'A draft shows no `started_at`.'),
  'transaction/started-at-shown-started': stated(OBJECT, 'A started transaction shows `started_at`.'),
  'transaction/started-at-shown-paused': stated(OBJECT, 'A paused transaction shows `started_at`.'),
  'transaction/started-at-shown-cancelled': stated(
    OBJECT,
    'A transaction cancelled after its start shows `started_at`.',
  ),
  'transaction/started-at-shown-expired': stated(OBJECT, 'An expired transaction shows `started_at`.', CLOCK),
  'transaction/started-at-shown-closed': stated(OBJECT, 'A closed transaction shows `started_at`.', CLOSED),
  'transaction/started-at-shown-completed': stated(OBJECT, 'A completed transaction shows `started_at`.', ACTIONS),

  'transaction/duration-shown-draft': stated(OBJECT, 'A draft with no expiry time passed shows its `duration`.'),
  'transaction/duration-default': stated(OBJECT, 'A draft that was never given a duration shows 20160 minutes.'),
  'transaction/duration-absent-expires-at-create': stated(
    OBJECT,
    'A draft created with `expires_at` shows no `duration`.',
  ),
  'transaction/duration-absent-expires-at-update': stated(
    OBJECT,
    'A draft updated with `expires_at` shows no `duration`.',
  ),
  'transaction/duration-absent-started': stated(OBJECT, 'A started transaction shows no `duration`.'),
  'transaction/duration-absent-paused': stated(OBJECT, 'A paused transaction shows no `duration`.'),
  'transaction/duration-absent-cancelled': stated(OBJECT, 'A cancelled transaction shows no `duration`.'),
  'transaction/duration-absent-expired': stated(OBJECT, 'An expired transaction shows no `duration`.', CLOCK),
  'transaction/duration-absent-closed': stated(OBJECT, 'A closed transaction shows no `duration`.', CLOSED),
  'transaction/duration-absent-completed': stated(OBJECT, 'A completed transaction shows no `duration`.', ACTIONS),
  'transaction/expires-at-draft': open(OBJECT, 'Whether a draft with a duration shows `expires_at`.'),

  'transaction/closed-at-absent-draft': stated(OBJECT, 'A draft shows no `closed_at`.'),
  'transaction/closed-at-absent-started': stated(OBJECT, 'A started transaction shows no `closed_at`.'),
  'transaction/closed-at-absent-paused': stated(OBJECT, 'A paused transaction shows no `closed_at`.'),
  'transaction/closed-at-shown-cancelled': stated(OBJECT, 'A cancelled transaction shows `closed_at`.'),
  'transaction/closed-at-shown-expired': stated(OBJECT, 'An expired transaction shows `closed_at`.', CLOCK),
  'transaction/closed-at-shown-closed': stated(OBJECT, 'A closed transaction shows `closed_at`.', CLOSED),
  'transaction/closed-at-shown-completed': stated(OBJECT, 'A completed transaction shows `closed_at`.', ACTIONS),

  'listing/completed-at-shown': stated(
    OBJECT,
    'The list item of a completed transaction shows `completed_at`.',
    ACTIONS,
  ),
  'listing/completed-at-type': stated(OBJECT, 'The `completed_at` of a list item is an ISO 8601 date-time.', ACTIONS),
  'listing/completed-at-time': inferred(OBJECT, '`completed_at` is the time of the completion.', {
    needs: ['actions', 'workspaces', 'clock'],
  }),
  'transaction/completed-at-elsewhere': open(
    OBJECT,
    'Whether a completed transaction that is read by its id shows `completed_at`.',
    ACTIONS,
  ),

  'transaction/stalled-false-draft': stated(OBJECT, 'A draft is not flagged as stalled.'),
  'transaction/stalled-false-started': stated(
    OBJECT,
    'A started transaction none of whose actions is stalled is not flagged as stalled.',
  ),
  'transaction/stalled-true-one': stated(
    OBJECT,
    'A transaction whose only action is stalled is flagged as stalled.',
    ACTIONS,
  ),
  'transaction/stalled-true-one-of-several': stated(
    OBJECT,
    'A transaction of two actions, one of which is stalled, is flagged as stalled.',
    ACTIONS,
  ),
  'transaction/stalled-true-allotted-time': stated(
    OBJECT,
    'A transaction is flagged as stalled when an action was not completed in the time allotted to it.',
    { unreachable: ['no-trigger', 'no documented call allots a time to a participant'] },
  ),
  'transaction/stalled-at-absent-unstalled': inferred(
    OBJECT,
    'A transaction that is not stalled shows no `stalled_at`.',
  ),
  'transaction/stalled-at-time': stated(OBJECT, '`stalled_at` is the time when the action stalled.', {
    needs: ['actions', 'workspaces', 'clock'],
  }),
  'transaction/stalled-reason-absent-unstalled': inferred(
    OBJECT,
    'A transaction that is not stalled shows no `stalled_reason`.',
  ),

  'transaction/issuing-entity-id-shown': inferred(OBJECT, 'A transaction shows the id of its issuing entity.', ENTITY),
  'transaction/issuing-entity-name-shown': inferred(OBJECT, 'A transaction names its issuing entity.', ENTITY),
  'transaction/issuing-entity-lock-effect': stated(
    OBJECT,
    '`lock_sender_name_display` tells whether the sender name display is locked.',
    { unreachable: ['no-trigger', 'no documented call and no control hook locks it'] },
  ),
  'transaction/creator-workspace-name-shown': inferred(
    OBJECT,
    'The creator of a transaction created by API has a `workspace_name`.',
  ),
  'transaction/creator-api-key-name-shown': inferred(
    OBJECT,
    'The creator of a transaction created by API has an `api_key_name`.',
  ),
  'listing/creator-workspace': stated(OBJECT, 'The creator in a list item has a `workspace`.'),
  'listing/creator-api-key-id': stated(OBJECT, 'The creator in a list item has an `api_key_id`.'),
  'listing/creator-api-key-id-of-creation': stated(
    OBJECT,
    'The `api_key_id` in a list item is the id of the key that authenticated the creation.',
    { needs: ['api-key-id'] },
  ),
  'listing/creator-api-key-id-by-key': stated(
    OBJECT,
    'List items of transactions created with two keys have two different `api_key_id`s, whichever key lists them.',
    { needs: ['second-key'] },
  ),

  'seal/sealers-hold-certificate': stated(
    OBJECT,
    'A certificate for legal person that was assigned to a field is in `sealers` by its id.',
    { needs: ['seal'] },
  ),
  'seal/sealer-name-shown': inferred(OBJECT, 'A sealer has the name of its seal.', { needs: ['seal'] }),
  'transaction/watcher-member-id-shown': inferred(OBJECT, 'A watcher is shown with a `member_id`.', {
    needs: ['members'],
  }),
  'transaction/watcher-email-shown': inferred(OBJECT, 'A watcher is shown with an `email`.', { needs: ['members'] }),
  'transaction/watcher-full-name-shown': inferred(OBJECT, 'A watcher is shown with a `full_name`.', {
    needs: ['members'],
  }),
  'transaction/carbon-copies-notified': stated(OBJECT, 'Carbon copy addresses are notified on completion.', {
    unreachable: ['email', 'the notification is an email'],
  }),
  'transaction/carbon-copies-documents': stated(
    OBJECT,
    'Carbon copy addresses have access to the signed documents on completion.',
    { unreachable: ['email', 'the access is given in an email'] },
  ),
  'transaction/carbon-copy-subject-effect': stated(
    OBJECT,
    '`carbon_copy_subject` is the subject of the carbon copy email.',
    { unreachable: ['email', 'it is a part of the email'] },
  ),
  'transaction/carbon-copy-message-effect': stated(
    OBJECT,
    '`carbon_copy_message` is the message of the carbon copy email.',
    { unreachable: ['email', 'it is a part of the email'] },
  ),

  'transaction/collected-when-done': stated(
    OBJECT,
    'Once an action with a consent is done, `collected` tells of it.',
    ACTIONS,
  ),
  'transaction/collected-only-when-done': stated(
    OBJECT,
    'Before an action with a consent is done, `collected` has no granted consent of it.',
  ),
  'transaction/collected-actor': inferred(OBJECT, 'The `actor` of collected consents is the signer.', ACTIONS),
  'transaction/collected-document': inferred(
    OBJECT,
    'Collected consents are told by the id of the document that they are about.',
    ACTIONS,
  ),
  'transaction/collected-granted': stated(OBJECT, 'A granted consent is among the `granted_consents`.', ACTIONS),
  'transaction/collected-granted-optional': stated(
    OBJECT,
    'An optional consent that was granted is among the `granted_consents`.',
    CONSENTS,
  ),
  'transaction/collected-ungranted': stated(
    OBJECT,
    'An optional consent that was not granted is among the `ungranted_consents`.',
    CONSENTS,
  ),
  'transaction/collected-ungranted-apart': stated(
    OBJECT,
    'An optional consent that was not granted is not among the `granted_consents`.',
    CONSENTS,
  ),

  'transaction/private-creator-sees': stated(OBJECT, 'A private transaction can be read by its creator.'),
  'transaction/private-admin-sees': stated(OBJECT, 'A private transaction is seen by members with admin rights.', {
    unreachable: ['roles', 'it needs a member with admin rights'],
  }),
  'transaction/private-hidden': stated(
    OBJECT,
    'A private transaction is not seen by members without admin rights who did not create it.',
    { unreachable: ['roles', 'it needs a member without admin rights'] },
  ),

  'transaction/progress-value-draft': inferred(OBJECT, 'A draft has no progress.'),
  'transaction/progress-value-unfinished': inferred(
    OBJECT,
    'The progress of a transaction whose signer has not acted is below 100 percent.',
  ),
  'transaction/progress-value-completed': inferred(
    OBJECT,
    'The progress of a completed transaction is 100 percent.',
    ACTIONS,
  ),

  'transaction/ongoing-conversation-false': stated(
    OBJECT,
    'Without a message of a participant no conversation is ongoing.',
  ),
  'transaction/ongoing-conversation-true': stated(
    OBJECT,
    'After a message of its participant a transaction has an ongoing conversation.',
    ACTIONS,
  ),
  'transaction/ongoing-conversation-one-of-several': stated(
    OBJECT,
    'After a message of one of two participants a transaction has an ongoing conversation.',
    ACTIONS,
  ),
  'transaction/ongoing-conversation-ends': inferred(OBJECT, 'A conversation that ended is not ongoing.', {
    unreachable: ['no-trigger', 'no documented call and no control hook ends a conversation'],
  }),
  'transaction/has-unread-message-false': stated(
    OBJECT,
    'Without a message of a participant there is no unread message.',
  ),
  'transaction/has-unread-message-true': stated(
    OBJECT,
    'After a message of its participant a transaction has an unread message.',
    ACTIONS,
  ),
  'transaction/has-unread-message-one-of-several': stated(
    OBJECT,
    'After a message of one of two participants a transaction has an unread message.',
    ACTIONS,
  ),
  'transaction/has-unread-message-read': inferred(OBJECT, 'A message that was read is not unread.', {
    unreachable: ['no-call', 'the calls for messages are listed without detail'],
  }),

  'transaction/origin': open(OBJECT, 'What `origin` shows.'),
  'transaction/max-expiry': open(OBJECT, 'What `max_expiry` shows.'),
  'document/editable': open(OBJECT, 'What `editable` of a document shows.'),
  'document/big-file': open(OBJECT, 'What `big_file` of a document shows.'),
  'document/available': open(OBJECT, 'What `available` of a document shows.'),
  'field/columns': open(OBJECT, 'What `columns` of a field shows.'),
  'field/rows': open(OBJECT, 'What `rows` of a field shows.'),
} satisfies RuleTable<string>

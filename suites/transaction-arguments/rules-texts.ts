import { inferred, open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

const ARGUMENTS = 'Arguments for create and update'

/** name, language, carbon_copies, carbon_copy_subject and carbon_copy_message. */
export const textRules = {
  'transaction-arguments/name-kept-create': stated(ARGUMENTS, 'A name passed on creation is held by the transaction.'),
  'transaction-arguments/name-kept-update': stated(ARGUMENTS, 'A name passed on an update is held by the transaction.'),
  'transaction-arguments/name-at-limit-create': stated(ARGUMENTS, 'A name of 100 characters is held on creation.'),
  'transaction-arguments/name-at-limit-update': stated(ARGUMENTS, 'A name of 100 characters is held on update.'),
  'transaction-arguments/name-beyond-limit-create': stated(
    ARGUMENTS,
    'A name of 101 characters is refused on creation.',
  ),
  'transaction-arguments/name-beyond-limit-update': stated(ARGUMENTS, 'A name of 101 characters is refused on update.'),
  'transaction-arguments/name-not-bytes-create': stated(
    ARGUMENTS,
    'On creation the length of a name counts characters, not bytes.',
  ),
  'transaction-arguments/name-not-bytes-update': stated(
    ARGUMENTS,
    'On update the length of a name counts characters, not bytes.',
  ),
  'transaction-arguments/name-omitted-keeps': inferred(
    ARGUMENTS,
    'An update without a name leaves the name as it was.',
  ),
  'transaction-arguments/name-empty-update': open(
    ARGUMENTS,
    'Whether an empty name on update is refused, held, or ignored.',
  ),

  'transaction-arguments/language-kept-create': stated(
    ARGUMENTS,
    'Each of the thirteen listed languages is held when passed on creation.',
  ),
  'transaction-arguments/language-kept-update': stated(
    ARGUMENTS,
    'Each of the thirteen listed languages is held when passed on an update.',
  ),
  'transaction-arguments/language-unlisted-create': stated(
    ARGUMENTS,
    'An ISO 639-1 code that is not listed is refused as language on creation.',
  ),
  'transaction-arguments/language-unlisted-update': stated(
    ARGUMENTS,
    'An ISO 639-1 code that is not listed is refused as language on update.',
  ),
  'transaction-arguments/language-omitted-keeps': inferred(
    ARGUMENTS,
    'An update without a language leaves the language as it was.',
  ),
  'transaction-arguments/language-effect': stated(
    ARGUMENTS,
    'The language is that of the emails to participants and of the signature page.',
    { unreachable: ['email', 'the language shows only in emails and on the signature page'] },
  ),

  'transaction-arguments/carbon-copies-kept-create': stated(
    ARGUMENTS,
    'Carbon copy addresses passed on creation are held by the transaction.',
  ),
  'transaction-arguments/carbon-copies-kept-update': stated(
    ARGUMENTS,
    'Carbon copy addresses passed on an update are held by the transaction.',
  ),
  'transaction-arguments/carbon-copies-not-address-create': inferred(
    ARGUMENTS,
    'A carbon copy address that is no email address is refused on creation.',
  ),
  'transaction-arguments/carbon-copies-not-address-update': inferred(
    ARGUMENTS,
    'A carbon copy address that is no email address is refused on update.',
  ),
  'transaction-arguments/carbon-copies-omitted-keeps': inferred(
    ARGUMENTS,
    'An update without carbon copies leaves the carbon copies as they were.',
  ),
  'transaction-arguments/carbon-copies-update-again': open(
    ARGUMENTS,
    'Whether the carbon copies of an update replace the old ones or join them.',
  ),

  'transaction-arguments/carbon-copy-subject-kept-create': stated(
    ARGUMENTS,
    'A carbon copy subject passed on creation is held by the transaction.',
  ),
  'transaction-arguments/carbon-copy-subject-kept-update': stated(
    ARGUMENTS,
    'A carbon copy subject passed on an update is held by the transaction.',
  ),
  'transaction-arguments/carbon-copy-subject-at-limit-create': stated(
    ARGUMENTS,
    'A carbon copy subject of 100 characters is held on creation.',
  ),
  'transaction-arguments/carbon-copy-subject-at-limit-update': stated(
    ARGUMENTS,
    'A carbon copy subject of 100 characters is held on update.',
  ),
  'transaction-arguments/carbon-copy-subject-beyond-limit-create': stated(
    ARGUMENTS,
    'A carbon copy subject of 101 characters is refused on creation.',
  ),
  'transaction-arguments/carbon-copy-subject-beyond-limit-update': stated(
    ARGUMENTS,
    'A carbon copy subject of 101 characters is refused on update.',
  ),
  'transaction-arguments/carbon-copy-subject-not-bytes-create': stated(
    ARGUMENTS,
    'On creation the length of a carbon copy subject counts characters, not bytes.',
  ),
  'transaction-arguments/carbon-copy-subject-not-bytes-update': stated(
    ARGUMENTS,
    'On update the length of a carbon copy subject counts characters, not bytes.',
  ),
  'transaction-arguments/carbon-copy-subject-omitted-keeps': inferred(
    ARGUMENTS,
    'An update without a carbon copy subject leaves the subject as it was.',
  ),

  'transaction-arguments/carbon-copy-message-kept-create': stated(
    ARGUMENTS,
    'A carbon copy message passed on creation is held by the transaction.',
  ),
  'transaction-arguments/carbon-copy-message-kept-update': stated(
    ARGUMENTS,
    'A carbon copy message passed on an update is held by the transaction.',
  ),
  'transaction-arguments/carbon-copy-message-at-limit-create': stated(
    ARGUMENTS,
    'A carbon copy message of 1000 characters is held on creation.',
  ),
  'transaction-arguments/carbon-copy-message-at-limit-update': stated(
    ARGUMENTS,
    'A carbon copy message of 1000 characters is held on update.',
  ),
  'transaction-arguments/carbon-copy-message-beyond-limit-create': stated(
    ARGUMENTS,
    'A carbon copy message of 1001 characters is refused on creation.',
  ),
  'transaction-arguments/carbon-copy-message-beyond-limit-update': stated(
    ARGUMENTS,
    'A carbon copy message of 1001 characters is refused on update.',
  ),
  'transaction-arguments/carbon-copy-message-not-bytes-create': stated(
    ARGUMENTS,
    'On creation the length of a carbon copy message counts characters, not bytes.',
  ),
  'transaction-arguments/carbon-copy-message-not-bytes-update': stated(
    ARGUMENTS,
    'On update the length of a carbon copy message counts characters, not bytes.',
  ),
  'transaction-arguments/carbon-copy-message-omitted-keeps': inferred(
    ARGUMENTS,
    'An update without a carbon copy message leaves the message as it was.',
  ),
  'transaction-arguments/carbon-copy-message-markup': open(
    ARGUMENTS,
    'What becomes of xhtml tags in a carbon copy message: the authorized ones are not listed.',
  ),
} satisfies RuleTable<'transaction-arguments'>

import { inferred, open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

const ARGUMENTS = 'Arguments for create and update'

/** The key rules, the limits and the life of the metadata of a transaction. */
export const metadataRules = {
  'metadata/kept-create': stated(ARGUMENTS, 'Metadata passed on creation is held by the transaction.'),
  'metadata/kept-update': stated(ARGUMENTS, 'Metadata passed on an update is held by the transaction.'),
  'metadata/update-omitted-keeps': inferred(ARGUMENTS, 'An update without metadata leaves the metadata as it was.'),
  'metadata/update-other-key': open(
    ARGUMENTS,
    'Whether metadata of an update replaces the old entries or is merged into them.',
  ),

  'metadata/key-at-limit-create': stated(ARGUMENTS, 'A metadata key of 20 characters is accepted on creation.'),
  'metadata/key-beyond-limit-create': stated(ARGUMENTS, 'A metadata key of 21 characters is refused on creation.'),
  'metadata/key-at-limit-update': stated(ARGUMENTS, 'A metadata key of 20 characters is accepted on update.'),
  'metadata/key-beyond-limit-update': stated(ARGUMENTS, 'A metadata key of 21 characters is refused on update.'),
  'metadata/key-not-bytes-create': stated(
    ARGUMENTS,
    'On creation the length of a metadata key counts characters, not bytes.',
  ),
  'metadata/key-not-bytes-update': stated(
    ARGUMENTS,
    'On update the length of a metadata key counts characters, not bytes.',
  ),

  'metadata/value-at-limit-create': stated(ARGUMENTS, 'A metadata value of 200 characters is accepted on creation.'),
  'metadata/value-beyond-limit-create': stated(ARGUMENTS, 'A metadata value of 201 characters is refused on creation.'),
  'metadata/value-at-limit-update': stated(ARGUMENTS, 'A metadata value of 200 characters is accepted on update.'),
  'metadata/value-beyond-limit-update': stated(ARGUMENTS, 'A metadata value of 201 characters is refused on update.'),
  'metadata/value-not-bytes-create': stated(
    ARGUMENTS,
    'On creation the length of a metadata value counts characters, not bytes.',
  ),
  'metadata/value-not-bytes-update': stated(
    ARGUMENTS,
    'On update the length of a metadata value counts characters, not bytes.',
  ),

  'metadata/entries-at-limit-create': stated(ARGUMENTS, '15 metadata entries are accepted on creation.'),
  'metadata/entries-beyond-limit-create': stated(ARGUMENTS, '16 metadata entries are refused on creation.'),
  'metadata/entries-at-limit-update': stated(ARGUMENTS, '15 metadata entries are accepted on update.'),
  'metadata/entries-beyond-limit-update': stated(ARGUMENTS, '16 metadata entries are refused on update.'),

  'metadata/key-opening-bracket-alone-create': stated(ARGUMENTS, 'The metadata key `[` is never held after creation.'),
  'metadata/key-opening-bracket-within-create': stated(
    ARGUMENTS,
    'A metadata key with `[` in it is never held after creation.',
  ),
  'metadata/key-opening-bracket-alone-update': stated(ARGUMENTS, 'The metadata key `[` is never held after an update.'),
  'metadata/key-opening-bracket-within-update': stated(
    ARGUMENTS,
    'A metadata key with `[` in it is never held after an update.',
  ),
  'metadata/key-closing-bracket-alone-create': stated(ARGUMENTS, 'The metadata key `]` is never held after creation.'),
  'metadata/key-closing-bracket-within-create': stated(
    ARGUMENTS,
    'A metadata key with `]` in it is never held after creation.',
  ),
  'metadata/key-closing-bracket-alone-update': stated(ARGUMENTS, 'The metadata key `]` is never held after an update.'),
  'metadata/key-closing-bracket-within-update': stated(
    ARGUMENTS,
    'A metadata key with `]` in it is never held after an update.',
  ),
  'metadata/key-equals-sign-alone-create': stated(ARGUMENTS, 'The metadata key `=` is never held after creation.'),
  'metadata/key-equals-sign-within-create': stated(
    ARGUMENTS,
    'A metadata key with `=` in it is never held after creation.',
  ),
  'metadata/key-equals-sign-alone-update': stated(ARGUMENTS, 'The metadata key `=` is never held after an update.'),
  'metadata/key-equals-sign-within-update': stated(
    ARGUMENTS,
    'A metadata key with `=` in it is never held after an update.',
  ),
  'metadata/key-plus-sign-alone-create': stated(ARGUMENTS, 'The metadata key `+` is never held after creation.'),
  'metadata/key-plus-sign-within-create': stated(
    ARGUMENTS,
    'A metadata key with `+` in it is never held after creation.',
  ),
  'metadata/key-plus-sign-alone-update': stated(ARGUMENTS, 'The metadata key `+` is never held after an update.'),
  'metadata/key-plus-sign-within-update': stated(
    ARGUMENTS,
    'A metadata key with `+` in it is never held after an update.',
  ),
  'metadata/key-underscore-alone-create': stated(ARGUMENTS, 'The metadata key `_` is never held after creation.'),
  'metadata/key-underscore-within-create': stated(
    ARGUMENTS,
    'A metadata key with `_` in it is never held after creation.',
  ),
  'metadata/key-underscore-alone-update': stated(ARGUMENTS, 'The metadata key `_` is never held after an update.'),
  'metadata/key-underscore-within-update': stated(
    ARGUMENTS,
    'A metadata key with `_` in it is never held after an update.',
  ),
} satisfies RuleTable<'metadata'>

import { inferred, open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

const CONVENTIONS = 'Conventions'

/** How requests are written, how answers are written, and what a success looks like. */
export const conventionsRules = {
  'conventions/success-create': stated('Errors', 'A creation that succeeds is answered with status 200.'),
  'conventions/success-list': stated('Errors', 'A listing that succeeds is answered with status 200.'),
  'conventions/success-get': stated('Errors', 'Reading a transaction is answered with status 200.'),
  'conventions/success-update': stated('Errors', 'An update that succeeds is answered with status 200.'),
  'conventions/success-start': stated('Errors', 'A start that succeeds is answered with status 200.'),
  'conventions/success-pause': stated('Errors', 'A pause that succeeds is answered with status 200.'),
  'conventions/success-cancel': stated('Errors', 'A cancellation that succeeds is answered with status 200.'),

  'conventions/json-create': stated(CONVENTIONS, 'The answer to a creation is JSON.'),
  'conventions/json-list': stated(CONVENTIONS, 'The answer to a listing is JSON.'),
  'conventions/json-get': stated(CONVENTIONS, 'The answer to reading a transaction is JSON.'),
  'conventions/json-update': stated(CONVENTIONS, 'The answer to an update is JSON.'),
  'conventions/json-start': stated(CONVENTIONS, 'The answer to a start is JSON.'),
  'conventions/json-pause': stated(CONVENTIONS, 'The answer to a pause is JSON.'),
  'conventions/json-cancel': stated(CONVENTIONS, 'The answer to a cancellation is JSON.'),
  'conventions/json-type-create': inferred(CONVENTIONS, 'The content type of the answer to a creation says JSON.'),
  'conventions/json-type-list': inferred(CONVENTIONS, 'The content type of the answer to a listing says JSON.'),
  'conventions/json-type-get': inferred(CONVENTIONS, 'The content type of a transaction that is read says JSON.'),
  'conventions/json-type-update': inferred(CONVENTIONS, 'The content type of the answer to an update says JSON.'),
  'conventions/json-type-start': inferred(CONVENTIONS, 'The content type of the answer to a start says JSON.'),
  'conventions/json-type-pause': inferred(CONVENTIONS, 'The content type of the answer to a pause says JSON.'),
  'conventions/json-type-cancel': inferred(CONVENTIONS, 'The content type of the answer to a cancellation says JSON.'),

  'conventions/form-percent-create': stated(CONVENTIONS, 'Percent-encoded values are decoded on creation.'),
  'conventions/form-percent-update': stated(CONVENTIONS, 'Percent-encoded values are decoded on update.'),
  'conventions/form-percent-cancel': stated(CONVENTIONS, 'Percent-encoded values are decoded on cancellation.'),
  'conventions/form-plus-create': stated(CONVENTIONS, 'A plus sign in a form stands for a blank on creation.'),
  'conventions/form-plus-update': stated(CONVENTIONS, 'A plus sign in a form stands for a blank on update.'),
  'conventions/form-once-create': stated(CONVENTIONS, 'A percent-encoded plus sign stands for itself on creation.'),
  'conventions/form-once-update': stated(CONVENTIONS, 'A percent-encoded plus sign stands for itself on update.'),
  'conventions/form-utf-8-create': inferred(CONVENTIONS, 'Percent-encoded UTF-8 is understood on creation.'),
  'conventions/form-utf-8-update': inferred(CONVENTIONS, 'Percent-encoded UTF-8 is understood on update.'),
  'conventions/form-charset': inferred(CONVENTIONS, 'A form whose content type names its charset is understood.'),
  'conventions/brackets-raw-create': stated(CONVENTIONS, 'Brackets in argument names are understood on creation.'),
  'conventions/brackets-raw-update': stated(CONVENTIONS, 'Brackets in argument names are understood on update.'),
  'conventions/brackets-encoded-create': stated(
    CONVENTIONS,
    'Percent-encoded brackets in argument names are understood on creation.',
  ),
  'conventions/brackets-encoded-update': stated(
    CONVENTIONS,
    'Percent-encoded brackets in argument names are understood on update.',
  ),
  'file/multipart': stated(CONVENTIONS, 'A file uploaded as multipart/form-data is accepted.'),

  'conventions/times-answered': stated(CONVENTIONS, 'Times in answers are ISO 8601 date-times.'),
  'conventions/time-argument-utc': stated(CONVENTIONS, 'A time argument in UTC is understood.'),
  'conventions/time-argument-offset': inferred(CONVENTIONS, 'A time argument with an offset is understood.'),
  'conventions/time-argument-milliseconds': inferred(CONVENTIONS, 'A time argument with milliseconds is understood.'),
  'conventions/language-answered': stated(CONVENTIONS, 'The language in answers is an ISO 639-1 code.'),
  'conventions/get-changes-nothing': inferred(CONVENTIONS, 'Reading a transaction does not change it.'),

  'conventions/array-encoding': open(CONVENTIONS, 'Which encodings of an array argument are understood.'),
  'conventions/json-body': open(CONVENTIONS, 'Whether a JSON body is understood.'),
  'conventions/unknown-argument': open(CONVENTIONS, 'Whether an argument that does not exist is refused or ignored.'),
  'conventions/repeated-argument': open(CONVENTIONS, 'What becomes of an argument that is passed twice.'),
  'conventions/other-verbs': open(CONVENTIONS, 'What PUT, PATCH and DELETE of a transaction do.'),
  'conventions/two-environments': stated(
    CONVENTIONS,
    'A production and a pre-production environment exist, each with its own base address.',
    { unreachable: ['environment', 'a run judges one base address, and cannot tell which environment it is'] },
  ),
} satisfies RuleTable<string>

import { stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

const ERRORS = 'Errors'

/** Calls with the id of a transaction that does not exist. */
export const unknownIdRules = {
  'lifecycle/get-unknown': stated(ERRORS, 'Reading a transaction that does not exist gives 404.'),
  'lifecycle/update-unknown': stated(ERRORS, 'Updating a transaction that does not exist gives 404.'),
  'lifecycle/start-unknown': stated(ERRORS, 'Starting a transaction that does not exist gives 404.'),
  'lifecycle/pause-unknown': stated(ERRORS, 'Pausing a transaction that does not exist gives 404.'),
  'lifecycle/cancel-unknown': stated(ERRORS, 'Cancelling a transaction that does not exist gives 404.'),
} satisfies RuleTable<'lifecycle'>

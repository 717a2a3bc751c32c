import { stated } from '../../helpers/engine/catalogue/rule.ts'

/** Calls with the id of a transaction that does not exist. */
export const unknownIdRules = stated('Errors', {
  'lifecycle/get-unknown': 'Reading a transaction that does not exist is refused with 404.',
  'lifecycle/update-unknown': 'Updating a transaction that does not exist is refused with 404.',
  'lifecycle/start-unknown': 'Starting a transaction that does not exist is refused with 404.',
  'lifecycle/pause-unknown': 'Pausing a transaction that does not exist is refused with 404.',
  'lifecycle/cancel-unknown': 'Cancelling a transaction that does not exist is refused with 404.',
})

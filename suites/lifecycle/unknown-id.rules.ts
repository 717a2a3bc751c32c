import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** Calls with the id of a transaction that does not exist. */
export const unknownIdRules = tableOf(
  stated('Errors', {
    'lifecycle/get-unknown': 'Reading a transaction that does not exist is refused with 404.',
    'lifecycle/update-unknown': 'Updating a transaction that does not exist is refused with 404.',
    'lifecycle/start-unknown': 'Starting a transaction that does not exist is refused with 404.',
    'lifecycle/pause-unknown': 'Pausing a transaction that does not exist is refused with 404.',
    'lifecycle/cancel-unknown': 'Cancelling a transaction that does not exist is refused with 404.',
  }),
  inferred(`404 is "resource does not exist": a text that continues after an id is not the id of that transaction.`)(
    'Errors',
    {
      'lifecycle/get-longer-id': 'Reading a transaction by its id with two more characters is refused.',
    },
  ),
)

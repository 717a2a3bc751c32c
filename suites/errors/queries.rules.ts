import { stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** What is asked of the list and of consumption reports in a query. */
export const queriesRules = tableOf(
  stated('Errors', {
    'errors/survives-list-numbers': 'No `size` of the list, whatever it is, is a failure of the service (5xx).',
    'errors/survives-list-times':
      'No bound of the list that is no time, or before the other one, is a failure of the service (5xx).',
    'errors/survives-list-references':
      'No odd folder, issuing entity, creator or key of the list is a failure of the service (5xx).',
    'errors/survives-list-flags': 'No word for a state or a boolean of the list is a failure of the service (5xx).',
    'errors/survives-list-cursors':
      'No odd transaction id before or after which is listed is a failure of the service (5xx).',
    'errors/survives-search': 'No sign in a text that is searched for is a failure of the service (5xx).',
    'errors/survives-list-encoding':
      'Broken encoding, and arguments that come twice or that nobody knows, in the query of a list are no failure of the service (5xx).',
    'errors/survives-report-times':
      'No bound of a consumption report that is no time, or before the other one, is a failure of the service (5xx).',
    'errors/object-refused-list': 'A list that is refused is answered with an error object.',
  }),
)

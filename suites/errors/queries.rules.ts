import { stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** Bad query parameters of the list and of consumption reports. */
export const queriesRules = tableOf(
  stated('Errors', {
    'errors/survives-list-numbers': 'The response to an invalid `size` of the list is never a 5xx.',
    'errors/survives-list-times': 'The response to reversed or invalid list bounds is never a 5xx.',
    'errors/survives-list-references':
      'The response to an unusual folder, issuing entity, creator or key id as a filter of the list is never a 5xx.',
    'errors/survives-list-flags':
      'The response to an undocumented word as a state or boolean filter of the list is never a 5xx.',
    'errors/survives-list-cursors':
      'The response to an unusual transaction id in `starting_after` or `ending_before` is never a 5xx.',
    'errors/survives-search':
      'The response to special characters, words like `AND` or a long text in `text_search` is never a 5xx.',
    'errors/survives-list-encoding':
      'The response to a list query with broken encoding, repeated arguments or unknown arguments is never a 5xx.',
    'errors/survives-report-times':
      'The response to reversed or invalid bounds of a consumption report is never a 5xx.',
    'errors/object-refused-list': 'The response to a refused list request is an error object.',
  }),
)

import { inferred } from '../../helpers/engine/catalogue/rule.ts'

/** Values that are not date-times, and states that the document does not list. */
export const malformedRules = inferred(`The table gives \`created_gt\` and \`created_lt\` the type date-time and lists
  the values of \`state\`; "codes in the 4xx range signal an error caused by input arguments". Any other value is such
  an error. If it is accepted nevertheless, the whole list is a wrong response: no transaction was "created at or after"
  it, "at or before" it, or is in that state.`)('Endpoints: Transactions', {
  'listing/created-gt-not-date':
    'If `created_gt` is not a date-time, the list is refused or differs from the unfiltered one.',
  'listing/created-lt-not-date':
    'If `created_lt` is not a date-time, the list is refused or differs from the unfiltered one.',
  'listing/state-unknown':
    'If `state` is not one of the seven states, the list is refused or differs from the unfiltered one.',
})

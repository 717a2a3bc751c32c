import { inferred } from '../../helpers/engine/catalogue/rule.ts'

/** Times that are none, and states that the document does not have. */
export const malformedRules = inferred(
  'The table gives `created_gt` and `created_lt` the type date-time and lists the values of `state`; "codes in the 4xx range signal an error caused by input ' +
    'arguments". A value that is none of these is such an error. Where it is accepted all the same, the whole list is not the answer: no transaction was ' +
    '"created at or after" it, "at or before" it, or is in that state.',
)('Endpoints: Transactions', {
  'listing/created-gt-not-date': 'If `created_gt` is no date-time, the list is refused, or is not the unfiltered one.',
  'listing/created-lt-not-date': 'If `created_lt` is no date-time, the list is refused, or is not the unfiltered one.',
  'listing/state-unknown': 'If `state` is none of the seven states, the list is refused, or is not the unfiltered one.',
})

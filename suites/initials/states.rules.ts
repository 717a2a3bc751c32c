import { tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { LATE_AS_DRAFT } from '../interface/document/derivations.ts'
import { eachEnded, eachRunning } from '../interface/document/states.ts'

/** The states of the transaction in which initials can be added. */
export const statesRules = tableOf(
  eachRunning.stated('Fields', {
    'initials/once-*': 'Creating initials a second time on a document of * is refused.',
    'initials/alignment-unlisted-*': 'Creating initials with an unlisted alignment on a document of * is refused.',
    'initials/y-required-*': 'Creating initials without `y` on a document of * is refused.',
  }),
  eachRunning.inferred(LATE_AS_DRAFT)('Fields', {
    'initials/on-each-page-*':
      'If initials can be created on a document of *, each of its pages has one initials field.',
  }),
  eachEnded('States and transitions: rules', {
    'initials/not-added-*': 'Creating initials on a document of * is refused.',
  }),
)

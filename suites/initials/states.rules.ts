import { tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachEnded, eachRunning } from '../interface/document/states.ts'

/** The states of the transaction in which initials can be added. */
export const statesRules = tableOf(
  eachRunning.stated('Fields', {
    'initials/once-*': 'Creating initials a second time on a document of * is refused.',
    'initials/alignment-unlisted-*': 'Creating initials with an unlisted alignment on a document of * is refused.',
    'initials/y-required-*': 'Creating initials without `y` on a document of * is refused.',
  }),
  eachEnded('States and transitions: rules', {
    'initials/not-added-*': 'Creating initials on a document of * is refused.',
  }),
)

import { each, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ALIGNMENTS } from '../interface/document/values.ts'

/** The alignment of initials. */
export const alignmentRules = tableOf(
  each(ALIGNMENTS.map((word) => ({ word, name: word }))).stated('Fields', {
    'initials/alignment-*': 'Each of the initials that were created with the alignment * shows it.',
  }),
  stated('Fields', {
    'initials/alignment-default': 'Initials that were created without an alignment are aligned right.',
    'initials/alignment-unlisted': 'Initials with an alignment that is not listed are refused.',
  }),
  open('Fields', {
    'initials/alignment-unusual': 'Whether an alignment in capitals, and an empty one, are accepted.',
  }),
)

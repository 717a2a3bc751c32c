import { each, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ALIGNMENTS } from '../interface/document/values.ts'

/** The alignment of initials. */
export const alignmentRules = tableOf(
  each(ALIGNMENTS.map((word) => ({ word, name: word }))).stated('Fields', {
    'initials/alignment-*': 'Initials created with the alignment `*` show it.',
  }),
  stated('Fields', {
    'initials/alignment-default': 'If `alignment` is omitted, initials are aligned right.',
    'initials/alignment-unlisted': 'Creating initials with an unlisted alignment is refused.',
  }),
  open('Fields', { 'initials/alignment-unusual': 'Whether an alignment in upper case, or an empty one, is accepted.' }),
)

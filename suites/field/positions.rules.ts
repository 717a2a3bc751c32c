import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachWrite } from '../interface/writes/writes.ts'

/** Where fields stand. */
export const positionsRules = tableOf(
  stated('Fields', {
    'field/placed': 'A field stands at the page, x and y that it is created with.',
    'field/moved': 'An update with page, x and y moves a field there.',
    'field/invisible-unplaced': 'A signature field without page, x and y is invisible: it shows no position.',
    'field/made-invisible': 'An update with `type=signature` and `page=0` makes a visible signature field invisible.',
    'field/made-visible': 'An update with page, x and y makes an invisible field visible, at that place.',
  }),
  eachWrite.stated('Fields', {
    'field/page-last-*': 'Page -1 puts a field on the last page *; what shows is that page, or -1.',
  }),
  inferred(
    'The call "updates a field", which its path names: the place that it carries is that of this field. The others were not ' +
      'updated, so they stay where they are.',
  )('Fields', {
    'field/moved-alone': 'An update that moves a field leaves the others of its transaction as they are.',
  }),
  inferred(
    '`x` and `y` are whole numbers, as 0 is; what is invisible is "a signature field without page, x and y", and this one has all three. ' +
      'Whether 0 is accepted is not said; what was accepted is the place of the field.',
  )('Fields', {
    'field/placed-at-zero': 'If an `x` or `y` of 0 is accepted, the field stands there.',
  }),
  open('Fields', {
    'field/page-last-shown': 'Whether a field that was put on page -1 shows -1, or the last page.',
    'field/unplaced-types':
      'Which position a field of another type than `signature` shows when it is created without a place.',
    'field/group-placed': 'Whether a group has a position.',
    'field/odd-pages': 'How pages beyond the last, below -1, and 0 for other types than `signature` are answered.',
    'field/odd-places': 'How x and y of 0, below 0, beyond the page and between two whole numbers are answered.',
    'field/partly-placed': 'How page, x or y without the others are answered.',
  }),
)

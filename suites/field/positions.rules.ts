import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachWrite } from '../interface/writes/writes.ts'

/** The positions of fields. */
export const positionsRules = tableOf(
  stated('Fields', {
    'field/placed': 'A created field is at the `page`, `x` and `y` that were passed.',
    'field/moved': 'An update with `page`, `x` and `y` moves a field there.',
    'field/invisible-unplaced':
      'A signature field created without `page`, `x` and `y` is invisible: it shows no position.',
    'field/made-invisible': 'An update with `type=signature` and `page=0` makes a visible signature field invisible.',
    'field/made-visible': 'An update with `page`, `x` and `y` makes an invisible field visible, at that position.',
  }),
  eachWrite.stated('Fields', {
    'field/page-last-*': 'A `page` of -1 puts a field on the last page *: the field shows that page, or -1.',
  }),
  inferred(`The call "updates a field", which its path names: the new position is that of this field. The other fields
    were not updated, so they stay where they are.`)('Fields', {
    'field/moved-alone': 'An update that moves a field leaves the other fields of the transaction unchanged.',
  }),
  inferred(`The update has the "same arguments", and the table excludes none of them together with \`page\`: a field
    that becomes visible or invisible still has a name and consents, so they are stored as in any other
    update.`)('Fields', {
    'field/made-visible-arguments':
      'A signature field shows the name and consents that are passed with the `page`, `x` and `y` that make it visible.',
    'field/made-invisible-arguments':
      'A signature field shows the name and consents that are passed with the `page=0` that makes it invisible.',
  }),
  inferred(
    '`x` and `y` are whole numbers, and so is 0; only "a signature field without page, x and y" is invisible, and this one has all ' +
      'three. The document does not say whether 0 is accepted; an accepted position is the position of the field.',
  )('Fields', { 'field/placed-at-zero': 'If an `x` or `y` of 0 is accepted, the field is at that position.' }),
  open('Fields', {
    'field/page-last-shown': 'Whether a field on page -1 shows -1 or the number of the last page.',
    'field/unplaced-types': 'Which position a field that is not a signature field shows if it is created without one.',
    'field/group-placed': 'Whether a group has a position.',
    'field/odd-pages':
      'How the service responds to a `page` beyond the last, below -1, or of 0 for a type other than `signature`.',
    'field/odd-places': 'How the service responds to `x` and `y` of 0, below 0, beyond the page, or with a fraction.',
    'field/partly-placed': 'How the service responds to `page`, `x` or `y` without the others.',
  }),
)

import { inferred, tableOf } from '../../helpers/catalogue/rule.ts'

/** Places of 0, and what a change of type leaves behind. */
export const slipsRules = tableOf(
  inferred(
    '`x` and `y` are whole numbers, as 0 is; what is invisible is "a signature field without page, x and y", and this one has all three. ' +
      'Whether 0 is accepted is not said; what was accepted is the place of the field.',
  )('Fields', {
    'field/placed-at-zero': 'If an `x` or `y` of 0 is accepted, the field stands there.',
  }),
  inferred(
    '`type=visa` "turns a signature field into a visa field": it is the field of the path that becomes another one, and no field is created.',
  )('Fields', {
    'field/visa-adds-none':
      'An update that turns a signature field into a visa field adds no field to the transaction.',
  }),
)

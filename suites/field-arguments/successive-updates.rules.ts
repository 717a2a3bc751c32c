import { inferred } from '../../helpers/engine/catalogue/rule.ts'

/** The combined effect of several updates. */
export const successiveUpdatesRules = inferred(`"At most 15 per list" is a limit of the list of a field, not of a
  request: whether an update replaces the options or adds to them, the list keeps this limit.`)('Fields', {
  'field-arguments/options-never-beyond': 'Successive updates never give a dropdown more than 15 options.',
})

import { inferred } from '../../helpers/engine/catalogue/rule.ts'

/** What several updates add up to. */
export const successiveUpdatesRules = inferred(
  '"At most 15 per list" is said of the list, which a field has, and not of a request: whether an update replaces the options or adds to them, the list keeps this limit.',
)('Fields', {
  'field-arguments/options-never-beyond': 'Updates never bring the options of a dropdown beyond 15.',
})

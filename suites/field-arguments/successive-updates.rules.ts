import { inferred, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** The combined effect of several updates. */
export const successiveUpdatesRules = tableOf(
  inferred(`"At most 15 per list" is a limit of the list of a field, not of a
  request: whether an update replaces the options or adds to them, the list keeps this limit.`)('Fields', {
    'field-arguments/options-never-beyond': 'Successive updates never give a dropdown more than 15 options.',
  }),
  inferred(`The call "updates a field with the same arguments", however often the field was updated before: the second
    update of an argument takes effect like the first.`)('Fields', {
    'field-arguments/last-update-kept': 'A field that was updated twice shows what the last update passed.',
  }),
)

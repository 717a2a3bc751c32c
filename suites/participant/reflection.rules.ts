import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, SETTING, TIME } from '../interface/document/needs.ts'

/** What is set of participants where no documented call does, and the period in which they reflect. */
export const reflectionRules = tableOf(
  stated('Participant', [...SETTING, ...TIME, ...ACTING], {
    'participant/waiting-period-bars-signing': 'A participant cannot sign while their reflection period has not ended.',
  }),
  open('Participant', [...SETTING, ...TIME, ...ACTING], {
    'participant/waiting-period-over': 'Whether a participant can sign as soon as the days of reflection are over.',
  }),
  inferred(
    'The table lists these fields of each element of `participants`, with what each of them is: one that is in force has a value, ' +
      'and that is it.',
  )('Participant', SETTING, {
    'participant/settings-shown': 'An attribute that was set for a participant shows under its documented name.',
    'participant/settings-of-another': 'An attribute that was set for one participant does not show for another.',
  }),
)

import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, SETTING, TIME } from '../interface/document/needs.ts'

/** Attributes of participants that no documented call sets, and the reflection period. */
export const reflectionRules = tableOf(
  stated('Participant', [...SETTING, ...TIME, ...ACTING], {
    'participant/waiting-period-bars-signing': 'A participant cannot sign before their reflection period has ended.',
  }),
  open('Participant', [...SETTING, ...TIME, ...ACTING], {
    'participant/waiting-period-over': 'Whether a participant can sign as soon as their reflection period has ended.',
  }),
  inferred(`The table lists these fields of each element of \`participants\`, with the meaning of each: a field that is
    in force has a value, and the transaction shows it.`)('Participant', SETTING, {
    'participant/settings-shown': 'An attribute that was set for a participant is shown under its documented name.',
    'participant/settings-of-another':
      'An attribute that was set for one participant is shown neither for another nor in another transaction.',
  }),
  inferred(`"Instructions, participants and actions are updated automatically when a signer or reviewer is added": the
    participant stays the same, and neither such a request nor a start
    names an attribute of a participant.`)('Participant', SETTING, {
    'participant/settings-kept':
      'When signers or fields are added, or the transaction starts, an attribute that was set for a participant stays unchanged.',
  }),
)

import { inferred, tableOf } from '../../helpers/catalogue/rule.ts'
import { eachEnded } from '../interface/refused-when-ended.ts'

/** In which states of the transaction fields can be added, changed and deleted. */
export const statesRules = tableOf(
  inferred(
    '"After start, updates remain possible when compatible with the state of the resource or sub-resource and coherent with the ' +
      'signature flow", and an action "can be reopened after being closed when the transaction is updated dynamically with new ' +
      'instructions for the actor": a new signature needs a new field first.',
  )('States and transitions: rules', {
    'field/added-after-start': 'A field can be added to a document of a started transaction.',
  }),
  eachEnded('States and transitions: rules', {
    'field/not-added-*': 'No field can be added to a document of *.',
    'field/not-changed-*': 'No field of * can be changed.',
    'field/not-deleted-*': 'No field of a document of * can be deleted.',
    'field/not-deleted-directly-*': 'No field of * can be deleted by the path without its document.',
  }),
)

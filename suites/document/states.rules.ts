import { inferred, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'
import { UPDATED_AFTER_TASK, UPDATED_IN_PAUSE } from '../interface/scenes/once-started.ts'
import { NOTHING_INSIDE } from '../interface/document/derivations.ts'
import { eachEnded, eachState } from '../interface/document/states.ts'

/** In which states of the transaction documents can be added, changed and deleted. */
export const statesRules = tableOf(
  inferred(
    '"After start, updates remain possible when compatible with the state of the resource or sub-resource and coherent with the ' +
      'signature flow", and a transaction "can be updated" while started: a document that nobody is asked to sign yet stands in ' +
      'the way of no signature.',
  )('States and transitions: rules', {
    'document/added-after-start': 'A document can be added to a started transaction.',
  }),
  inferred(UPDATED_IN_PAUSE)('States and transitions: rules', {
    'document/added-in-pause': 'A document can be added to a paused transaction.',
  }),
  inferred(UPDATED_AFTER_TASK)('States and transitions: rules', ACTING, {
    'document/added-after-task-done': 'A document can be added when somebody has signed another one.',
  }),
  eachEnded('States and transitions: rules', {
    'document/not-added-*': 'No document can be added to *.',
    'document/not-deleted-*': 'No document of * can be deleted.',
  }),
  eachState(['cancelled', 'expired']).inferred(NOTHING_INSIDE)('States and transitions: rules', {
    'document/not-changed-*': 'No document of * can be renamed.',
  }),
  eachState(['closed', 'completed']).inferred(NOTHING_INSIDE)('States and transitions: rules', {
    'document/not-changed-*': 'A document that nobody signed cannot be renamed in *.',
  }),
  // "A document name cannot change after the document is signed": here it is.
  eachState(['closed', 'completed']).stated('States and transitions: rules', {
    'document/signed-not-changed-*': 'A signed document cannot be renamed in *.',
  }),
)

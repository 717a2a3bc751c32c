import { inferred, open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { UPDATED_AFTER_TASK, UPDATED_IN_PAUSE, UPDATED_WHILE_STALLED } from '../interface/document/derivations.ts'
import { ACTING } from '../interface/document/needs.ts'
import { eachEnded, eachRunning } from '../interface/document/states.ts'
import { UNKNOWN_SOURCE } from './sources.rules.ts'

/** The states of the transaction in which fields can be added, changed and deleted. */
export const statesRules = tableOf(
  inferred(`"After start, updates remain possible when compatible with the state of the resource or sub-resource and
    coherent with the signature flow", and an action "can be reopened after being closed when the transaction is updated
    dynamically with new instructions for the actor": a new
    signature needs a new field first.`)('States and transitions: rules', {
    'field/added-after-start': 'A field can be added to a document of a started transaction.',
  }),
  inferred(UPDATED_IN_PAUSE)('States and transitions: rules', {
    'field/added-in-pause': 'A field can be added to a document of a paused transaction.',
  }),
  inferred(UPDATED_WHILE_STALLED)('States and transitions: rules', ACTING, {
    'field/added-while-stalled': 'A field can be added to a document of a stalled transaction.',
  }),
  inferred(UPDATED_AFTER_TASK)('States and transitions: rules', ACTING, {
    'field/added-after-task-done':
      'After a participant has signed a document, a field can be added to another document that nobody has signed.',
  }),
  inferred(`Changing a field "returns the updated field sub-object", and a reading returns "the transaction object as last
    updated", with its documents and their fields: the reading shows what the response to an accepted change showed.`)(
    'Fields',
    {
      'field/changed-once-started-read':
        'If changing a field after the start is accepted, a later reading shows the same arguments as the response.',
    },
  ),
  open('States and transitions: rules', {
    'field/changed-after-start': 'Whether a field, with or without a signer, can be moved after the start.',
    'field/deleted-after-start': 'Whether a field without a signer can be deleted after the start.',
  }),
  eachRunning.stated('Fields', {
    'field/type-unlisted-*': 'Adding a field of an unlisted type to * is refused.',
    'field/copy-barred-*': 'Copying a dropdown of * is refused.',
    'field/copied-and-moved-*': 'Adding a field with both `copy_from` and `move_from` to * is refused.',
    'field/linked-not-deleted-*':
      'If a signer is linked to a field of *, deleting the field through the path of its document is refused.',
    'field/linked-not-deleted-directly-*':
      'If a signer is linked to a field of *, deleting the field through the path without a document is refused.',
  }),
  eachRunning.inferred(UNKNOWN_SOURCE)('Fields', {
    'field/copy-unknown-*': 'Adding a field whose `copy_from` names no field to * is refused.',
    'field/move-unknown-*': 'Adding a field whose `move_from` names no field to * is refused.',
  }),
  eachEnded('States and transitions: rules', {
    'field/not-added-*': 'Adding a field to a document of * is refused.',
    'field/not-changed-*': 'Changing a field of * is refused.',
    'field/not-deleted-*': 'Deleting a field of * through the path of its document is refused.',
    'field/not-deleted-directly-*': 'Deleting a field of * through the path without a document is refused.',
  }),
)

import { inferred, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'
import { LATE_AS_DRAFT, NOTHING_INSIDE, UNKNOWN_REFUSES } from '../interface/document/derivations.ts'
import { UPDATED_AFTER_TASK, UPDATED_IN_PAUSE, UPDATED_WHILE_STALLED } from '../interface/document/derivations.ts'
import { eachEnded, eachRunning, eachState } from '../interface/document/states.ts'

/** In which states of the transaction documents can be added, changed and deleted. */
export const statesRules = tableOf(
  inferred(`"After start, updates remain possible when compatible with the state of the resource or sub-resource and
    coherent with the signature flow", and a transaction "can be updated" while started: a document that has no signer
    yet hinders no signature.`)('States and transitions: rules', {
    'document/added-after-start': 'A document can be added to a started transaction.',
  }),
  inferred(UPDATED_IN_PAUSE)('States and transitions: rules', {
    'document/added-in-pause': 'A document can be added to a paused transaction.',
  }),
  inferred(UPDATED_WHILE_STALLED)('States and transitions: rules', ACTING, {
    'document/added-while-stalled': 'A document can be added to a stalled transaction.',
  }),
  inferred(UPDATED_AFTER_TASK)('States and transitions: rules', ACTING, {
    'document/added-after-task-done':
      'When a participant has signed one document, another document can still be added.',
  }),
  eachRunning.stated('Files and documents', {
    'document/file-missing-*': 'Adding a document without the argument `document` to * is refused.',
    'document/deleted-with-field-*': 'Deleting a document of * that has a field is refused.',
  }),
  eachRunning.inferred(UNKNOWN_REFUSES)('Files and documents', {
    'document/file-unknown-*': 'Adding a document whose `document` names no file to * is refused.',
    'document/file-empty-*': 'Adding a document whose `document` is empty to * is refused.',
  }),
  eachRunning.inferred(LATE_AS_DRAFT)('Files and documents', {
    'document/named-*': 'If a document with a `name` can be added to *, the name is stored.',
    'document/deleted-late-*': 'If a document without fields of * can be deleted, the transaction no longer shows it.',
  }),
  eachEnded('States and transitions: rules', {
    'document/not-added-*': 'Adding a document to * is refused.',
    'document/not-deleted-*': 'Deleting a document of * is refused.',
  }),
  eachState(['cancelled', 'expired']).inferred(NOTHING_INSIDE)('States and transitions: rules', {
    'document/not-changed-*': 'Renaming a document of * is refused.',
  }),
  eachState(['closed', 'completed']).inferred(NOTHING_INSIDE)('States and transitions: rules', {
    'document/not-changed-*': 'Renaming an unsigned document of * is refused.',
  }),
  // Stated, because the document says "a document name cannot change after the document is signed".
  eachState(['closed', 'completed']).stated('States and transitions: rules', {
    'document/signed-not-changed-*': 'Renaming a signed document of * is refused.',
  }),
)

import { each, inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { LOG } from '../interface/document/needs.ts'
import { eachState, ENDED } from '../interface/document/states.ts'

/** Requests that a started transaction refuses, each with the word for it in rule ids. */
export const REFUSED_ONCE_STARTED = [
  { word: 'update', name: 'a refused update' },
  { word: 'document', name: 'a refused addition of a document' },
  { word: 'field', name: 'a refused addition of a field' },
  { word: 'signer', name: 'a refused assignment of a signer' },
  { word: 'reviewer', name: 'a refused appointment of a reviewer' },
  { word: 'cancel-code', name: 'a cancellation that is refused because of its code' },
] as const

/** Refused requests, which are not logged. */
export const refusedRules = tableOf(
  eachState(ENDED).stated('Events', LOG, {
    'event/none-of-refused-cancel-*': 'A refused cancellation of * is not logged.',
  }),
  stated('Events', LOG, {
    'event/none-of-refused-cancel-code': 'A cancellation that is refused because of its code is not logged.',
    'event/none-of-refused-start': 'A refused start is not logged.',
    'event/none-of-refused-pause': 'A refused pause is not logged.',
    'event/none-of-refused-update': 'A refused update is not logged as any of the listed events.',
    'event/none-of-refused-document': 'A refused addition of a document is not logged as any of the listed events.',
    'event/none-of-refused-field': 'A refused addition of a field is not logged as any of the listed events.',
    'event/none-of-refused-signer': 'A refused assignment of a signer is not logged as any of the listed events.',
    'event/none-of-refused-reviewer': 'A refused appointment of a reviewer is not logged as any of the listed events.',
    'event/none-of-refused-document-deletion':
      'A refused deletion of a document is not logged as any of the listed events.',
    'event/none-of-refused-field-deletion': 'A refused deletion of a field is not logged as any of the listed events.',
    'event/none-of-missing-key': 'A start without a key is not logged as any of the listed events.',
  }),
  each(REFUSED_ONCE_STARTED).stated('Events', LOG, {
    'event/none-of-refused-*-started': 'After the start, * is not logged as any of the listed events.',
  }),
  stated('Events', ['workspaces', ...LOG], {
    'event/none-of-refused-create': 'A refused creation is not logged as a creation.',
  }),
  stated('Events', ['seal', ...LOG], {
    'event/none-of-refused-logo': 'A refused change of the logo of a seal is not logged as any of the listed events.',
  }),
  stated('Events', ['no-access-key', ...LOG], {
    'event/none-of-no-access': 'A start with a key that lacks access is not logged as any of the listed events.',
  }),
  inferred('"The service creates an event each time something changes": a reading changes nothing.')('Events', LOG, {
    'event/none-of-reading': 'Reading and listing a transaction are not logged as any of the listed events.',
  }),
)

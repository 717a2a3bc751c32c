import { each, inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { LOG } from '../interface/document/needs.ts'
import { eachState, ENDED } from '../interface/document/states.ts'

/** What is refused of a started transaction, by the word for it in ids. */
export const REFUSED_ONCE_STARTED = [
  { word: 'update', name: 'An update' },
  { word: 'document', name: 'A document' },
  { word: 'field', name: 'A field' },
  { word: 'signer', name: 'A signer' },
  { word: 'reviewer', name: 'A reviewer' },
  { word: 'cancel-code', name: 'A cancellation with an unknown code' },
] as const

/** Refused requests, which are not logged. */
export const refusedRules = tableOf(
  eachState(ENDED).stated('Events', LOG, {
    'event/none-of-refused-cancel-*': 'A refused cancellation of * is not logged.',
  }),
  stated('Events', LOG, {
    'event/none-of-refused-cancel-code': 'A cancellation refused for its code is not logged.',
    'event/none-of-refused-start': 'A start that is refused is not logged.',
    'event/none-of-refused-pause': 'A pause that is refused is not logged.',
    'event/none-of-refused-update': 'An update that is refused is logged as none of the listed events.',
    'event/none-of-refused-document': 'A document that is refused is logged as none of the listed events.',
    'event/none-of-refused-field': 'A field that is refused is logged as none of the listed events.',
    'event/none-of-refused-signer': 'A signer who is refused is logged as none of the listed events.',
    'event/none-of-refused-reviewer': 'A reviewer who is refused is logged as none of the listed events.',
    'event/none-of-missing-key': 'A start without a key is logged as none of the listed events.',
  }),
  each(REFUSED_ONCE_STARTED).stated('Events', LOG, {
    'event/none-of-refused-*-started':
      '* that is refused of a started transaction is logged as none of the listed events.',
  }),
  stated('Events', ['seal', ...LOG], {
    'event/none-of-refused-logo': 'A logo of a seal that is refused is logged as none of the listed events.',
  }),
  stated('Events', ['no-access-key', ...LOG], {
    'event/none-of-no-access': 'A start with a key without access is logged as none of the listed events.',
  }),
  inferred('"The service creates an event each time something changes": by reading nothing does.')('Events', LOG, {
    'event/none-of-reading': 'A transaction that is read and listed is logged as none of the listed events.',
  }),
)

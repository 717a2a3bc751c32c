import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'
import { NOTHING_INSIDE } from '../interface/document/derivations.ts'
import { eachState } from '../interface/document/states.ts'

/** What a document says of whether it can be updated and deleted now. */
export const flagsRules = tableOf(
  stated('Document', {
    'document/updatable-in-draft': 'A document of a draft is `updatable`.',
    'document/updatable-after-start': 'A document that nobody has signed is `updatable` after the start.',
    'document/deletable-without-field': 'A document of a draft that has no field is `deletable`.',
    'document/not-deletable-with-field': 'A document that has a field is not `deletable`.',
  }),
  stated('Document', ACTING, {
    'document/not-updatable-signed': 'A document that was signed is not `updatable`.',
    'document/not-updatable-reviewed': 'A document that was reviewed is not `updatable`.',
    'document/updatable-unsigned': 'A document that nobody has signed is `updatable` when another one was signed.',
  }),
  eachState(['cancelled', 'expired']).inferred(NOTHING_INSIDE)('Document', {
    'document/not-updatable-*': 'No document of * is `updatable`.',
  }),
  eachState(['closed', 'completed']).inferred(NOTHING_INSIDE)('Document', {
    'document/not-updatable-*': 'A document that nobody signed is not `updatable` in *.',
  }),
  // "Changes a document until it has been signed or reviewed by a participant": here it is.
  eachState(['closed', 'completed']).stated('Document', {
    'document/signed-not-updatable-*': 'A signed document is not `updatable` in *.',
  }),
  eachState(['cancelled', 'expired', 'closed', 'completed']).inferred(NOTHING_INSIDE)('Document', {
    'document/not-deletable-*': 'No document of * is `deletable`.',
  }),
  inferred(
    '`deletable` tells "whether the document can currently be deleted", and the deletion is allowed "while the document has no field": ' +
      'when its fields are gone, it can be deleted again.',
  )('Document', {
    'document/deletable-after-fields': 'A document of a draft whose fields were deleted is `deletable`.',
  }),
  inferred(
    '`deletable` tells "whether the document can currently be deleted", and the deletion is "allowed only while the document has no ' +
      'field": the fields of another document are none of its own.',
  )('Document', {
    'document/deletable-beside-fields':
      'A document of a draft that has no field is `deletable`, whatever fields another one has.',
  }),
  inferred(
    '`updatable` and `deletable` tell whether the document can "currently" be updated and deleted, and Document is also "the sub-object ' +
      'returned by document operations": a call that an answer says is possible is accepted next. An answer may say that a new ' +
      'document cannot be changed yet.',
  )('Document', {
    'document/flags-kept-added':
      'The response to an addition of a PDF to a draft shows `updatable` and `deletable`; if it shows one as true, the update or deletion is then accepted.',
  }),
  inferred(
    '`updatable` and `deletable` tell whether the document can "currently" be updated and deleted, and Document is also "the sub-object ' +
      'returned by document operations": what an answer says of its document is what the calls are answered that come next.',
  )('Document', {
    'document/flags-answered-changed':
      'The response to a change of a document shows `updatable` and `deletable` as its update and deletion are then answered.',
  }),
  eachState(['started', 'paused']).stated('Document', {
    'document/updatable-agrees-*': 'Whether a document of * is `updatable` is whether its update is accepted.',
    'document/deletable-agrees-*': 'Whether a document of * is `deletable` is whether its deletion is accepted.',
  }),
)

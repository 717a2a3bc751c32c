import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'
import { NOTHING_INSIDE } from '../interface/document/derivations.ts'
import { eachState } from '../interface/document/states.ts'

/** The flags of a document that show whether it can be updated and deleted now. */
export const flagsRules = tableOf(
  stated('Document', {
    'document/updatable-in-draft': 'A document in a draft is `updatable`.',
    'document/updatable-after-start': 'After the start, a document that nobody has signed is `updatable`.',
    'document/deletable-without-field': 'In a draft, a document without fields is `deletable`.',
    'document/not-deletable-with-field': 'A document that has a field is not `deletable`.',
  }),
  stated('Document', ACTING, {
    'document/not-updatable-signed': 'A document that was signed is not `updatable`.',
    'document/not-updatable-reviewed': 'A document that was reviewed is not `updatable`.',
    'document/updatable-unsigned':
      'When another document is signed, a document that nobody has signed is still `updatable`.',
  }),
  eachState(['cancelled', 'expired']).inferred(NOTHING_INSIDE)('Document', {
    'document/not-updatable-*': 'No document of * is `updatable`.',
  }),
  eachState(['closed', 'completed']).inferred(NOTHING_INSIDE)('Document', {
    'document/not-updatable-*': 'An unsigned document of * is not `updatable`.',
  }),
  // Stated, because the document says "changes a document until it has been signed or reviewed by a participant".
  eachState(['closed', 'completed']).stated('Document', {
    'document/signed-not-updatable-*': 'A signed document of * is not `updatable`.',
  }),
  eachState(['cancelled', 'expired', 'closed', 'completed']).inferred(NOTHING_INSIDE)('Document', {
    'document/not-deletable-*': 'No document of * is `deletable`.',
  }),
  inferred(`\`deletable\` shows "whether the document can currently be deleted", and the deletion is allowed "while the
    document has no field": after the deletion of its fields, or their move to another document, it can be deleted
    again.`)('Document', {
    'document/deletable-after-fields':
      'After its fields are deleted or moved away, a document in a draft is `deletable`.',
  }),
  inferred(`\`deletable\` shows "whether the document can currently be deleted", and the deletion is "allowed only while
    the document has no field": the fields of another document do not count.`)('Document', {
    'document/deletable-beside-fields':
      'In a draft, a document without fields is `deletable`, whatever fields another document has.',
  }),
  inferred(`\`updatable\` and \`deletable\` show whether the document can "currently" be updated and deleted, and
    Document is also "the sub-object returned by document operations": if a response shows that a call is possible, the
    call is then accepted. A response may show that a new document cannot be changed yet.`)('Document', {
    'document/flags-kept-added':
      'The response to adding a PDF to a draft shows `updatable` and `deletable`. If a flag is true, the corresponding call is then accepted.',
  }),
  inferred(`\`updatable\` and \`deletable\` show whether the document can "currently" be updated and deleted, and
    Document is also "the sub-object returned by document operations": if a response shows a flag, the corresponding
    call is then accepted or refused accordingly.`)('Document', {
    'document/flags-answered-changed':
      'In the response to changing a document, `updatable` and `deletable` agree with whether its update and deletion are then accepted.',
  }),
  stated('Document', ACTING, {
    'document/updatable-agrees-stalled':
      '`updatable` of a document of a stalled transaction is true exactly when updating the document is accepted.',
    'document/deletable-agrees-stalled':
      '`deletable` of a document of a stalled transaction is true exactly when deleting the document is accepted.',
  }),
  eachState(['started', 'paused']).stated('Document', {
    'document/updatable-agrees-*':
      '`updatable` of a document of * is true exactly when updating the document is accepted.',
    'document/deletable-agrees-*':
      '`deletable` of a document of * is true exactly when deleting the document is accepted.',
  }),
)

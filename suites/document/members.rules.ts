import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { rulesOf } from '../interface/document/members.ts'
import { documentMembers } from './shape.ts'

/** What each member of a document is, and that a document is the same wherever it is answered. */
export const membersRules = tableOf(
  rulesOf(documentMembers),
  stated('Document', { 'document/id-shown': 'Every document that is answered has an `id`.' }),
  inferred(
    'The `id` is the "Document id", and every path names one document of a transaction by it ' +
      '("/transactions/{transaction_id}/documents/{document_id}"): two that share an id could not be told apart.',
  )('Document', { 'document/ids-differ': 'Two documents of a transaction have different ids.' }),
  inferred(
    'Document is both the "element of documents" and "the sub-object returned by document operations": what is answered and what ' +
      'the transaction holds are the same document.',
  )('Document', {
    'document/answer-read-added': 'The answer to a new document shows the document that the transaction then holds.',
    'document/answer-read-changed':
      'The answer to a change of a document shows the document that the transaction then holds.',
  }),
)

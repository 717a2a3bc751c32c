import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { rulesOf } from '../interface/document/members.ts'
import { documentMembers } from './shape.ts'

/** The type of each member of a document, and that every response shows the same document. */
export const membersRules = tableOf(
  rulesOf(documentMembers),
  stated('Document', { 'document/id-shown': 'Every document in a response has an `id`.' }),
  inferred(`The \`id\` is the "Document id", and every path names one document of a transaction by it
    ("/transactions/{transaction_id}/documents/{document_id}"): two documents with the same id could not be
    distinguished.`)('Document', { 'document/ids-differ': 'Two documents of a transaction have different ids.' }),
  inferred(`Document is both the "element of documents" and "the sub-object returned by document operations": the
    response and the transaction show the same document.`)('Document', {
    'document/answer-read-added':
      'The response to adding a document shows the document as the transaction then shows it.',
    'document/answer-read-changed':
      'The response to changing a document shows the document as the transaction then shows it.',
  }),
)

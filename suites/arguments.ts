import type { CallName } from '../helpers/engine/api/calls.ts'
import type { ArgumentTable } from './interface/document/arguments/argument.ts'
import { documentUpdate, newDocument, newFile, newInitials } from './interface/document/arguments/contents.ts'
import { fieldUpdate, newField } from './interface/document/arguments/fields.ts'
import { reviewer, sealAuthorization, sealLogo, signer } from './interface/document/arguments/instructions.ts'
import { listQuery, period } from './interface/document/arguments/queries.ts'
import { cancellation, newTransaction, transactionUpdate } from './interface/document/arguments/transactions.ts'

export { FILE_TYPES } from './interface/document/arguments/contents.ts'
export type { Argument, ArgumentTable } from './interface/document/arguments/argument.ts'

/** The documented arguments of each call. A call that is not listed has none, or its arguments are not shown. */
export const ARGUMENTS: Readonly<Partial<Record<CallName, ArgumentTable>>> = {
  create: newTransaction,
  list: listQuery,
  update: transactionUpdate,
  cancel: cancellation,
  upload: newFile,
  addDocument: newDocument,
  updateDocument: documentUpdate,
  addField: newField,
  updateField: fieldUpdate,
  addInitials: newInitials,
  addSigner: signer,
  addReviewer: reviewer,
  showSealLogo: sealLogo,
  authorizeSeal: sealAuthorization,
  summary: period,
}

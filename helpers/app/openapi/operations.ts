import type { CallName } from '../../engine/api/calls.ts'

/** The words that describe a call. */
interface Operation {
  /** The name of its function in generated clients. */
  readonly id: string
  readonly tag: keyof typeof TAGS
  readonly summary: string
  readonly description?: string
}

/** The groups of calls. */
export const TAGS = {
  Transactions: 'Create, change, start, pause, cancel and list transactions.',
  Documents: 'Upload files, and add them to transactions.',
  Fields: 'Place fields on documents.',
  Instructions: 'Assign signers, reviewers and seals.',
  Consumption: 'Count what a workspace used.',
  Undetailed: 'Calls that exist, and whose arguments and responses are not documented.',
} as const

const NOT_SHOWN = 'The arguments and the response are not documented.'
const undetailed = (id: string, summary: string): Operation => ({
  id,
  tag: 'Undetailed',
  summary,
  description: NOT_SHOWN,
})

/** The description of each call, in the order of the document. */
export const OPERATIONS: Readonly<Record<CallName, Operation>> = {
  create: { id: 'createTransaction', tag: 'Transactions', summary: 'Create a draft transaction' },
  update: {
    id: 'updateTransaction',
    tag: 'Transactions',
    summary: 'Update a transaction',
    description:
      'A draft, started or paused transaction can be updated. After the start, an update must be compatible with the state and the signature flow. The name can change until a participant has done a task.',
  },
  get: { id: 'getTransaction', tag: 'Transactions', summary: 'Read a transaction' },
  start: {
    id: 'startTransaction',
    tag: 'Transactions',
    summary: 'Start a draft transaction',
    description: 'The draft needs at least one signature instruction. The countdown to the expiry begins now.',
  },
  pause: {
    id: 'pauseTransaction',
    tag: 'Transactions',
    summary: 'Pause a started transaction',
    description: 'Participants can no longer reach it, and get no notifications. Its expiry stays the same.',
  },
  cancel: {
    id: 'cancelTransaction',
    tag: 'Transactions',
    summary: 'Cancel a draft, started or paused transaction',
    description: 'Its documents can no longer be downloaded, and it is deleted after 60 days.',
  },
  list: {
    id: 'listTransactions',
    tag: 'Transactions',
    summary: 'List transactions',
    description: 'Lists the transactions of the workspace that the caller may view or edit, the most recent first.',
  },
  upload: { id: 'uploadFile', tag: 'Documents', summary: 'Upload a file' },
  addDocument: { id: 'addDocument', tag: 'Documents', summary: 'Add a document to a transaction' },
  updateDocument: {
    id: 'updateDocument',
    tag: 'Documents',
    summary: 'Change a document',
    description: 'Possible until a participant has signed or reviewed the document.',
  },
  deleteDocument: {
    id: 'deleteDocument',
    tag: 'Documents',
    summary: 'Delete a document',
    description: 'Possible only while the document has no field.',
  },
  addField: {
    id: 'addField',
    tag: 'Fields',
    summary: 'Add a field to a document',
    description: 'A signature field without `page`, `x` and `y` is invisible.',
  },
  updateField: {
    id: 'updateField',
    tag: 'Fields',
    summary: 'Update a field',
    description:
      'The type `signature` with page 0 makes a signature field invisible, and `page`, `x` and `y` make it visible again. The type `visa` makes it a visa field.',
  },
  deleteField: {
    id: 'deleteField',
    tag: 'Fields',
    summary: 'Delete a field of a document',
    description: 'Possible only if no signer is linked to the field.',
  },
  deleteFieldDirectly: {
    id: 'deleteFieldDirectly',
    tag: 'Fields',
    summary: 'Delete a field of a transaction',
    description: 'Possible only if no signer is linked to the field.',
  },
  addInitials: {
    id: 'addInitials',
    tag: 'Fields',
    summary: 'Add initials fields to every page',
    description: 'Possible once for each document.',
  },
  addSigner: {
    id: 'addSigner',
    tag: 'Instructions',
    summary: 'Assign a signer to a field, or remove one',
    description: 'Alternate signers of a field are assigned one by one.',
  },
  addReviewer: {
    id: 'addReviewer',
    tag: 'Instructions',
    summary: 'Appoint a reviewer, or remove one',
    description: 'The reviewer reviews all documents of the recipient.',
  },
  showSealLogo: { id: 'setSealLogo', tag: 'Instructions', summary: 'Set the logo shown on a seal' },
  authorizeSeal: {
    id: 'authorizeSeal',
    tag: 'Instructions',
    summary: 'Authorize the use of a qualified certificate for legal persons',
  },
  summary: {
    id: 'getConsumptionSummary',
    tag: 'Consumption',
    summary: 'Read the consumption report',
    description: 'Further parameters are not documented.',
  },
  report: {
    id: 'getEventsReport',
    tag: 'Consumption',
    summary: 'Read the consumption report (deprecated)',
    description: 'Use `GET /v1/consumptions/summary` instead. The parameters are not documented.',
  },
  addEdition: undetailed('addEdition', 'Let one participant fill in another'),
  setSequence: undetailed('setSequencing', 'Let one participant act before another'),
  setParticipant: undetailed('setParticipant', 'Set a participant'),
  listMessages: undetailed('listMessages', 'List messages of participants'),
  sendMessage: undetailed('sendMessage', 'Send a message to participants'),
  updateMessage: undetailed('updateMessage', 'Change a message'),
  remind: undetailed('remindParticipants', 'Remind participants'),
}

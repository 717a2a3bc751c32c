import { pdf } from '../../../fixtures/documents/pdf.ts'
import type { Api, Form } from '../../../helpers/engine/api/api.ts'
import type { CallName } from '../../../helpers/engine/api/calls.ts'
import type { Need } from '../../../helpers/engine/catalogue/needs.ts'
import type { Args } from '../../../helpers/engine/http/encode.ts'
import type { Answer } from '../../../helpers/engine/http/exchange.ts'
import type { Context } from '../../../helpers/engine/scenario/context.ts'
import { onDocument, onDraft, onField, onSeal, onStartable, onStarted, withoutTransaction } from './scenes.ts'
import { pinIfKnown } from './seals.ts'
import { ahead, DAY, iso } from '../document/times.ts'

/** A documented call, prepared so that it must succeed. */
export interface Endpoint<Slug extends string = string> {
  /** Its word in the ids of rules: "cancel". */
  readonly slug: Slug
  /** The call in words, for statements and titles: "cancelling a transaction". */
  readonly doing: string
  /** Prepares what the call needs. A failure here is not a verdict. */
  readonly prepare: (context: Context) => Promise<Sendable>
  /** The path in the transaction at which its effect appears; absent if it has none there. */
  readonly shows?: string
  /** The needs of `prepare`. */
  readonly needs?: readonly Need[]
  /** Not all of its arguments are documented: it may be refused with those that are. */
  readonly asksMore?: true
}

/** The ids for the path of a call, and its body. */
export interface Sendable {
  /** In the order of the path: the id of the transaction comes first, if there is one. */
  readonly ids: readonly string[]
  readonly args?: Args | undefined
  readonly body?: Form
}

/** The period of a report. */
const lastDay = (context: Context): Args => ({
  created_gt: iso(ahead(context, -DAY)),
  created_lt: iso(ahead(context, 0)),
})
/** The position of a field. */
const PLACE = { page: 1, x: 100, y: 300 }
const RENAMED = { name: 'Another name' }

/** Every documented call (document: Endpoints). Sending a call judges nothing. */
export const ENDPOINTS = {
  create: { slug: 'create', doing: 'creating a transaction', prepare: withoutTransaction(() => ({})) },
  list: { slug: 'list', doing: 'listing transactions', prepare: withoutTransaction(() => ({ size: 1 })) },
  get: {
    slug: 'get',
    doing: 'reading a transaction',
    prepare: async ({ given }) => ({ ids: [(await given.readable()).id] }),
  },
  update: {
    slug: 'update',
    doing: 'updating a transaction',
    prepare: async ({ given, people }) => ({ ids: [(await given.draft()).id], args: { name: people.title() } }),
    shows: 'name',
  },
  start: { slug: 'start', doing: 'starting a transaction', prepare: onStartable, shows: 'state' },
  pause: { slug: 'pause', doing: 'pausing a transaction', prepare: onStarted, shows: 'state' },
  cancel: { slug: 'cancel', doing: 'cancelling a transaction', prepare: onDraft(), shows: 'state' },
  upload: {
    slug: 'upload',
    doing: 'uploading a file',
    prepare: async () => {
      const file = { field: 'file', filename: 'lease.pdf', type: 'application/pdf', bytes: await pdf() }
      return { ids: [], body: { parts: [file] } }
    },
  },
  addDocument: {
    slug: 'add-document',
    doing: 'adding a document',
    prepare: async ({ given }) => {
      const [{ id }, document] = await Promise.all([given.draft(), given.file()])
      return { ids: [id], args: { document } }
    },
    shows: 'documents',
  },
  updateDocument: {
    slug: 'update-document',
    doing: 'changing a document',
    prepare: onDocument(RENAMED),
    shows: 'documents[].name',
  },
  deleteDocument: { slug: 'delete-document', doing: 'deleting a document', prepare: onDocument(), shows: 'documents' },
  addField: { slug: 'add-field', doing: 'adding a field', prepare: onDocument(PLACE), shows: 'documents[].fields' },
  updateField: {
    slug: 'update-field',
    doing: 'changing a field',
    prepare: onField({ ...PLACE, y: 400 }, PLACE),
    shows: 'documents[].fields[].position.y',
  },
  deleteField: {
    slug: 'delete-field',
    doing: 'deleting a field of a document',
    prepare: onField(undefined, PLACE),
    shows: 'documents[].fields',
  },
  deleteFieldDirectly: {
    slug: 'delete-field-directly',
    doing: 'deleting a field of a transaction',
    prepare: async (context) => {
      const [id, , fieldId] = (await onField(undefined, PLACE)(context)).ids
      return { ids: [id, fieldId] }
    },
    shows: 'documents[].fields',
  },
  addInitials: {
    slug: 'add-initials',
    doing: 'adding initials fields',
    prepare: onDocument({ y: 40 }),
    shows: 'documents[].fields',
  },
  addSigner: {
    slug: 'add-signer',
    doing: 'assigning a signer',
    prepare: async (context) => {
      const [id, , field] = (await onField(undefined, PLACE)(context)).ids
      return { ids: [id], args: { signer: context.people.email(), field } }
    },
    shows: 'instructions.signatures',
  },
  addReviewer: {
    slug: 'add-reviewer',
    doing: 'appointing a reviewer',
    prepare: async ({ given, people }) => {
      const { id, signer } = await given.startable()
      return { ids: [id], args: { reviewer: people.email(), recipient: signer } }
    },
    shows: 'instructions.reviews',
  },
  showSealLogo: {
    slug: 'show-seal-logo',
    doing: 'setting the logo of a seal',
    prepare: onSeal({ logo_display: 'none' }),
    needs: ['seal'],
  },
  authorizeSeal: {
    slug: 'authorize-seal',
    doing: 'authorizing a seal',
    prepare: async (context) => ({ ids: (await onSeal()(context)).ids, args: pinIfKnown(context) }),
    needs: ['seal'],
  },
  summary: {
    slug: 'summary',
    doing: 'reading the consumption report',
    prepare: withoutTransaction(lastDay),
    asksMore: true,
  },
  report: {
    slug: 'report',
    doing: 'reading the deprecated report',
    prepare: withoutTransaction(lastDay),
    asksMore: true,
  },
  addEdition: { slug: 'add-edition', doing: 'adding an edition', prepare: onDraft() },
  setSequence: { slug: 'set-sequence', doing: 'setting a sequence', prepare: onDraft() },
  setParticipant: { slug: 'set-participant', doing: 'setting a participant', prepare: onDraft() },
  listMessages: { slug: 'list-messages', doing: 'listing messages', prepare: onStarted },
  sendMessage: { slug: 'send-message', doing: 'sending a message', prepare: onStarted },
  updateMessage: {
    slug: 'update-message',
    doing: 'changing a message',
    prepare: async (context) => ({ ids: [...(await onStarted(context)).ids, 'message-unknown'] }),
  },
  remind: { slug: 'remind', doing: 'reminding a participant', prepare: onStarted },
} as const satisfies Record<CallName, Endpoint>

/** Sends a prepared call. */
export function sendTo(api: Api, name: CallName, { ids, args, body }: Sendable): Promise<Answer> {
  return body ? api.raw(name, ids, body) : api.call(name, ids, args)
}

/** The calls on transactions themselves, in the order of the document. */
export const TRANSACTION_CALLS = ['create', 'list', 'get', 'update', 'start', 'pause', 'cancel'] as const
/** The calls on an existing transaction. */
export const CALLS_ON_TRANSACTION = ['get', 'update', 'start', 'pause', 'cancel'] as const
/** The calls that change a transaction. */
export const CHANGING_CALLS = ['update', 'start', 'pause', 'cancel'] as const
/** The two calls that read the consumption report. */
export const REPORTS = ['summary', 'report'] as const
/** The calls on signers, reviewers and seals that succeed without a PIN. */
export const INSTRUCTION_CALLS = ['addSigner', 'addReviewer', 'showSealLogo'] as const
/** The described calls whose response has a body and that succeed without a PIN. */
export const ANSWERED_CALLS = [
  ...TRANSACTION_CALLS,
  'upload',
  'addDocument',
  'updateDocument',
  'addField',
  'updateField',
  'addInitials',
  ...INSTRUCTION_CALLS,
  ...REPORTS,
] as const
/** The upload, and the calls on contents of a transaction whose response is JSON. */
export const INSIDE_CALLS = [
  'upload',
  'addDocument',
  'updateDocument',
  'addField',
  'updateField',
  'addInitials',
] as const
/** The deletions, whose response is empty. */
export const DELETIONS = ['deleteDocument', 'deleteField', 'deleteFieldDirectly'] as const
/** The calls listed without detail: they exist, but their arguments are not shown. */
export const UNDETAILED_CALLS = [
  'addEdition',
  'setSequence',
  'setParticipant',
  'listMessages',
  'sendMessage',
  'updateMessage',
  'remind',
] as const

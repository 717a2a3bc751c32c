import { pdf } from '../../fixtures/documents/pdf.ts'
import type { Api, Form } from '../../helpers/api/api.ts'
import type { CallName } from '../../helpers/api/calls.ts'
import type { Args } from '../../helpers/http/encode.ts'
import type { Answer } from '../../helpers/http/exchange.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import { ahead, DAY, iso } from './times.ts'

/** A documented call, brought to where it must succeed. */
export interface Endpoint {
  /** What is done, for statements and titles: "cancelling a transaction". */
  readonly doing: string
  /** Brings about what the call needs. A failure here is no verdict. */
  readonly prepare: (context: Context) => Promise<Sendable>
  /** The path in the transaction at which its effect shows; absent where it has none there. */
  readonly shows?: string
}

/** What a call is sent with: the ids of its path, and a body. */
export interface Sendable {
  /** In the order of the path: the id of the transaction stands first, where there is one. */
  readonly ids: readonly string[]
  readonly args?: Args
  readonly body?: Form
}

const none = async (): Promise<Sendable> => ({ ids: [] })
const onDraft = async ({ given }: Context): Promise<Sendable> => ({ ids: [(await given.draft()).id] })
const onStarted = async ({ given }: Context): Promise<Sendable> => ({ ids: [(await given.started()).id] })
const onStartable = async ({ given }: Context): Promise<Sendable> => ({ ids: [(await given.startable()).id] })

/** The period of a report. */
const lastDay = (): Args => ({ created_gt: iso(ahead(-DAY)), created_lt: iso(ahead(0)) })

const FIELD: Args = { page: 1, x: 100, y: 300 }
/** A draft with a document and no field. */
const documented = async ({ given }: Context): Promise<[id: string, documentId: string]> => {
  const [{ id }, document] = await Promise.all([given.draft(), given.file()])
  return [id, String((await given.calls.addDocument(id, { document }))['id'])]
}
/** The same with a field that has no signer. */
const fielded = async (context: Context): Promise<[id: string, documentId: string, fieldId: string]> => {
  const [id, documentId] = await documented(context)
  return [id, documentId, String((await context.given.calls.addField(id, documentId, FIELD))['id'])]
}
/** A draft whose signer is a certificate for legal person. */
const sealed = async ({ given, fact }: Context): Promise<[id: string, seal: string]> => {
  const { id, documentId } = await given.startable()
  const { signer } = await given.signer(id, documentId, { signer: fact('seal'), field: { y: 300 } })
  return [id, signer]
}

/** Every documented call (document: Endpoints). What sends them says nothing about what they answer. */
export const ENDPOINTS = {
  create: { doing: 'creating a transaction', prepare: none },
  list: { doing: 'listing transactions', prepare: async () => ({ ids: [], args: { size: 1 } }) },
  get: {
    doing: 'reading a transaction',
    prepare: async ({ given }) => ({ ids: [(await given.readable()).id] }),
  },
  update: {
    doing: 'updating a transaction',
    prepare: async (context) => ({ ...(await onDraft(context)), args: { name: 'Another name' } }),
    shows: 'name',
  },
  start: { doing: 'starting a transaction', prepare: onStartable, shows: 'state' },
  pause: { doing: 'pausing a transaction', prepare: onStarted, shows: 'state' },
  cancel: { doing: 'cancelling a transaction', prepare: onDraft, shows: 'state' },
  upload: {
    doing: 'uploading a file',
    prepare: async () => {
      const file = { field: 'file', filename: 'lease.pdf', type: 'application/pdf', bytes: await pdf() }
      return { ids: [], body: { parts: [file] } }
    },
  },
  addDocument: {
    doing: 'adding a document',
    prepare: async (context) => {
      const { given } = context
      const [draft, document] = await Promise.all([onDraft(context), given.file()])
      return { ...draft, args: { document } }
    },
    shows: 'documents',
  },
  updateDocument: {
    doing: 'changing a document',
    prepare: async (context) => ({ ids: await documented(context), args: { name: 'Another name' } }),
    shows: 'documents[].name',
  },
  deleteDocument: {
    doing: 'deleting a document',
    prepare: async (context) => ({ ids: await documented(context) }),
    shows: 'documents',
  },
  addField: {
    doing: 'adding a field',
    prepare: async (context) => ({ ids: await documented(context), args: FIELD }),
    shows: 'documents[].fields',
  },
  updateField: {
    doing: 'changing a field',
    prepare: async (context) => ({ ids: await fielded(context), args: { ...FIELD, y: 400 } }),
    shows: 'documents[].fields[].position.y',
  },
  deleteField: {
    doing: 'deleting a field of a document',
    prepare: async (context) => ({ ids: await fielded(context) }),
    shows: 'documents[].fields',
  },
  deleteFieldDirectly: {
    doing: 'deleting a field of a transaction',
    prepare: async (context) => {
      const [id, , fieldId] = await fielded(context)
      return { ids: [id, fieldId] }
    },
    shows: 'documents[].fields',
  },
  addInitials: {
    doing: 'adding initials fields',
    prepare: async (context) => ({ ids: await documented(context), args: { y: 40 } }),
    shows: 'documents[].fields',
  },
  addSigner: {
    doing: 'assigning a signer',
    prepare: async (context) => {
      const [id, , field] = await fielded(context)
      return { ids: [id], args: { signer: context.people.email(), field } }
    },
    shows: 'instructions.signatures',
  },
  addReviewer: {
    doing: 'appointing a reviewer',
    prepare: async ({ given, people }) => {
      const { id, signer } = await given.startable()
      return { ids: [id], args: { reviewer: people.email(), recipient: signer } }
    },
    shows: 'instructions.reviews',
  },
  showSealLogo: {
    doing: 'setting the logo of a seal',
    prepare: async (context) => ({ ids: await sealed(context), args: { logo_display: 'none' } }),
  },
  authorizeSeal: {
    doing: 'authorizing a seal',
    // Which means and which PIN is known to the control interface alone: the call exists all the same.
    prepare: async (context) => ({
      ids: await sealed(context),
      args: { auth_data: { 'means-unknown': { value: 100_000 } } },
    }),
  },
  summary: { doing: 'reading the consumption report', prepare: async () => ({ ids: [], args: lastDay() }) },
  report: { doing: 'reading the deprecated report', prepare: async () => ({ ids: [], args: lastDay() }) },
  addEdition: { doing: 'adding an edition', prepare: onDraft },
  setSequence: { doing: 'setting a sequence', prepare: onDraft },
  setParticipant: { doing: 'setting a participant', prepare: onDraft },
  listMessages: { doing: 'listing messages', prepare: onStarted },
  sendMessage: { doing: 'sending a message', prepare: onStarted },
  updateMessage: {
    doing: 'changing a message',
    prepare: async ({ given }) => ({ ids: [(await given.started()).id, 'message-unknown'] }),
  },
  remind: { doing: 'reminding a participant', prepare: onStarted },
} as const satisfies Record<CallName, Endpoint>

/** Sends a call that was prepared. */
export function sendTo(api: Api, name: CallName, { ids, args, body }: Sendable): Promise<Answer> {
  return body ? api.raw(name, ids, body) : api.call(name, ids, args)
}

/** The calls on transactions themselves: which of them a rule is about, in the order of the document. */
export const TRANSACTION_CALLS = ['create', 'list', 'get', 'update', 'start', 'pause', 'cancel'] as const
/** Those on a transaction that is there. */
export const CALLS_ON_TRANSACTION = ['get', 'update', 'start', 'pause', 'cancel'] as const
/** Those that change it. */
export const CHANGING_CALLS = ['update', 'start', 'pause', 'cancel'] as const

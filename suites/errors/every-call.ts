import type { Answer, Api, Args, CallName, Context } from '../../helpers/engine/index.ts'
import { offersInitials } from '../../helpers/engine/facts/workspace.ts'
import { PLACE } from '../interface/reads/fields.ts'
import { CALLS_ON_TRANSACTION, DELETIONS, REPORTS, sendTo, type Sendable } from '../interface/scenes/endpoints.ts'
import { ONE_DAY, startAndEnd } from '../interface/scenes/refused-when-ended.ts'
import type { ENDED } from '../interface/document/states.ts'
import { refusedAnswers } from './refusals.ts'

/** A draft with one document, which has a field with a signer. */
type Draft = Awaited<ReturnType<Context['given']['startable']>>

/** The calls on a transaction and on what it contains. None of them needs to succeed, so no file is uploaded for them. */
const ON_TRANSACTION = {
  get: ({ id }) => ({ ids: [id] }),
  update: ({ id }) => ({ ids: [id], args: { language: 'en' } }),
  start: ({ id }) => ({ ids: [id] }),
  pause: ({ id }) => ({ ids: [id] }),
  cancel: ({ id }) => ({ ids: [id] }),
  addDocument: ({ id, documentId }) => ({ ids: [id], args: { document: documentId } }),
  updateDocument: ({ id, documentId }) => ({ ids: [id, documentId], args: { name: 'Another name' } }),
  deleteDocument: ({ id, documentId }) => ({ ids: [id, documentId] }),
  addField: ({ id, documentId }) => ({ ids: [id, documentId], args: PLACE }),
  updateField: ({ id, documentId, fieldId }) => ({ ids: [id, documentId, fieldId], args: PLACE }),
  deleteField: ({ id, documentId, fieldId }) => ({ ids: [id, documentId, fieldId] }),
  deleteFieldDirectly: ({ id, fieldId }) => ({ ids: [id, fieldId] }),
  addInitials: ({ id, documentId }) => ({ ids: [id, documentId], args: { y: 40 } }),
  addSigner: ({ id, signer, fieldId }) => ({ ids: [id], args: { signer, field: fieldId } }),
  addReviewer: ({ id, signer }) => ({ ids: [id], args: { reviewer: signer, recipient: signer } }),
} as const satisfies Partial<Record<CallName, (draft: Draft) => Sendable>>

/** The calls that have no transaction in their path. */
const ELSEWHERE = {
  list: () => ({ ids: [], args: { size: 1 } }),
  create: () => ({ ids: [], args: {} }),
  upload: () => ({ ids: [], body: { parts: [{ field: 'file', filename: 'lease.pdf', bytes: Buffer.from('%PDF-') }] } }),
  summary: () => ({ ids: [] }),
  report: () => ({ ids: [] }),
} as const satisfies Partial<Record<CallName, (draft: Draft) => Sendable>>

const SENDABLES = { ...ON_TRANSACTION, ...ELSEWHERE }
type Call = keyof typeof SENDABLES

/** The calls on a transaction that need no seal. */
export const ALL_ON_TRANSACTION = Object.keys(ON_TRANSACTION) as Call[]
/** Every described call that needs no seal. */
export const EVERY_CALL = Object.keys(SENDABLES) as Call[]
/** A call of each kind: other calls with an unknown key hardly differ from them. */
export const EACH_KIND = ['get', 'create', ...DELETIONS, ...REPORTS] as const

/** The refusals of changes of the contents of a transaction that has ended. */
export async function refusedInside(context: Context, state: (typeof ENDED)[number]): Promise<Answer[]> {
  const { api, given, people, workspace } = context
  const draft = await given.startable(state === 'expired' ? ONE_DAY : {})
  const file = await given.file()
  await startAndEnd(context, draft.id, state)
  // Arguments that a draft would accept, so that only the state bars the call.
  const args: Partial<Record<CallName, Args>> = {
    addDocument: { document: file },
    addField: { ...PLACE, y: 400 },
    addSigner: { signer: people.email(), field: draft.fieldId },
    addReviewer: { reviewer: people.email(), recipient: draft.signer },
  }
  const outside: readonly Call[] = offersInitials(workspace)
    ? CALLS_ON_TRANSACTION
    : [...CALLS_ON_TRANSACTION, 'addInitials']
  const sent = ALL_ON_TRANSACTION.filter((call) => !outside.includes(call))
  const ways = sent.map((call) => () => {
    const plain: Sendable = SENDABLES[call](draft)
    return sendTo(api, call, { ...plain, args: args[call] ?? plain.args })
  })
  return refusedAnswers(context, { what: 'changes of an ended transaction', ways })
}

/**
 * The responses with a status to calls about a draft.
 * @param api the calls with the key of their caller
 * @param id replaces the id of the draft
 */
export async function refusedWith(
  context: Context,
  status: number,
  { calls, api, id }: { readonly calls: readonly Call[]; readonly api: Api; readonly id?: string },
): Promise<Answer[]> {
  const draft = await context.given.startable()
  const at = id === undefined ? draft : { ...draft, id }
  const sent = calls.filter((call) => call !== 'addInitials' || offersInitials(context.workspace))
  const ways = sent.map((call) => () => sendTo(api, call, SENDABLES[call](at)))
  const answers = await refusedAnswers(context, { what: 'these calls', ways })
  const refused = answers.filter((answer) => answer.status === status)
  return refused.length > 0 ? refused : context.notExercised(`no call is refused with ${status}`)
}

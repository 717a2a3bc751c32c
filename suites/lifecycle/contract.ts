import { pdf } from '../../fixtures/documents/pdf.ts'
import type { Args } from '../../helpers/http/encode.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import type { RuleId } from '../catalogue.ts'
import { heldBy, richArgs } from '../interface/rich.ts'

/** A contract as a client has it signed, ready to be started. */
export interface Contract {
  readonly id: string
  readonly args: Args
  readonly documents: readonly string[]
  /** The emails of all who sign, put their visa, or review. */
  readonly people: readonly string[]
}

/** The rules of its steps, each of which tells its own breach. */
export const STEPS: readonly RuleId[] = [
  ...heldBy('create'),
  'file/multipart',
  'file/id-shown',
  'document/added',
  'field/created-signature',
  'field/created-visa',
  'signature/assigned',
  'review/appointed',
  'lifecycle/draft-start',
]

/** Uploads a file, and adds it to a transaction as a document. Returns the id of the document. */
async function documentIn({ accepts, api }: Context, id: string, name: string): Promise<string> {
  const bytes = await pdf()
  const file = await accepts(() => api.upload({ filename: `${name}.pdf`, type: 'application/pdf', bytes }))
  const document = await accepts(() => api.addDocument(id, { document: String(file['id']), name }))
  return String(document['id'])
}

/** Places a field on a document, and assigns it to a person. Returns their email. */
async function fieldFor(context: Context, id: string, documentId: string, args: Args): Promise<string> {
  const { accepts, api, people } = context
  const signer = people.email()
  const field = await accepts(() => api.addField(id, documentId, args))
  await accepts(() => api.addSigner(id, { signer, field: String(field['id']) }))
  return signer
}

/**
 * Asserts that a client can take each step up to the start, in the order in which the document names them: a transaction, files,
 * documents, fields, signers, reviewers.
 */
export async function contract(context: Context): Promise<Contract> {
  const { accepts, api, people } = context
  const args = richArgs(context)
  const created = await accepts(() => api.create(args))
  const id = String(created['id'])
  const lease = await documentIn(context, id, 'Lease')
  const annex = await documentIn(context, id, 'Inventory')
  const landlord = await fieldFor(context, id, lease, { type: 'signature', page: 1, x: 80, y: 120 })
  const tenant = await fieldFor(context, id, annex, { type: 'signature', page: 1, x: 320, y: 120 })
  const agent = await fieldFor(context, id, lease, { type: 'visa', page: 1, x: 80, y: 400 })
  const reviewer = people.email()
  await accepts(() => api.addReviewer(id, { reviewer, recipient: tenant }))
  return { id, args, documents: [lease, annex], people: [landlord, tenant, agent, reviewer] }
}

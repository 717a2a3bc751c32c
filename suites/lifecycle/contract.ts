import { pdf } from '../../fixtures/documents/pdf.ts'
import type { Context } from '../../helpers/engine/index.ts'

/** The documents of a contract, and the fields of its participants. */
const DOCUMENTS = [
  {
    name: 'Lease',
    fields: [
      { who: 'tenant', type: 'signature', page: 1, x: 80, y: 120 },
      { who: 'landlord', type: 'signature', page: 1, x: 320, y: 120 },
    ],
  },
  { name: 'Inventory', fields: [{ who: 'agent', type: 'visa', page: 1, x: 200, y: 400 }] },
] as const

/** The rules of the single steps. They report a step that fails. */
const STEPS = [
  'transaction-arguments/name-kept-create',
  'transaction-arguments/language-kept-create',
  'transaction-arguments/duration-kept-create',
  'metadata/kept-create',
  'transaction-arguments/carbon-copies-kept-create',
  'transaction-arguments/carbon-copy-subject-kept-create',
  'transaction-arguments/carbon-copy-message-kept-create',
  'transaction/id-shown',
  'file/multipart',
  'file/id-shown',
  'document/added',
  'transaction/documents-hold-document',
  'field/created-signature',
  'field/created-visa',
  'signature/assigned',
  'transaction/instructions-hold-signature',
  'review/appointed',
  'transaction/instructions-hold-review',
  'lifecycle/draft-start',
  'lifecycle/visa-start',
] as const

/** Creates and starts a contract in the order of the document. Asserts that each step is accepted, and returns its contents. */
export async function startedContract({ api, accepts, people, dependsOn }: Context) {
  dependsOn(...STEPS)
  const made = async (send: Parameters<typeof accepts>[0]) => String((await accepts(send))['id'])
  const [tenant, landlord, agent, reviewer] = [people.email(), people.email(), people.email(), people.email()]
  const signers = { tenant, landlord, agent }
  // None of these is a default.
  const args = {
    name: people.title(),
    language: 'en',
    // A transaction with a long duration may not be pausable.
    duration: 2_880,
    metadata: { dossier: 'A4711', team: 'Leasing' },
    carbon_copies: [people.email()],
    carbon_copy_subject: 'The lease is signed',
    carbon_copy_message: 'Please find the signed lease in your folder.',
  }
  const id = await made(() => api.create(args))
  const documents: string[] = []
  const signatures: { signer: string; field: string }[] = []
  for (const { name, fields } of DOCUMENTS) {
    // A service may take a file with the same content for the same file.
    const bytes = await pdf({ text: people.word() })
    const document = await made(() => api.upload({ filename: `${name}.pdf`, type: 'application/pdf', bytes }))
    const documentId = await made(() => api.addDocument(id, { document, name }))
    documents.push(documentId)
    for (const { who, ...place } of fields) {
      const field = await made(() => api.addField(id, documentId, place))
      await accepts(() => api.addSigner(id, { signer: signers[who], field }))
      signatures.push({ signer: signers[who], field })
    }
  }
  await accepts(() => api.addReviewer(id, { reviewer, recipient: tenant }))
  await accepts(() => api.start(id))
  return { id, args, documents, signatures, reviewer, recipient: tenant, people: [reviewer, tenant, landlord, agent] }
}

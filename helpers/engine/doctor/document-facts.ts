import { pdf } from '../../../fixtures/documents/pdf.ts'
import { FACTS, type TextFact } from '../facts/facts.ts'
import { textOf } from '../facts/workspace.ts'
import { isSuccess, type Answer } from '../http/exchange.ts'
import { objectsIn } from '../values/json.ts'
import { contentOf, type Look } from './look.ts'
import { insteadOf, isRefused, refusalText, remark, type Remark } from './remark.ts'

const ABOUT = 'facts'
const PLACE = { page: 1, x: 100, y: 100 }

/**
 * Checks the facts that need a document: archiving and seals. The document does not say how a seal is assigned, so a
 * refused seal does not keep a run from starting.
 * @param id the id of a draft
 */
export async function documentFacts(look: Look, id: string): Promise<Remark[]> {
  const { workspace } = look.session.target
  const archiving = textOf(workspace, 'archiving')
  const seals = (['seal', 'other-seal'] as const).filter((fact) => textOf(workspace, fact) !== undefined)
  if (archiving === undefined && seals.length === 0) return []
  const { api } = look
  const upload = await api.upload({ filename: 'doctor.pdf', type: 'application/pdf', bytes: await pdf({}) })
  const { id: document } = contentOf(upload)
  if (document === undefined) return [notChecked(`the response to the upload of a file was ${upload.status}`)]
  const archived =
    archiving === undefined ? undefined : await api.addDocument(id, { document, archiving_configuration_id: archiving })
  const added = archived && isSuccess(archived) ? archived : await api.addDocument(id, { document })
  const { id: documentId } = contentOf(added)
  if (documentId === undefined) return [notChecked(`the response to a new document was ${added.status}`)]
  const remarks =
    archived && isRefused(archived) ? await archivingRemarks(look, [id, documentId], archived, archiving) : []
  for (const fact of seals) remarks.push(...(await sealRemarks(look, [id, documentId], fact)))
  return remarks
}

const notChecked = (why: string) => remark(ABOUT, 'note', `archiving and seals could not be checked: ${why}`)

type Place = readonly [id: string, documentId: string]

/** An archiving configuration is reported only if both a new and an existing document are refused with it. */
async function archivingRemarks({ api }: Look, place: Place, added: Answer, configuration = ''): Promise<Remark[]> {
  if (!isRefused(await api.updateDocument(...place, { archiving_configuration_id: configuration }))) return []
  const why = `the target refuses a document with it (${refusalText(added)})`
  return [remark(ABOUT, 'wrong', `${FACTS.archiving.variable}: ${why}; ${insteadOf('archiving')}`)]
}

async function sealRemarks({ api, session }: Look, [id, documentId]: Place, fact: TextFact): Promise<Remark[]> {
  const field = contentOf(await api.addField(id, documentId, PLACE)).id
  if (field === undefined) return [notChecked('no field could be created')]
  const seal = textOf(session.target.workspace, fact) ?? ''
  const answer = await api.addSigner(id, { signer: seal, field })
  const isSealer = objectsIn(contentOf(answer).members, 'sealers').some((sealer) => sealer['id'] === seal)
  if (isSuccess(answer) ? isSealer : !isRefused(answer)) return []
  const why = isSuccess(answer)
    ? 'the target accepts it as a signer, but does not list it as a sealer'
    : `the target refuses it as a signer (${refusalText(answer)})`
  return [remark(ABOUT, 'warning', `${FACTS[fact].variable}: ${why}; ${insteadOf(fact)}`)]
}

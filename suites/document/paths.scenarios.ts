import { idOf } from '../../helpers/engine/catalogue/pattern.ts'
import { ENDPOINTS } from '../interface/scenes/endpoints.ts'
import { unknownIdLike, surelyUnknownId } from '../interface/document/unknown-ids.ts'
import { scenario } from '../scenario.ts'
import { DOCUMENT_CALLS, ONE_DOCUMENT_CALLS } from './calls.ts'

const argsOf = (call: (typeof ONE_DOCUMENT_CALLS)[number]) =>
  call === 'updateDocument' ? { name: 'Another name' } : undefined

for (const call of DOCUMENT_CALLS) {
  const { slug, doing } = ENDPOINTS[call]
  const rule = idOf('document/*-unknown-transaction', slug)
  scenario(rule, `refuses ${doing} in an unknown transaction with 404`, async ({ api, given, answers }) => {
    const [unknown, { documentId }] = await Promise.all([given.unknownId(), given.documented()])
    const args = call === 'addDocument' ? { document: await given.file() } : argsOf(call)
    await answers(404, () => api.call(call, call === 'addDocument' ? [unknown] : [unknown, documentId], args))
  })
}

for (const call of ONE_DOCUMENT_CALLS) {
  const { slug, doing } = ENDPOINTS[call]

  scenario(idOf('document/*-unknown-document', slug), `refuses ${doing} that is unknown with 404`, async (context) => {
    const [{ id, documentId }, other] = await Promise.all([context.given.documented(), context.given.documented()])
    // If ids repeat between transactions, they are numbered within each transaction, and another number names no document.
    const isCounted = other.documentId === documentId
    const unknown = isCounted ? unknownIdLike(documentId) : surelyUnknownId(context, documentId)
    await context.answers(404, () => context.api.call(call, [id, unknown], argsOf(call)))
  })

  scenario(idOf('document/*-of-another', slug), `refuses ${doing} of another transaction`, async (context) => {
    const { api, given, refused, notExercised } = context
    const [one, other] = [await given.documented(), await given.documented()]
    // Ids may repeat between transactions, so the scenario needs one that the first transaction does not have.
    const isSame = other.documentId === one.documentId
    const documentId = isSame ? await context.given.anotherDocument(other.id) : other.documentId
    if (documentId === one.documentId) notExercised('the documents of the two transactions have the same ids')
    const send = (transaction: string) => () => api.call(call, [transaction, documentId], argsOf(call))
    await refused(send(one.id), { twin: send(other.id), leaves: other.id, notFound: true })
  })

  scenario('document/odd-id', `survives ${doing} with an id of special characters`, async ({ api, given, copes }) => {
    const { id } = await given.documented()
    await copes(() => api.call(call, [id, `a b+c%d"e'f`], argsOf(call)))
  })
}

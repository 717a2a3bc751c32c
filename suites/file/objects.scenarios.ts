import { drawnPdf } from '../../fixtures/documents/drawn-pdf.ts'
import { OTHER_KINDS, pdfFile } from '../../fixtures/documents/kinds.ts'
import { contentIn } from '../../helpers/engine/index.ts'
import { scenario } from '../scenario.ts'
import { fileMembers } from './shape.ts'
import { uploaded } from './uploads.ts'

scenario('file/answered-itself', 'returns the file itself from an upload', async ({ api, given, check, dependsOn }) => {
  dependsOn('transaction/answered-itself')
  const file = await pdfFile()
  const answer = await given.answer(() => api.upload(file))
  const isItself = contentIn(answer) === answer.body
  check.that('body of the response to the upload', isItself, 'the file object itself', answer.body)
})

scenario('file/object', 'returns a file object from an upload', async ({ api, given, check }) => {
  const file = await pdfFile()
  const { object } = await given.success(() => api.upload(file))
  check.equal('object in the response to the upload', object, 'file')
})

scenario('file/object', 'returns a file object for every other kind', async ({ api, given, check, dependsOn }) => {
  dependsOn('file/word', 'file/jpeg', 'file/png')
  for (const [kind, file] of Object.entries(OTHER_KINDS)) {
    const { object } = await given.success(() => api.upload(file()))
    check.equal(`object in the response to the upload of a ${kind} file`, object, 'file')
  }
})

scenario(fileMembers.always.ids, 'shows the members of a file as documented', async ({ api, given }) => {
  const file = await pdfFile()
  await given.success(() => api.upload(file))
})

scenario('file/id-shown', 'returns the id of the file from an upload', async ({ api, given, check }) => {
  const file = await pdfFile()
  const { id } = await given.success(() => api.upload(file))
  check.present('id in the response to the upload', id)
})

// Same name, same size and a long common beginning, to detect ids that depend on only a part of the content.
scenario('file/ids-differ', 'gives two files with the same name different ids', async ({ api, given, check }) => {
  const send = async (height: number) =>
    given.made(async () => api.upload({ ...(await pdfFile()), bytes: drawnPdf(height) }))
  const [one, other] = [await send(100), await send(700)]
  check.different('id of the second file', other.id, one.id)
})

scenario('file/ids-same-bytes', 'records the ids of a file that is uploaded twice', async (context) => {
  const [one, other] = [await uploaded(context, 'lease.pdf'), await uploaded(context, 'lease.pdf')]
  context.observe('ids of a file that is uploaded twice', one.id === other.id ? 'the same' : 'different')
})

scenario('file/in-two-transactions', 'records whether a file can be added twice', async ({ api, given, witness }) => {
  const [document, one, other] = await Promise.all([given.file(), given.draft(), given.draft()])
  await given.calls.addDocument(one.id, { document })
  await witness('a file that is already in another transaction', () => api.addDocument(other.id, { document }))
})

scenario('file/of-second-key', 'records whether a file of another key can be added', async (context) => {
  const { api, apiWithSecondKey, given, witness } = context
  const [{ id }, file] = [await given.draft(), await pdfFile()]
  const { id: document } = await given.made(() => apiWithSecondKey().upload(file))
  await witness('a file of another key', () => api.addDocument(id, { document }))
})

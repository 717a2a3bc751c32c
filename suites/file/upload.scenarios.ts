import { pdfFile } from '../../fixtures/documents/kinds.ts'
import { pdf } from '../../fixtures/documents/pdf.ts'
import { multipartEncode } from '../../helpers/engine/http/multipart.ts'
import { acceptedResponse } from '../interface/writes/accepted-answer.ts'
import { blamePlainCase } from '../interface/writes/blame-plain-case.ts'
import { scenario } from '../scenario.ts'

scenario('file/multipart', 'accepts a file as multipart/form-data', async ({ api, accepts }) => {
  const bytes = await pdf()
  await accepts(() => api.upload({ filename: 'lease.pdf', type: 'application/pdf', bytes }))
})

scenario('file/boundary-in-quotes', 'accepts an upload with a quoted boundary', async (context) => {
  const { contentType, body: raw } = multipartEncode([{ field: 'file', ...(await pdfFile()) }])
  const accepts = async (type: string) =>
    void (await acceptedResponse(context, () =>
      context.api.raw('upload', [], { headers: { 'content-type': type }, raw }),
    ))
  await blamePlainCase(
    () => accepts(contentType.replace(/boundary=(.*)/, 'boundary="$1"')),
    () => accepts(contentType),
    'file/multipart',
  )
})

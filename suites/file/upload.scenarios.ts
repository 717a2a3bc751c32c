import { pdf } from '../../fixtures/documents/pdf.ts'
import { scenario } from '../scenario.ts'

scenario('file/multipart', 'accepts a file as multipart/form-data', async ({ api, accepts }) => {
  const bytes = await pdf()
  await accepts(() => api.upload({ filename: 'lease.pdf', type: 'application/pdf', bytes }))
})

import { pdfFile } from '../../fixtures/documents/kinds.ts'
import { sizedPdf } from '../../fixtures/documents/sized-pdf.ts'
import { textOf, type Workspace } from '../../helpers/engine/facts/workspace.ts'
import { scenario } from '../scenario.ts'
import { blamePlainCase } from '../interface/writes/blame-plain-case.ts'
import { becomesDocument, goodUpload } from './uploads.ts'

/** 25 MB, the smaller way to count them. */
const MOST_BYTES = 25_000_000
/** What is big, and takes half the time to send. */
const BIG_BYTES = 12_000_000
/** What a megabyte has more where it is counted in powers of two. */
const MORE_IN_TWOS = 1.048576

const mostBytes = (workspace: Workspace): number => Number(textOf(workspace, 'max-upload') ?? MOST_BYTES)

/** A PDF of so many bytes, which are made while they are sent. */
const fileOf = (bytes: number) => ({ filename: 'big.pdf', type: 'application/pdf', bytes: sizedPdf(bytes) })

scenario('file/size-at-limit', 'accepts a file of 25 MB', async ({ api, workspace, accepts }) => {
  await accepts(() => api.upload(fileOf(mostBytes(workspace))))
})

scenario('file/size-beyond-limit', 'refuses a file of more than 25 MB', async (context) => {
  const { api, workspace, refused } = context
  const bytes = Math.floor(mostBytes(workspace) * MORE_IN_TWOS) + 1
  await refused(() => api.upload(fileOf(bytes)), { twin: goodUpload(context) })
})

scenario(
  'file/size-as-document',
  'makes a document of a big file',
  (context) =>
    blamePlainCase(
      () => becomesDocument(context, fileOf(BIG_BYTES)),
      async () => becomesDocument(context, await pdfFile()),
      'document/added',
    ),
  ['file/size-at-limit'],
)

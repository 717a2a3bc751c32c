import { pdfFile } from '../../fixtures/documents/kinds.ts'
import { sizedPng } from '../../fixtures/documents/png.ts'
import { sizedPdf } from '../../fixtures/documents/sized-pdf.ts'
import { textOf, type Workspace } from '../../helpers/engine/facts/workspace.ts'
import { scenario } from '../scenario.ts'
import { blamePlainCase } from '../interface/writes/blame-plain-case.ts'
import { becomesDocument, goodUpload } from './uploads.ts'

/** 25 MB in powers of ten. */
const MOST_BYTES = 25_000_000
/** A big file that takes only half the time to send. */
const BIG_BYTES = 12_000_000
/** The ratio of a megabyte in powers of two to one in powers of ten. */
const MORE_IN_TWOS = 1.048576

const mostBytes = (workspace: Workspace): number => Number(textOf(workspace, 'max-upload') ?? MOST_BYTES)

/** A PDF of a given size, generated while it is sent. */
const fileOf = (bytes: number) => ({ filename: 'big.pdf', type: 'application/pdf', bytes: sizedPdf(bytes) })

scenario('file/size-at-limit', 'accepts a file of 25 MB', async ({ api, workspace, accepts }) => {
  await accepts(() => api.upload(fileOf(mostBytes(workspace))))
})

/** A PNG of a given size. */
const imageOf = (bytes: number) => ({ filename: 'big.png', type: 'image/png', bytes: sizedPng(bytes) })

for (const [what, fileWith] of [
  ['a file', fileOf],
  ['a PNG', imageOf],
] as const)
  scenario('file/size-beyond-limit', `refuses ${what} of more than 25 MB`, async (context) => {
    const bytes = Math.floor(mostBytes(context.workspace) * MORE_IN_TWOS) + 1
    await context.refused(() => context.api.upload(fileWith(bytes)), { twin: goodUpload(context) })
  })

scenario('file/size-as-document', 'adds a big file as a document', async (context) => {
  context.dependsOn('file/size-at-limit')
  await blamePlainCase(
    () => becomesDocument(context, fileOf(BIG_BYTES)),
    async () => becomesDocument(context, await pdfFile()),
    'document/added',
  )
})

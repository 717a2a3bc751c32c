import { cutOffPdf, pdfWithoutTable } from '../../fixtures/documents/broken-pdf.ts'
import { encryptedPdf } from '../../fixtures/documents/encrypted-pdf.ts'
import { FOREIGN_KINDS, OTHER_KINDS, pdfFile, type SampleFile } from '../../fixtures/documents/kinds.ts'
import { jpeg } from '../../fixtures/documents/jpeg.ts'
import { PAGE_SIZES, pdf } from '../../fixtures/documents/pdf.ts'
import { oldWordDocument } from '../../fixtures/documents/old-word.ts'
import { png } from '../../fixtures/documents/png.ts'
import { sizedPdf } from '../../fixtures/documents/sized-pdf.ts'
import { offersInitials } from '../../helpers/engine/facts/workspace.ts'
import { objectsIn, type Context } from '../../helpers/engine/index.ts'
import { acceptedResponse } from '../interface/writes/accepted-answer.ts'
import { fieldsIn } from '../interface/reads/fields.ts'
import { convertedDocument } from '../interface/scenes/converted-document.ts'
import { blamePlainCase } from '../interface/writes/blame-plain-case.ts'
import { scenario } from '../scenario.ts'
import { becomesDocument, goodUpload } from './uploads.ts'

const PDF = { filename: 'lease.pdf', type: 'application/pdf' }

scenario('file/pdf', 'accepts a PDF', async ({ api, accepts }) => {
  const bytes = await pdf({ text: 'Lease' })
  await accepts(() => api.upload({ ...PDF, bytes }))
})

scenario('file/pdf-pages', 'accepts PDFs with all kinds of pages', async ({ api, accepts, dependsOn }) => {
  dependsOn('file/pdf')
  const { a4, letter } = PAGE_SIZES
  const sizes = [a4, PAGE_SIZES['a4-landscape'], letter]
  const shown = { rotate: 90, crop: { x: 20, y: 20, width: 500, height: 500 } } as const
  const mixed = await pdf({ pages: 12, text: 'Lease', sizes })
  const turned = await pdf({ pages: 2, text: 'Lease', ...shown })
  // An older version of PDF, with a plain cross-reference table.
  const old = sizedPdf(1_000)
  for (const bytes of [mixed, turned, old]) await accepts(() => api.upload({ ...PDF, bytes }))
})

scenario('file/pdf-with-fields', 'accepts a PDF with form fields', async ({ api, accepts }) => {
  const bytes = await pdf({ text: 'Form', fields: FORM })
  await accepts(() => api.upload({ ...PDF, bytes }))
})

scenario('file/capital-extension', 'accepts files with an upper-case extension', async ({ api, accepts }) => {
  const files = [
    await pdfFile('SCAN0001.PDF'),
    { ...OTHER_KINDS.jpeg(), filename: 'IMG_0001.JPG' },
    { ...OTHER_KINDS.word(), filename: 'LEASE.DOCX' },
  ]
  for (const file of files) await accepts(() => api.upload(file))
})

for (const kind of ['word', 'jpeg', 'png'] as const) {
  scenario(`file/${kind}`, `accepts a ${kind} file`, async ({ api, accepts }) => {
    const sample = OTHER_KINDS[kind]()
    // Another usual name for files of this kind.
    const others = kind === 'jpeg' ? ['lease.jpeg'] : []
    for (const filename of [sample.filename, ...others]) await accepts(() => api.upload({ ...sample, filename }))
  })

  scenario(`file/${kind}-as-document`, `adds a ${kind} file as a document`, (context) =>
    blamePlainCase(
      () => becomesDocument(context, OTHER_KINDS[kind]()),
      async () => becomesDocument(context, await pdfFile()),
      'document/added',
    ),
  )

  scenario(`file/${kind}-bears-fields`, `creates a field and initials on a document from ${kind}`, async (context) => {
    context.dependsOn(`file/${kind}-as-document`, 'initials/beside-field', 'field/type-set')
    await blamePlainCase(
      () => bearsFields(context, LARGE_KINDS[kind]()),
      async () => bearsFields(context, await pdfFile()),
      ['field/created-signature', 'initials/created'],
    )
  })
}

/** Images become pages of their size, so they are large enough for a field from any origin. */
const LARGE_KINDS = {
  word: OTHER_KINDS.word,
  jpeg: () => ({ ...OTHER_KINDS.jpeg(), bytes: jpeg(1240, 1752) }),
  png: () => ({ ...OTHER_KINDS.png(), bytes: png(1240, 1752) }),
}

/** Asserts that a signature field and initials can be created on a document made from a file, whatever its number of pages. */
async function bearsFields(context: Context, file: SampleFile): Promise<void> {
  const { api, given, accepts, check, eventually, shows, workspace } = context
  const [{ id }, uploaded] = await Promise.all([given.draft(), given.made(() => api.upload(file))])
  const documentId = await convertedDocument(context, id, uploaded.id)
  await eventually(() => accepts(() => api.addField(id, documentId, { page: 1, x: 50, y: 150 })))
  if (offersInitials(workspace))
    await eventually(() => acceptedResponse(context, () => api.addInitials(id, documentId, { y: 40 })))
  await shows(id, (read) => {
    const types = fieldsIn(read).map(({ type }) => type)
    for (const type of ['signature', ...(offersInitials(workspace) ? ['initials'] : [])])
      check.that('documents[].fields[].type', types.includes(type), `one is ${type}`, types)
  })
}

scenario('file/other-kinds', 'refuses files of other kinds', async (context) => {
  const twin = goodUpload(context)
  for (const file of FOREIGN_KINDS) await context.refused(() => context.api.upload(file), { twin })
})

scenario('file/word-of-old', 'records whether a .doc file is accepted', async ({ api, witness }) => {
  const bytes = oldWordDocument('Lease')
  await witness('a Word document in the older format', () =>
    api.upload({ filename: 'lease.doc', type: 'application/msword', bytes }),
  )
})

scenario('file/content-against-name', 'records what determines the kind of a file', async ({ api, witness }) => {
  const [good, image] = [await pdfFile(), OTHER_KINDS.png()]
  await witness('a PDF named .png', () => api.upload({ ...good, filename: 'lease.png' }))
  await witness('a PNG announced as a PDF', () => api.upload({ ...image, type: 'application/pdf' }))
  await witness('a text named .pdf', () => api.upload({ ...PDF, bytes: Buffer.from('Lease\n') }))
  await witness('a PDF without an extension', () => api.upload({ ...good, filename: 'lease' }))
  await witness('a PDF of type octet-stream', () => api.upload({ ...good, type: 'application/octet-stream' }))
})

for (const { rule, what, files } of [
  { rule: 'file/empty', what: 'an empty file', files: { 'an empty file': () => new Uint8Array() } },
  {
    rule: 'file/encrypted',
    what: 'encrypted PDFs',
    files: { 'one with a password': () => encryptedPdf('secret'), 'one without': () => encryptedPdf('') },
  },
  {
    rule: 'file/damaged',
    what: 'damaged PDFs',
    files: { 'a truncated one': cutOffPdf, 'one without a cross-reference table': pdfWithoutTable },
  },
] as const)
  scenario(rule, `records the response to ${what}`, async ({ api, witness }) => {
    for (const [name, bytes] of Object.entries(files)) await witness(name, () => api.upload({ ...PDF, bytes: bytes() }))
  })

/** A form field of each kind. */
const FORM = (['text', 'checkbox', 'dropdown', 'radio', 'signature'] as const).map((kind, i) => ({
  kind,
  name: kind,
  x: 60,
  y: 100 + 60 * i,
}))

scenario('file/form-fields-shown', 'records how form fields of the file appear', async ({ api, given, observe }) => {
  const bytes = await pdf({ text: 'Form', fields: FORM })
  const [{ id }, file] = await Promise.all([given.draft(), given.made(() => api.upload({ ...PDF, bytes }))])
  const fields = objectsIn(await given.calls.addDocument(id, { document: file.id }), 'fields')
  observe('types of the fields', fields.map((field) => field['type']).toSorted())
  observe('built_in of the fields', [...new Set(fields.map((field) => field['built_in']))])
})

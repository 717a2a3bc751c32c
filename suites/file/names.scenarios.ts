import { pdfFile } from '../../fixtures/documents/kinds.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { isObject, objectsIn, type JsonObject } from '../../helpers/engine/values/json.ts'
import { scenario } from '../scenario.ts'

/** The rules whose claims explain that no document is found. */
const LEANS_ON = ['transaction/documents-hold-document'] as const

/** Asserts that a document which is added without a name goes by the name of its file, in the answer and later. */
async function takesName(context: Context, filename: string, meanwhile?: () => Promise<unknown>): Promise<void> {
  const { api, given, shows, check } = context
  const [{ id }, own] = await Promise.all([given.draft(), uploaded(context, filename)])
  await meanwhile?.()
  const answered = await given.made(() => api.addDocument(id, { document: own }))
  const look = (document: JsonObject | undefined) =>
    check.oneOf('documents[].name', document?.['name'], [filename, filename.replace(/\.pdf$/, '')])
  look(answered)
  await shows(id, (read) => look(objectsIn(read, 'documents').find((one) => one['id'] === answered.id)))
}

const uploaded = async ({ api, given }: Context, filename: string): Promise<string> => {
  const file = await pdfFile(filename)
  return (await given.made(() => api.upload(file))).id
}

scenario(
  'file/name-shown',
  'names a document after its file',
  async (context) => {
    // The name of the file that came last is not that of each document.
    await takesName(context, `lease-${context.people.letters(8)}.pdf`, () => uploaded(context, 'later.pdf'))
  },
  LEANS_ON,
)

const special = [
  { rule: 'file/name-letters', what: 'letters beyond ASCII', name: 'Loyer-été-Müller.pdf' },
  { rule: 'file/name-blanks', what: 'blanks and dots', name: 'Lease of 1.1. (v2.0).pdf' },
] as const

for (const { rule, what, name } of special) {
  scenario(rule, `names a document after a file with ${what} in its name`, (context) => takesName(context, name), [
    'file/name-shown',
    ...LEANS_ON,
  ])
}

const odd = [
  { what: 'quotes', name: 'the "final" one.pdf' },
  { what: 'a line end', name: 'two\r\nlines.pdf' },
  { what: '255 characters', name: `${'n'.repeat(251)}.pdf` },
  { what: 'a path', name: '../../lease.pdf' },
]

scenario('file/name-odd', 'records what becomes of odd file names', async ({ api, given, witness, observe }) => {
  const { id } = await given.draft()
  for (const { what, name } of odd) {
    const file = await pdfFile(name)
    const answer = await witness(`file name with ${what}`, () => api.upload(file))
    const document = isObject(answer?.body) ? answer.body['id'] : undefined
    if (typeof document !== 'string') continue
    const added = await witness(`document of a file name with ${what}`, () => api.addDocument(id, { document }))
    const shown = isObject(added?.body) ? added.body['name'] : undefined
    observe(`name of the document of a file name with ${what}`, shown === name ? 'the file name' : shown)
  }
})

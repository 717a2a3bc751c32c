import { pdfFile } from '../../fixtures/documents/kinds.ts'
import { isSuccess } from '../../helpers/http/exchange.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import { isObject, objectsIn, type JsonObject } from '../../helpers/values/json.ts'
import { scenario } from '../scenario.ts'

/** The rules whose claims explain that no document is found. */
const LEANS_ON = ['transaction/documents-hold-document'] as const

/** Asserts that a document which is added without a name goes by the name of its file, in the answer and later. */
async function takesName(context: Context, filename: string): Promise<void> {
  const { api, given, shows, check } = context
  const [{ id }, own] = await Promise.all([given.draft(), uploaded(context, filename)])
  // The name of the file that came last is not that of each document.
  await uploaded(context, 'later.pdf')
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
  (context) => takesName(context, `lease-${context.people.letters(8)}.pdf`),
  LEANS_ON,
)

const special = [
  { rule: 'file/name-letters', what: 'letters beyond ASCII', name: 'Loyer-d’été-Müller.pdf' },
  { rule: 'file/name-blanks', what: 'blanks and dots', name: 'Lease of 1.1. (v2.0).pdf' },
] as const

for (const { rule, what, name } of special) {
  scenario(rule, `names a document after a file with ${what} in its name`, (context) => takesName(context, name), [
    'file/name-shown',
    ...LEANS_ON,
  ])
}

const odd = [
  { rule: 'file/name-quotes', what: 'quotes', name: 'the "final" one.pdf' },
  { rule: 'file/name-line-end', what: 'a line end', name: 'two\r\nlines.pdf' },
  { rule: 'file/name-long', what: '255 characters', name: `${'n'.repeat(251)}.pdf` },
  { rule: 'file/name-path', what: 'a path', name: '../../lease.pdf' },
] as const

scenario(
  odd.map(({ rule }) => rule),
  'records what becomes of odd file names',
  async ({ api, given, witness, observe }) => {
    const { id } = await given.draft()
    for (const { what, name } of odd) {
      const file = await pdfFile(name)
      const answer = await witness(`a file name with ${what}`, () => api.upload(file))
      if (!answer || !isSuccess(answer) || !isObject(answer.body)) continue
      const document = String(answer.body['id'])
      const added = await witness(`the document of a file name with ${what}`, () => api.addDocument(id, { document }))
      observe(
        `name of the document of a file name with ${what}`,
        isObject(added?.body) ? added.body['name'] : undefined,
      )
    }
  },
)

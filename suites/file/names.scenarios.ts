import { pdfFile } from '../../fixtures/documents/kinds.ts'
import { isObject, objectsIn, ifAllowed, type Context, type JsonObject } from '../../helpers/engine/index.ts'
import { scenario } from '../scenario.ts'
import { uploaded } from './uploads.ts'

/** Asserts that a document added without a name has the name of its file, in the response and in a later reading. */
async function takesName(context: Context, filename: string, meanwhile?: () => Promise<unknown>): Promise<void> {
  context.dependsOn('file/name-shown', 'transaction/documents-hold-document')
  const { api, given, shows, check } = context
  const [{ id }, own] = await Promise.all([given.draft(), uploaded(context, filename)])
  await meanwhile?.()
  const answered = await given.made(() => api.addDocument(id, { document: own.id }))
  const look = (document: JsonObject | undefined) =>
    check.oneOf('documents[].name', document?.['name'], [filename, filename.replace(/\.pdf$/, '')])
  look(answered)
  await shows(id, (read) => look(objectsIn(read, 'documents').find((one) => one['id'] === answered.id)))
}

scenario('file/name-shown', 'names a document after its file', async (context) => {
  // A second upload detects a service that uses the name of the latest file.
  await takesName(context, `lease-${context.people.letters(8)}.pdf`, () => uploaded(context, 'later.pdf'))
})

scenario('file/name-shown', 'names two documents after files of the same name', async (context) => {
  const { api, check, given, shows } = context
  const [{ id }, name] = [await given.draft(), `lease-${context.people.letters(8)}.pdf`]
  const files = [await uploaded(context, name), await uploaded(context, name)]
  await given.made(() => api.addDocument(id, { document: files[0]?.id }))
  const addSecond = () => api.addDocument(id, { document: files[1]?.id })
  await ifAllowed(addSecond, 'the target refuses a second document with the name of another one')
  const allowed = [name, name.replace(/\.pdf$/, '')]
  await shows(id, (read) => {
    const others = objectsIn(read, 'documents').filter((one) => !allowed.includes(String(one['name'])))
    check.equal(`documents not named ${name}`, others, [])
  })
})

for (const { rule, what, name } of [
  { rule: 'file/name-letters', what: 'non-ASCII letters', name: 'Loyer-été-Müller.pdf' },
  { rule: 'file/name-letters', what: 'a non-ASCII first letter', name: 'Été-Müller.pdf' },
  { rule: 'file/name-blanks', what: 'spaces and dots', name: 'Lease of 1.1. (v2.0).pdf' },
  { rule: 'file/name-blanks', what: 'semicolons and commas', name: 'Lease; annex, list=1.pdf' },
] as const)
  scenario(rule, `names a document after a file with ${what} in its name`, (context) => takesName(context, name))

scenario('file/name-odd', 'records how unusual file names appear', async ({ api, given, witness, observe }) => {
  const { id } = await given.draft()
  for (const [what, name] of [
    ['quotes', 'the "final" one.pdf'],
    ['a line break', 'two\r\nlines.pdf'],
    ['255 characters', `${'n'.repeat(251)}.pdf`],
    ['a path', '../../lease.pdf'],
  ] as const) {
    const file = await pdfFile(name)
    const answer = await witness(`file with ${what} in its name`, () => api.upload(file))
    const document = isObject(answer?.body) ? answer.body['id'] : undefined
    if (typeof document !== 'string') continue
    const added = await witness(`document of a file with ${what} in its name`, () => api.addDocument(id, { document }))
    const shown = isObject(added?.body) ? added.body['name'] : undefined
    observe(`name of the document of a file with ${what} in its name`, shown === name ? 'the file name' : shown)
  }
})

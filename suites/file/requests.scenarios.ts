import { pdfFile } from '../../fixtures/documents/kinds.ts'
import { contentIn, isAbsent, isErrorWithSuccess, isObject, isSuccess, type Form } from '../../helpers/engine/index.ts'
import { multipartEncode } from '../../helpers/engine/http/multipart.ts'
import { scenario } from '../scenario.ts'
import { goodUpload } from './uploads.ts'

const text = (content: string): Uint8Array => Buffer.from(content)

/** Uploads that must be refused, each with one or more bodies. */
const bad: readonly {
  rule: 'required' | 'other-part-name' | 'plain-value' | 'not-multipart'
  what: string
  bodies: () => Promise<Form[]> | Form[]
}[] = [
  {
    rule: 'required',
    what: 'an upload without a file',
    bodies: () => [{ parts: [{ field: 'purpose', bytes: text('lease') }] }, {}],
  },
  {
    rule: 'other-part-name',
    what: 'a file under another name',
    bodies: async () => [{ parts: [{ field: 'document', ...(await pdfFile()) }] }],
  },
  {
    rule: 'plain-value',
    what: 'a plain value in place of the file',
    bodies: () => [{ parts: [{ field: 'file', bytes: text('lease.pdf') }] }],
  },
  { rule: 'not-multipart', what: 'a form in place of multipart', bodies: () => [{ form: [['file', 'lease.pdf']] }] },
]

for (const { rule, what, bodies } of bad)
  scenario(`file/${rule}`, `refuses ${what}`, async (context) => {
    const twin = goodUpload(context)
    for (const body of await bodies()) await context.refused(() => context.api.raw('upload', [], body), { twin })
  })

scenario('file/one-per-request', 'accepts at most one file of two', async ({ api, copes, check }) => {
  const [one, other] = [await pdfFile('one.pdf'), await pdfFile('other.pdf')]
  const parts = [one, other].map((file) => ({ field: 'file', ...file }))
  const answer = await copes(() => api.raw('upload', [], { parts }))
  if (!isSuccess(answer) || isErrorWithSuccess(answer)) return check.refused(answer)
  const file = contentIn(answer)
  const isOne = isObject(file) && !isAbsent(file['id'])
  check.that('response to an upload of two files', isOne, 'a refusal (4xx), or one file object', answer.body)
})

// Valid uploads with one error in the encoding.
for (const { rule, what, write } of [
  {
    rule: 'no-end',
    what: 'a truncated multipart body',
    write: (type: string, body: string) => ({ type, body: body.replace(/--[\w-]+--\r\n$/, '') }),
  },
  {
    rule: 'no-boundary',
    what: 'a multipart content type without a boundary',
    write: (_: string, body: string) => ({ type: 'multipart/form-data', body }),
  },
  {
    rule: 'other-boundary',
    what: 'a multipart body without the announced boundary',
    write: (type: string, body: string) => ({ type: `${type}0`, body }),
  },
] as const)
  scenario(`file/survives-${rule}`, `copes with ${what}`, async ({ api, copes }) => {
    const { contentType, body } = multipartEncode([{ field: 'file', ...(await pdfFile()) }])
    const written = write(contentType, body.toString('latin1'))
    const raw = Buffer.from(written.body, 'latin1')
    await copes(() => api.raw('upload', [], { headers: { 'content-type': written.type }, raw }))
  })

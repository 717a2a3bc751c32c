import { pdfFile } from '../../fixtures/documents/kinds.ts'
import type { Form } from '../../helpers/engine/api/api.ts'
import { isSuccess } from '../../helpers/engine/http/exchange.ts'
import { multipartEncode } from '../../helpers/engine/http/multipart.ts'
import { isErrorWithSuccess, unwrapped } from '../../helpers/engine/judge/basics.ts'
import { isAbsent, isObject } from '../../helpers/engine/values/json.ts'
import { scenario } from '../scenario.ts'
import { goodUpload } from './uploads.ts'

const text = (content: string): Uint8Array => Buffer.from(content)

/** Uploads that must be refused, in one or several forms. */
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
    what: 'a plain value in the place of the file',
    bodies: () => [{ parts: [{ field: 'file', bytes: text('lease.pdf') }] }],
  },
  { rule: 'not-multipart', what: 'a form in the place of a file', bodies: () => [{ form: [['file', 'lease.pdf']] }] },
]

for (const { rule, what, bodies } of bad) {
  scenario(`file/${rule}`, `refuses ${what}`, async (context) => {
    const twin = goodUpload(context)
    for (const body of await bodies()) await context.refused(() => context.api.raw('upload', [], body), { twin })
  })
}

scenario('file/one-per-request', 'takes one file of two at most', async ({ api, copes, check }) => {
  const [one, other] = [await pdfFile('one.pdf'), await pdfFile('other.pdf')]
  const parts = [one, other].map((file) => ({ field: 'file', ...file }))
  const answer = await copes(() => api.raw('upload', [], { parts }))
  if (!isSuccess(answer) || isErrorWithSuccess(answer)) return check.refused(answer)
  const file = unwrapped(answer.body)
  const isOne = isObject(file) && !isAbsent(file['id'])
  check.that('answer to an upload of two files', isOne, 'a refusal (4xx), or one file object', answer.body)
})

const END = /--[\w-]+--\r\n$/

/** A good upload as it is written, with something wrong in it. */
const broken = [
  {
    rule: 'no-end',
    what: 'a multipart body that breaks off',
    write: (type: string, body: string) => ({ type, body: body.replace(END, '') }),
  },
  {
    rule: 'no-boundary',
    what: 'a multipart type without a boundary',
    write: (_: string, body: string) => ({ type: 'multipart/form-data', body }),
  },
  {
    rule: 'other-boundary',
    what: 'a boundary that does not occur',
    write: (type: string, body: string) => ({ type: `${type}0`, body }),
  },
] as const

for (const { rule, what, write } of broken) {
  scenario(`file/survives-${rule}`, `does not fail on ${what}`, async ({ api, copes }) => {
    const { contentType, body } = multipartEncode([{ field: 'file', ...(await pdfFile()) }])
    const written = write(contentType, body.toString('latin1'))
    const raw = Buffer.from(written.body, 'latin1')
    await copes(() => api.raw('upload', [], { headers: { 'content-type': written.type }, raw }))
  })
}

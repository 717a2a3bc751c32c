import { expect, test } from 'vitest'
import { multipartEncode } from './multipart.ts'

const file = { field: 'file', filename: 'a.pdf', type: 'application/pdf' }
const pdf = Buffer.from('%PDF')

const readBack = ({ contentType, body }: ReturnType<typeof multipartEncode>) =>
  new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData()

test('Encodes to known bytes that contain the file unchanged', () => {
  const bytes = Uint8Array.from([0, 13, 10, 255, 45, 45])
  const { contentType, body } = multipartEncode([{ ...file, bytes }])
  const boundary = contentType.replace('multipart/form-data; boundary=', '')
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n`
  expect(body).toEqual(Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]))
})

test('Uses a boundary that multipart allows', () => {
  const { contentType } = multipartEncode([{ ...file, filename: `${'é "'.repeat(50)}.pdf`, bytes: pdf }])
  expect(contentType).toMatch(/^multipart\/form-data; boundary=[\w-]{1,70}$/)
})

test('Encodes a file that the platform reads back unchanged', async () => {
  const read = (await readBack(multipartEncode([{ ...file, bytes: pdf }]))).get('file') as File
  expect([read.name, read.type, await read.text()]).toEqual(['a.pdf', 'application/pdf', '%PDF'])
})

test.each(['Müller & Søn – 契約.pdf', 'the "final" one.pdf', 'two\r\nlines.pdf'])(
  'Keeps the file name %j within its header',
  async (filename) => {
    const encoded = multipartEncode([{ ...file, filename, bytes: pdf }])
    expect(encoded.body.toString().match(/\r\n\r\n/g)).toHaveLength(1)
    const read = (await readBack(encoded)).get('file') as File
    // The platform leaves the escapes unchanged, as servers of browsers see them.
    expect(read.name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n')).toBe(filename)
  },
)

test('Encodes several parts, with and without a file name', async () => {
  const value = { field: 'purpose', bytes: Buffer.from('lease') }
  const form = await readBack(
    multipartEncode([{ ...file, bytes: pdf }, { ...file, filename: 'b.pdf', bytes: pdf }, value]),
  )
  expect(form.getAll('file').map((read) => (read as File).name)).toEqual(['a.pdf', 'b.pdf'])
  expect(form.get('purpose')).toBe('lease')
})

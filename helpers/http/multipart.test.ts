import { expect, test } from 'vitest'
import { multipartEncode } from './multipart.ts'

const upload = { field: 'file', filename: 'a.pdf', type: 'application/pdf' }

test('the bytes are known exactly, and the file stands in them untouched', () => {
  const bytes = Uint8Array.from([0, 13, 10, 255, 45, 45])
  const { contentType, body } = multipartEncode({ ...upload, bytes })
  const boundary = contentType.replace('multipart/form-data; boundary=', '')
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n`
  expect(body).toEqual(Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]))
})

test('the boundary is one that multipart allows', () => {
  const { contentType } = multipartEncode({ ...upload, filename: `${'é "'.repeat(50)}.pdf`, bytes: new Uint8Array() })
  expect(contentType).toMatch(/^multipart\/form-data; boundary=[\w-]{1,70}$/)
})

test('the platform reads the same file back', async () => {
  const { contentType, body } = multipartEncode({ ...upload, bytes: Buffer.from('%PDF') })
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData()
  const file = form.get('file') as File
  expect([file.name, file.type, await file.text()]).toEqual(['a.pdf', 'application/pdf', '%PDF'])
})

/** A file as it is uploaded. */
export interface Upload {
  readonly field: string
  readonly filename: string
  readonly type: string
  readonly bytes: Uint8Array
}

/**
 * Encodes one file as multipart/form-data to known bytes: the suite must know exactly what it sent, whatever the
 * platform's own FormData does.
 */
export function multipartEncode(upload: Upload): { contentType: string; body: Buffer } {
  const boundary = `countersign-${Buffer.from(upload.filename).toString('hex').slice(0, 24)}-7d9f3b1c`
  const head =
    `--${boundary}\r\n` +
    `Content-Disposition: form-data; name="${upload.field}"; filename="${upload.filename}"\r\n` +
    `Content-Type: ${upload.type}\r\n\r\n`
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([Buffer.from(head), upload.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}

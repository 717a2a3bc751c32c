import { createHash } from 'node:crypto'

/** One part of a multipart body: a file, or a plain value where it has no file name. */
export interface Part {
  readonly field: string
  readonly filename?: string
  /** Its content type; absent for a plain value. */
  readonly type?: string
  readonly bytes: Uint8Array
}

/** A file as it is uploaded, without the name of its part. */
export type Upload = Required<Omit<Part, 'field'>>

/**
 * Encodes parts as multipart/form-data to known bytes: the suite must know exactly what it sent, whatever the platform's
 * own FormData does. Names are written as browsers write them: in UTF-8, quotes and line ends percent-encoded.
 */
export function multipartEncode(parts: readonly Part[]): { contentType: string; body: Buffer } {
  const boundary = boundaryFor(parts)
  const encoded = parts.flatMap(({ field, filename, type, bytes }) => {
    const file = filename === undefined ? '' : `; filename="${escaped(filename)}"`
    const head = [
      `--${boundary}`,
      `Content-Disposition: form-data; name="${escaped(field)}"${file}`,
      ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    ]
    return [Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes, Buffer.from('\r\n')]
  })
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([...encoded, Buffer.from(`--${boundary}--\r\n`)]),
  }
}

/** The same for the same parts, so that a request that is repeated is the same request. */
function boundaryFor(parts: readonly Part[]): string {
  const names = JSON.stringify(parts.map(({ field, filename }) => [field, filename]))
  return `countersign-${createHash('sha256').update(names).digest('hex').slice(0, 24)}-7d9f3b1c`
}

const ESCAPES: Readonly<Record<string, string>> = { '"': '%22', '\r': '%0D', '\n': '%0A' }
const escaped = (name: string): string => name.replaceAll(/["\r\n]/g, (sign) => ESCAPES[sign] ?? sign)

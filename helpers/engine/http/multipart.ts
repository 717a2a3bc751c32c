import { createHash } from 'node:crypto'
import type { Source } from '../../../fixtures/documents/source.ts'
import { thousands } from '../values/words.ts'

/** One part of a multipart body: a file, or a plain value where it has no file name. */
export interface Part {
  readonly field: string
  readonly filename?: string
  /** Its content type; absent for a plain value. */
  readonly type?: string
  readonly bytes: Uint8Array | Source
}

/** Whether the bytes of a part are made while they are sent. */
export const isSource = (bytes: Part['bytes']): bytes is Source => !(bytes instanceof Uint8Array)

/** A part in words, whatever is in it: `file=@lease.pdf (26,214,401 bytes)`. */
export const partText = ({ field, filename, bytes }: Part): string =>
  `${field}${filename === undefined ? '' : `=@${filename}`} (${thousands(bytes.length)} bytes)`

/** A multipart body that is made while it is sent. */
export interface MultipartBody extends Pick<Source, 'length' | 'chunks'> {
  readonly contentType: string
}

/** A file as it is uploaded, without the name of its part. */
export type Upload = Required<Omit<Part, 'field'>>

/**
 * Encodes parts as multipart/form-data to known bytes: the suite must know exactly what it sent, whatever the platform's
 * own FormData does. Names are written as browsers write them: in UTF-8, quotes and line ends percent-encoded.
 */
export function multipartBody(parts: readonly Part[]): MultipartBody {
  const boundary = boundaryFor(parts)
  const pieces = parts.flatMap(({ field, filename, type, bytes }) => {
    const file = filename === undefined ? '' : `; filename="${escaped(filename)}"`
    const head = [
      `--${boundary}`,
      `Content-Disposition: form-data; name="${escaped(field)}"${file}`,
      ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    ]
    return [Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes, Buffer.from('\r\n')]
  })
  const all = [...pieces, Buffer.from(`--${boundary}--\r\n`)]
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    length: all.reduce((sum, { length }) => sum + length, 0),
    *chunks() {
      for (const piece of all) {
        if (isSource(piece)) yield* piece.chunks()
        else yield piece
      }
    },
  }
}

/** The same, the body as a whole. */
export function multipartEncode(parts: readonly Part[]): { contentType: string; body: Buffer } {
  const { contentType, chunks } = multipartBody(parts)
  return { contentType, body: Buffer.concat([...chunks()]) }
}

/** The same for the same parts, so that a request that is repeated is the same request. */
function boundaryFor(parts: readonly Part[]): string {
  const names = JSON.stringify(parts.map(({ field, filename }) => [field, filename]))
  return `countersign-${createHash('sha256').update(names).digest('hex').slice(0, 24)}-7d9f3b1c`
}

const ESCAPES: Readonly<Record<string, string>> = { '"': '%22', '\r': '%0D', '\n': '%0A' }
const escaped = (name: string): string => name.replaceAll(/["\r\n]/g, (sign) => ESCAPES[sign] ?? sign)

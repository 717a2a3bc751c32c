import { createHash } from 'node:crypto'
import type { Source } from '../../../fixtures/documents/source.ts'
import { thousands } from '../values/words.ts'

/** One part of a multipart body: a file, or a plain value if it has no file name. */
export interface Part {
  readonly field: string
  readonly filename?: string
  /** Its content type; absent for a plain value. */
  readonly type?: string
  readonly bytes: Uint8Array | Source
}

/** Whether the bytes of a part are produced while they are sent. */
export const isSource = (bytes: Part['bytes']): bytes is Source => !(bytes instanceof Uint8Array)

/** Describes a part without its content: `file=@lease.pdf (26,214,401 bytes)`. */
export const partText = ({ field, filename, bytes }: Part): string =>
  `${field}${filename === undefined ? '' : `=@${filename}`} (${thousands(bytes.length)} bytes)`

/** A multipart body that is produced while it is sent. */
export interface MultipartBody extends Pick<Source, 'length' | 'chunks'> {
  readonly contentType: string
}

/** An uploaded file, without the name of its part. */
export type Upload = Required<Omit<Part, 'field'>>

/**
 * Encodes parts as multipart/form-data. The suite must know exactly which bytes it sends, so it does not use the
 * platform's FormData. Names are written as browsers write them: in UTF-8, with quotes and line ends percent-encoded.
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

/** The same body in memory. */
export function multipartEncode(parts: readonly Part[]): { contentType: string; body: Buffer } {
  const { contentType, chunks } = multipartBody(parts)
  return { contentType, body: Buffer.concat([...chunks()]) }
}

/** The boundary depends only on the parts, so that a repeated request is identical. */
function boundaryFor(parts: readonly Part[]): string {
  const names = JSON.stringify(parts.map(({ field, filename }) => [field, filename]))
  return `countersign-${createHash('sha256').update(names).digest('hex').slice(0, 24)}-7d9f3b1c`
}

const ESCAPES: Readonly<Record<string, string>> = { '"': '%22', '\r': '%0D', '\n': '%0A' }
const escaped = (name: string): string => name.replaceAll(/["\r\n]/g, (sign) => ESCAPES[sign] ?? sign)

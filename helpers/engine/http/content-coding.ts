import { brotliDecompressSync, gunzipSync, inflateSync, type InputType } from 'node:zlib'

/** The largest response that is decompressed, in bytes. */
const LARGEST = { maxOutputLength: 256 * 2 ** 20 }

type Decode = (bytes: InputType, options: typeof LARGEST) => Uint8Array
const DECODERS: Readonly<Record<string, Decode>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
}

/**
 * The bytes of a response without their content codings. We ask for none, but some gateways compress every response.
 * @param codings the header `content-encoding`: codings in the order in which they were applied
 * @returns the bytes as they came if a coding is unknown or the bytes do not have it: they then count as malformed
 */
export function withoutCodings(bytes: Uint8Array, codings: string): Uint8Array {
  const applied = codings.split(',').map((coding) => coding.trim().toLowerCase())
  try {
    return applied.reduceRight((left, coding) => DECODERS[coding]?.(left, LARGEST) ?? left, bytes)
  } catch {
    return bytes
  }
}

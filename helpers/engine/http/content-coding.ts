import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync, type InputType } from 'node:zlib'

/** The largest response that is decompressed, in bytes. */
const LARGEST = { maxOutputLength: 256 * 2 ** 20 }

type Decode = (bytes: InputType, options: typeof LARGEST) => Uint8Array
const DECODERS: Readonly<Record<string, Decode>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflated,
  br: brotliDecompressSync,
}

/** Some servers send raw deflate data, without the header that the coding has. */
function inflated(bytes: InputType, options: typeof LARGEST): Uint8Array {
  try {
    return inflateSync(bytes, options)
  } catch {
    return inflateRawSync(bytes, options)
  }
}

/**
 * The bytes of a response without their content codings. We ask for none, but some gateways compress every response.
 * @param codings the header `content-encoding`: codings in the order in which they were applied
 * @returns the bytes as they came if they do not have the coding: they then count as malformed. Unknown codings are ignored.
 */
export function withoutCodings(bytes: Uint8Array, codings: string): Uint8Array {
  const applied = codings.split(',').map((coding) => coding.trim().toLowerCase())
  try {
    return applied.reduceRight((left, coding) => DECODERS[coding]?.(left, LARGEST) ?? left, bytes)
  } catch {
    return bytes
  }
}

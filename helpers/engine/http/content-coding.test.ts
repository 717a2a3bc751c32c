import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { withoutCodings } from './content-coding.ts'

const TEXT = Buffer.from('{"object":"transaction"}')

describe('withoutCodings', () => {
  it.each([
    ['identity', TEXT],
    ['gzip', gzipSync(TEXT)],
    ['X-GZIP', gzipSync(TEXT)],
    ['deflate', deflateSync(TEXT)],
    ['deflate', deflateRawSync(TEXT)],
    ['br', brotliCompressSync(TEXT)],
    ['deflate, gzip', gzipSync(deflateSync(TEXT))],
  ])('decodes %s', (codings, bytes) => {
    expect(Buffer.from(withoutCodings(bytes, codings))).toEqual(TEXT)
  })

  it.each(['gzip', 'zstd', 'deflate, gzip'])('leaves bytes that are not %s as they are', (codings) => {
    expect(Buffer.from(withoutCodings(TEXT, codings))).toEqual(TEXT)
  })
})

import { gunzipSync } from 'node:zlib'

/** The data of an Allure page by the names of their files. */
export function packedData(html: string): Readonly<Record<string, string>> {
  const [, packed = ''] = /\("([A-Za-z0-9+/=]+)"\)\s*<\/script>/.exec(html) ?? []
  return JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString()) as Record<string, string>
}

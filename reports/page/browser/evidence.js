/** @import { Evidence } from '../shape.ts' */

/** @type {Promise<Evidence> | undefined} */
let unpacked

/**
 * The evidence of violated and inconclusive rules. It is large, so it is unpacked when the first rule is opened.
 * @returns {Promise<Evidence>}
 */
export function evidence() {
  unpacked ??= unpack(document.getElementById('evidence')?.textContent ?? '')
  return unpacked
}

/**
 * @param {string} packed compressed JSON in base64
 * @returns {Promise<Evidence>}
 */
async function unpack(packed) {
  if (packed === '') return { findings: [], exchanges: [] }
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0))
  const text = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return JSON.parse(await new Response(text).text())
}

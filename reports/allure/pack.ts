import { gzipSync } from 'node:zlib'

/** The data in an Allure page: each file under its name, in base64. */
const DATA =
  /<script defer>\s*Promise\.allSettled\(\[(?<files>[^\]]*)\]\)\s*\.then\(function\(\)\{\s*window\.allureReportDataReady = true;\s*\}\)\s*<\/script>/
const FILE = /d\((?<name>"(?:[^"\\]|\\.)*"),"(?<base64>[A-Za-z0-9+/=]*)"\)/g

/**
 * Compresses the data of an Allure page to about a tenth, without shortening exchanges. The page unpacks them when it
 * is opened. A page in another form is left unchanged.
 */
export function packed(html: string): string {
  const found = html.match(DATA)
  const { files: list = '' } = found?.groups ?? {}
  const files = [...list.matchAll(FILE)].map(({ groups = {} }) => [
    JSON.parse(groups['name'] ?? '""') as string,
    // One character per byte, which the page turns into base64 again with `btoa`.
    Buffer.from(groups['base64'] ?? '', 'base64').toString('latin1'),
  ])
  const rest = list.replaceAll(FILE, '').replaceAll(/[,\s]/g, '')
  if (!found || files.length === 0 || rest !== '') return html
  const data = gzipSync(JSON.stringify(Object.fromEntries(files)), { level: 9 }).toString('base64')
  return html.replace(DATA, () => `<script defer>\n(${UNPACK})("${data}")\n</script>`)
}

/** Runs in the browser, where Allure's application waits until its data are ready. */
const UNPACK = `async function (data) {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    const files = await new Response(stream).json();
    for (const name in files) window.allureReportData[name] = btoa(files[name]);
    window.allureReportDataReady = true;
  } catch (error) {
    document.body.textContent = 'This report needs a browser from 2023 or later: ' + error;
  }
}`

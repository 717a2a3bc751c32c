import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { packed } from './pack.ts'

/** A page as Allure writes it, with its data. */
const page = (files: Record<string, string>) => `<html><script defer>
      Promise.allSettled([${Object.entries(files)
        .map(([name, text]) => `d(${JSON.stringify(name)},"${Buffer.from(text).toString('base64')}")`)
        .join(',')}])
        .then(function(){
          window.allureReportDataReady = true;
        })
    </script></html>`

/** The data of a page in the browser, once the page says that they are ready. */
async function unpackedFrom(html: string): Promise<Record<string, string>> {
  const window = { allureReportData: {} as Record<string, string>, allureReportDataReady: false }
  const [, script = ''] = html.match(/<script defer>(.*)<\/script>/s) ?? []
  runInNewContext(script, { window, atob, btoa, Blob, DecompressionStream, Response, Uint8Array })
  await vi.waitUntil(() => window.allureReportDataReady)
  return Object.fromEntries(
    Object.entries(window.allureReportData).map(([name, data]) => [name, Buffer.from(data, 'base64').toString()]),
  )
}

test('packed data are restored byte by byte when the page is opened', async () => {
  const files = {
    'data/a "b".json': '{"é": "😀 </script> $&"}',
    'widgets/c.json': 'exchange '.repeat(10_000),
    empty: '',
  }
  const html = packed(page(files))
  expect(html.length).toBeLessThan(2_000)
  expect(await unpackedFrom(html)).toEqual(files)
})

test.each([
  ['without data', '<html><script defer>start()</script></html>'],
  ['with data in another form', page({ a: 'b' }).replace('d("a"', 'e("a"')],
])('a page %s is left unchanged', (_, html) => {
  expect(packed(html)).toBe(html)
})

import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sampleCatalogue, sampleRecord, violation } from '../samples/outcome.ts'
import { withoutAnalytics, writeAllureHtml } from './html.ts'
import { allureResultsOf } from './results.ts'

test('the results become one page that loads nothing from other addresses', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'countersign-html-'))
  const record = sampleRecord('metadata/key-length', violation())
  for (const result of allureResultsOf(record, sampleCatalogue)) {
    writeFileSync(path.join(folder, '1-result.json'), JSON.stringify({ uuid: '1', ...result }))
  }
  const page = await writeAllureHtml(folder, path.join(folder, 'report'))
  expect(readdirSync(path.dirname(page))).toEqual(['index.html'])
  const html = readFileSync(page, 'utf8')
  expect(html).toContain('Countersign')
  expect(html).not.toMatch(/googletagmanager|gtag|src="http/)
  // The data are packed into the page, as Allure has no other place for them.
  expect(html).toContain("DecompressionStream('gzip')")
  expect(html).not.toContain('d("')
})

const TAG = `<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>
    <script>
        gtag('config', 'G-1', { "report": "awesome" });
    </script>`

test('the tag is removed, and nothing else', () => {
  expect(withoutAnalytics(`<body>${TAG}<script src="data:x"></script></body>`)).toBe(
    '<body><script src="data:x"></script></body>',
  )
})

test.each([
  ['another form of the tag', "<script>load('https://www.googletagmanager.com/x')</script>"],
  ['a script', '<script src="https://example.test/x.js"></script>'],
  ['a style sheet', '<link rel="stylesheet" href="//example.test/x.css">'],
])('%s that would be loaded from another address is an error', (_, html) => {
  expect(() => withoutAnalytics(html)).toThrow('would load something from another address')
})

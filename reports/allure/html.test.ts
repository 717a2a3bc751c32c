import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { packedData } from '../../helpers/testing/pages/packed-data.ts'
import { sampleOutcome, sampleRecord, violation } from '../samples/outcome.ts'
import { allureFiles } from './files.ts'
import { withoutAnalytics, writeAllureHtml } from './html.ts'

const records = [sampleRecord('metadata/key-length', violation()), sampleRecord('metadata/value-length')]

/** Makes the page of a run on this day. */
async function pageOf(folder: string, day: number): Promise<string> {
  const outcome = sampleOutcome(records)
  const page = await writeAllureHtml(
    {
      files: allureFiles({ outcome, evidence: () => records }),
      run: { target: 'the image a/b..c:1', startedAt: new Date(Date.UTC(2030, 0, day)) },
      history: path.join(folder, 'history'),
    },
    path.join(folder, 'report'),
  )
  return readFileSync(page, 'utf8')
}

test('the results become one page that loads nothing from other addresses', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'countersign-html-'))
  const html = await pageOf(folder, 1)
  expect(readdirSync(path.join(folder, 'report'))).toEqual(['index.html'])
  expect(html).toContain('Countersign')
  expect(html).not.toMatch(/googletagmanager|gtag|src="http/)
  // The data are packed into the page, as Allure has no other place for them.
  expect(html).toContain("DecompressionStream('gzip')")
  expect(html).not.toContain('d("')
  const statistic = JSON.parse(packedData(html)['widgets/statistic.json'] ?? '{}') as object
  expect(statistic).toMatchObject({ total: 7, failed: 1, passed: 1, skipped: 5 })
})

test('the page of a later run shows the trend, and that of the first run has none', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'countersign-html-'))
  const charts = (html: string) => packedData(html)['widgets/charts.json'] ?? ''
  expect(charts(await pageOf(folder, 1))).not.toContain('statusDynamics')
  expect(charts(await pageOf(folder, 2))).toContain('statusDynamics')
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

import { mkdtempSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { violatedRuleCounts, writeMatrix } from './matrix.ts'

test('the page lists each fault, and no text in it is markup', async () => {
  const rows = [
    { fault: 'a-fault', story: 'It says <b> & "so".', breaks: ['a/one', 'a/two'], red: ['a/one', 'b/three'] },
  ]
  const folder = mkdtempSync(path.join(os.tmpdir(), 'countersign-matrix-'))
  const page = readFileSync(await writeMatrix(rows, folder), 'utf8')
  expect(page).toContain('It says &lt;b&gt; &amp; &quot;so&quot;.')
  expect(page).toContain('<code class="caught">a/one</code><code class="survived">a/two</code>')
  expect(page).toContain('<td><code class="besides">b/three</code></td>')
  expect(page).toContain('1 faults; 0 break only their own rules.')
  expect(page).toContain('td:first-child { width: 42% }')
})

test('the number of rules that each fault breaks is read again', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'countersign-matrix-'))
  expect(violatedRuleCounts(folder)).toBeUndefined()
  await writeMatrix([{ fault: 'a-fault', story: 'It is.', breaks: ['a/one'], red: ['a/one', 'b/three'] }], folder)
  expect(violatedRuleCounts(folder)).toEqual(new Map([['a-fault', 2]]))
})

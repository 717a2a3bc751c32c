import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { anchoredPdf } from '../../../fixtures/documents/anchored-pdf.ts'
import { readConfiguration } from './configuration.ts'

const read = (environment: Record<string, string>) => readConfiguration(environment, () => 'none')

/** Writes a PDF and a file that is not a PDF into a temporary folder. */
function twoFiles() {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-configuration-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [pdf, other] = ['anchored.pdf', 'notes.txt'].map((name) => path.join(folder, name)) as [string, string]
  writeFileSync(pdf, anchoredPdf('here'))
  writeFileSync(other, 'here')
  return { pdf, other }
}

test('Reads an anchor from its file and its name', () => {
  const { pdf } = twoFiles()
  expect(read({ ESIGN_ANCHOR_PDF: pdf, ESIGN_ANCHOR_NAME: 'here' }).known.facts).toEqual({
    'anchor-pdf': pdf,
    'anchor-name': 'here',
  })
})

test('Reports an incomplete anchor, and a file that is not a PDF', () => {
  const { pdf, other } = twoFiles()
  const [noName, noFile] = [
    /^ESIGN_ANCHOR_PDF: has no effect by itself; also set ESIGN_ANCHOR_NAME to the name of the anchor in that file, or remove it$/,
    /^ESIGN_ANCHOR_NAME: has no effect by itself; also set ESIGN_ANCHOR_PDF to the path of a PDF that contains this anchor, or remove it$/,
  ]
  const notPdf = /^ESIGN_ANCHOR_PDF: is not the path of a readable PDF; give the path of one$/
  expect(() => read({ ESIGN_ANCHOR_PDF: pdf })).toThrow(noName)
  expect(() => read({ ESIGN_ANCHOR_NAME: 'here' })).toThrow(noFile)
  for (const file of [other, `${other}-missing`])
    expect(() => read({ ESIGN_ANCHOR_PDF: file, ESIGN_ANCHOR_NAME: 'here' })).toThrow(notPdf)
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { anchoredPdf } from '../../../fixtures/documents/anchored-pdf.ts'
import { readConfiguration } from './configuration.ts'

const read = (environment: Record<string, string>) => readConfiguration(environment, () => 'none')

/** A PDF and a file that is none, in a folder that goes with the test. */
function twoFiles() {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-configuration-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [pdf, other] = ['anchored.pdf', 'notes.txt'].map((name) => path.join(folder, name)) as [string, string]
  writeFileSync(pdf, anchoredPdf('here'))
  writeFileSync(other, 'here')
  return { pdf, other }
}

test('an anchor is told by its file and its name', () => {
  const { pdf } = twoFiles()
  expect(read({ ESIGN_ANCHOR_PDF: pdf, ESIGN_ANCHOR_NAME: 'here' }).known.facts).toEqual({
    'anchor-pdf': pdf,
    'anchor-name': 'here',
  })
})

test('half of an anchor, and a file that is no PDF, are told', () => {
  const { pdf, other } = twoFiles()
  const [noName, noFile] = [
    /^ESIGN_ANCHOR_PDF: of no use alone; set ESIGN_ANCHOR_NAME too, to the name of the anchor in that file, or remove it$/,
    /^ESIGN_ANCHOR_NAME: of no use alone; set ESIGN_ANCHOR_PDF too, to the path of a PDF that has this anchor, or remove it$/,
  ]
  const notPdf = /^ESIGN_ANCHOR_PDF: is not the path of a PDF that can be read; give the path of one$/
  expect(() => read({ ESIGN_ANCHOR_PDF: pdf })).toThrow(noName)
  expect(() => read({ ESIGN_ANCHOR_NAME: 'here' })).toThrow(noFile)
  for (const file of [other, `${other}-missing`])
    expect(() => read({ ESIGN_ANCHOR_PDF: file, ESIGN_ANCHOR_NAME: 'here' })).toThrow(notPdf)
})

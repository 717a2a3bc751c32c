import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  accessibilityFaults,
  CHROMIUM,
  secondsToOpen,
  startBrowser,
  type PageBrowser,
} from '../../testing/pages/browser.ts'
import { command } from '../../testing/command.ts'

const KNOWN = `- rule: metadata/key-beyond-limit-update
  reason: The next release fixes it.
`
/** Bytes, for a run of all rules. */
const LARGEST = { clean: 1_000_000, faulty: 4_000_000 }
const FAULTS = [
  'metadata-key-21-create',
  'metadata-key-21-update',
  'instruction-signature-signer-object',
  'event-paused-unlogged',
  'action-closed-at-hidden',
]

describe.skipIf(CHROMIUM === undefined)('The page that a run writes', () => {
  let browser: PageBrowser
  let page: string
  beforeAll(async () => {
    browser = await startBrowser()
    const folder = mkdtempSync(path.join(tmpdir(), 'countersign-run-page-'))
    writeFileSync(path.join(folder, 'known.yaml'), KNOWN)
    const words = ['run', '--seed', '1', '--fault', FAULTS.join(','), '--known', 'known.yaml']
    const { code, out } = await command(words, {}, folder)
    expect(code).toBe(1)
    page = path.join(out, 'index.html')
  }, 300_000)
  afterAll(() => browser.close())

  test('It is small, and opens in less than a second without a complaint', async () => {
    expect(statSync(page).size).toBeLessThan(LARGEST.faulty)
    const opened = await browser.open(page)
    expect(await secondsToOpen(opened)).toBeLessThan(1)
    expect([...opened.complaints, ...opened.requested]).toEqual([])
    expect(await opened.page.locator('details.rule').count()).toBeGreaterThan(2_000)
    for (const kind of ['violates', 'known', 'inconclusive', 'conforms', 'not-exercised', 'observed'])
      expect(await opened.page.locator(`.cells .${kind}`).count(), kind).toBeGreaterThan(0)
  })

  test('Without its evidence, it is as large as the page of a clean run', () => {
    const html = readFileSync(page, 'utf8').replace(/id="evidence">[^<]*/, '')
    expect(html.length).toBeLessThan(LARGEST.clean)
  })

  test('Every finding shows a judged exchange, a curl line and the command that repeats it', async () => {
    const opened = await browser.open(page)
    const findings = await opened.page.locator('tr[data-finding]').count()
    expect(findings).toBeGreaterThan(2)
    for (let finding = 1; finding <= findings; finding += 1) {
      await opened.page.locator(`tr[data-finding="${finding}"] a`).click()
      const first = opened.page.locator('details.rule[open]:visible').first()
      await first.locator('.judged').waitFor()
      const [curl, repeat] = await first.locator('.command').allInnerTexts()
      expect(curl).toContain('curl ')
      expect(repeat).toContain(`--fault ${FAULTS.join(',')} --out out/again`)
      await opened.page.goBack()
    }
    expect(opened.complaints).toEqual([])
  })

  test('axe finds nothing in the page of all rules', async () => {
    const opened = await browser.open(page, '#finding=1')
    await opened.page.locator('.judged').first().waitFor()
    expect(await accessibilityFaults(opened.page)).toEqual([])
  })
})

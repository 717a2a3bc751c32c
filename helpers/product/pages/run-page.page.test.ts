import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  accessibilityFaults,
  CHROMIUM,
  LAPTOP,
  navigationSeconds,
  secondsToOpen,
  startBrowser,
  type OpenedPage,
  type PageBrowser,
} from '../../testing/pages/browser.ts'

/** Bytes. The page has all rules, however few a run selects. */
const LARGEST = { clean: 1_000_000, faulty: 4_000_000 }
/** How many rows of a table fit into the first view of a laptop. */
const ROWS = 25

describe.skipIf(CHROMIUM === undefined)('The page that a run writes', () => {
  const { faulty, fault } = inject('pageRuns') ?? {}
  const file = path.join(faulty?.out ?? '', 'index.html')
  let browser: PageBrowser
  beforeAll(async () => {
    browser = await startBrowser()
  })
  afterAll(() => browser.close())

  /** The places that are fully within the view. */
  const inView = ({ page }: OpenedPage, selector: string) =>
    page.locator(selector).evaluateAll((all, { width, height }) => {
      const boxes = all.map((one) => one.getBoundingClientRect())
      const isSeen = (box: (typeof boxes)[number]) =>
        box.width > 0 && box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height
      return boxes.filter(isSeen).length
    }, LAPTOP)

  test('It is small, and opens in less than a second without a complaint', async () => {
    expect(statSync(file).size).toBeLessThan(LARGEST.faulty)
    const opened = await browser.open(file)
    console.log(`The page of a run opened in ${(await navigationSeconds(opened)).toFixed(2)} s.`)
    expect(await secondsToOpen(opened)).toBeLessThan(1)
    expect([...opened.complaints, ...opened.requested]).toEqual([])
    expect(await opened.page.locator('details.rule').count()).toBeGreaterThan(2_000)
    for (const kind of ['violates', 'known', 'inconclusive', 'conforms', 'not-exercised', 'observed'])
      expect(await opened.page.locator(`.cells .${kind}`).count(), kind).toBeGreaterThan(0)
  })

  test('Without its evidence, it is as large as the page of a clean run', () => {
    const html = readFileSync(file, 'utf8').replace(/id="evidence">[^<]*/, '')
    expect(html.length).toBeLessThan(LARGEST.clean)
  })

  test('The findings of twenty faults are in the first view, and the list of rules shows 25 rows', async () => {
    const opened = await browser.open(file)
    const findings = await opened.page.locator('tr[data-finding]').count()
    expect(findings).toBeGreaterThanOrEqual(18)
    expect(await inView(opened, 'tr[data-finding]')).toBe(Math.min(findings, ROWS))
    await opened.page.locator('.skip a[href="#rules"]').press('Enter')
    await expect.poll(() => inView(opened, '.rule:not([open])')).toBeGreaterThanOrEqual(ROWS)
  })

  test('One click on a finding shows the judged exchange and the curl line with its button', async () => {
    const opened = await browser.open(file)
    const findings = await opened.page.locator('tr[data-finding]').count()
    expect(findings).toBeGreaterThanOrEqual(10)
    for (let finding = 1; finding <= findings; finding += 1) {
      await opened.page.locator(`tr[data-finding="${finding}"] a`).click()
      const first = opened.page.locator('details.rule[open]:visible').first()
      await first.locator('.judged').waitFor()
      for (const part of ['.judged .heading', '.judged h5', '.copied', '.copied button'])
        await expect
          .poll(() => inView(opened, `details.rule[open] ${part}`), { message: `${part} of finding ${finding}` })
          .toBeGreaterThan(0)
      const [curl, repeat] = await first.locator('.command').allInnerTexts()
      expect(curl).toContain('curl ')
      expect(repeat).toContain(`--fault ${fault} --out out/again`)
      await opened.page.goBack()
    }
    expect(opened.complaints).toEqual([])
  })

  test('axe finds nothing in the page of all rules', async () => {
    const opened = await browser.open(file, '#finding=1')
    await opened.page.locator('.judged').first().waitFor()
    // Two thousand cells are alike, so a few lines of the map stand for all.
    await opened.page.locator('#map .row').evaluateAll((rows) => rows.slice(3).forEach((row) => row.remove()))
    expect(await accessibilityFaults(opened.page)).toEqual([])
  })
})

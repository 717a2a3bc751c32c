import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  accessibilityFaults,
  CHROMIUM,
  LAPTOP,
  PHONE,
  startBrowser,
  type OpenedPage,
  type PageBrowser,
} from '../../helpers/testing/pages/browser.ts'
import { outcomeWithOwn } from '../samples/own.ts'
import { outcomeWithFindings, pageOutcome, violatedRecord } from '../samples/page.ts'
import type { RunOutcome } from '../summary.ts'
import type { PageOptions } from './head.ts'
import { runPage } from './html.ts'

describe.skipIf(CHROMIUM === undefined)('The page of a run', () => {
  let browser: PageBrowser
  beforeAll(async () => {
    browser = await startBrowser()
  })
  afterAll(() => browser.close())

  const options: PageOptions = { repeat: (rule) => `npx countersign run --rule ${rule}`, since: ['2 rules conform.'] }

  const fileOf = (outcome: RunOutcome) => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'countersign-page-')), 'index.html')
    writeFileSync(file, runPage(outcome, options))
    return file
  }
  const open = (hash = '', change: Parameters<PageBrowser['open']>[2] = {}, outcome = pageOutcome()) =>
    browser.open(fileOf(outcome), hash, change)

  const row = ({ page }: OpenedPage, id: string) => page.locator(`details[data-rule="${id}"]`)
  const hashOf = ({ page }: OpenedPage) => page.evaluate<string>('location.hash')
  const isInView = async (place: ReturnType<typeof row>) => {
    const box = await place.boundingBox()
    return box !== null && box.y >= 0 && box.y + box.height <= LAPTOP.height
  }

  test('The head shows the verdict, the counts and the lines about the last run', async () => {
    const { page, complaints } = await open()
    expect(await page.locator('h1').innerText()).toContain('FAILED')
    const counts = await page.locator('.counts li').allInnerTexts()
    expect(counts.map((text) => text.replace('\n', ' '))).toEqual([
      '1 violated',
      '1 known violation',
      '1 inconclusive',
      '0 conforms',
      '3 not exercised',
      '1 observed',
    ])
    expect(await page.locator('.since').innerText()).toContain('2 rules conform.')
    expect(complaints).toEqual([])
  })

  test('Own rules have a line and a part of the map of their own, and no part in the other counts', async () => {
    const opened = await open('', {}, outcomeWithOwn(violatedRecord('acme/order')))
    const { page, complaints } = opened
    expect(await page.locator('.counts li.violates').innerText()).toMatch(/^0\s+violated$/)
    expect(await page.locator('header .own').innerText()).toMatch(/Own rules\s+1 violated\s+not in the document/)
    expect(await page.locator('#map h2.own ~ .row').allInnerTexts()).toEqual([
      expect.stringMatching(/^Promised by Acme/),
    ])
    await page.locator('.counts li.conforms a').click()
    expect(await hashOf(opened)).toBe('#verdict=conforms&level=document')
    await page.locator('header .own a').click()
    await row(opened, 'acme/order').waitFor()
    await row(opened, 'acme/order').locator('summary').click()
    await row(opened, 'acme/order').getByText('Section 4.2').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('25 findings fit into the first view', async () => {
    const { page } = await open('', { viewport: LAPTOP }, outcomeWithFindings(25))
    const rows = page.locator('tr[data-finding]')
    expect(await rows.count()).toBe(25)
    expect(await isInView(rows.last())).toBe(true)
  })

  test('A click on a finding shows its exchange and its curl line', async () => {
    const opened = await open()
    await opened.page.locator('tr[data-finding="1"] a').click()
    const judged = row(opened, 'metadata/key-length').locator('.judged')
    await judged.waitFor()
    expect(await judged.innerText()).toContain('#3')
    expect(await judged.locator('.checked').innerText()).toBe('"metadata"')
    const commands = await row(opened, 'metadata/key-length').locator('.command').allInnerTexts()
    expect(commands[0]).toContain('curl -i -X POST')
    expect(commands[1]).toBe('npx countersign run --rule metadata/key-length')
    expect(await hashOf(opened)).toContain('finding=1')
    expect(await opened.page.locator('details.rule:visible').count()).toBe(2)
  })

  test('The way back from a rule leads to its finding and to all findings', async () => {
    const opened = await open('#rule=metadata/omitted-keeps')
    const { page } = opened
    await row(opened, 'metadata/omitted-keeps').getByRole('link', { name: /^1: / }).click()
    await page.getByRole('link', { name: 'Back to the findings' }).click()
    expect(await isInView(page.locator('#findings'))).toBe(true)
    await page.goBack()
    expect(await page.locator('.banner h3').innerText()).toContain('Finding 1 of 1')
  })

  test('Tokens of a response stay as they were sent, and polls are summed up', async () => {
    const opened = await open('#rule=metadata/key-length')
    const own = row(opened, 'metadata/key-length')
    await own.locator('.judged').waitFor()
    expect(await own.locator('.judged .body').last().innerText()).toBe(
      '{\n  "object": "transaction",\n  "metadata": {\n    "a": 1e400\n  },\n  "name": "caf\\u00e9"\n}',
    )
    await own.getByText('2 exchanges before it').click()
    expect(await own.locator('.others').first().innerText()).toContain('asked 39 times for 30 s')
  })

  test('Markup in a response stays a text, and nothing is requested', async () => {
    const opened = await open('#rule=metadata/key-length')
    const own = row(opened, 'metadata/key-length')
    await own.getByText('1 exchange after it').click()
    await own.locator('.others').last().locator('.exchange summary').first().click()
    expect(await own.locator('.others').last().locator('.body').last().innerText()).toContain('</script><img src=x')
    expect(await opened.page.locator('img').count()).toBe(0)
    expect(await opened.page.title()).toBe('FAILED: Countersign')
    expect([...opened.requested, ...opened.complaints]).toEqual([])
  })

  test('The policy of the page refuses scripts and requests that are not its own', async () => {
    const { page, complaints } = await open()
    await page.evaluate(`
      const [script, image] = [document.createElement('script'), new Image()]
      script.textContent = 'document.title = "foreign"'
      image.src = 'https://example.com/x.png'
      document.body.append(script, image)
    `)
    await expect.poll(() => complaints.length).toBeGreaterThan(1)
    expect(await page.title()).toBe('FAILED: Countersign')
  })

  test('Filters show the number of rules, and are kept in the address', async () => {
    const opened = await open()
    const { page } = opened
    await page.getByLabel('Verdict', { exact: true }).selectOption('not-exercised')
    expect(await page.locator('output').innerText()).toBe('3 of 7 rules')
    await page.getByLabel('Text').fill('expires')
    expect(await page.locator('details.rule:visible').count()).toBe(1)
    expect(await hashOf(opened)).toBe('#verdict=not-exercised&text=expires')
    await page.reload()
    expect(await page.locator('output').innerText()).toBe('1 of 7 rules')
    expect(await page.getByLabel('Text').inputValue()).toBe('expires')
    await page.getByRole('button', { name: 'Show all' }).click()
    expect(await page.locator('output').innerText()).toBe('7 rules')
  })

  test.each([
    ['#level=inferred', ['metadata/omitted-keeps']],
    ['#section=Limits', ['metadata/key-length', 'metadata/value-length']],
    ['#call=create&verdict=known', ['metadata/value-length']],
    ['#text=update+replaces', ['metadata/replaces']],
  ])('The address %s shows its rules', async (hash, expected) => {
    const { page } = await open(hash)
    const shown = page.locator('details.rule:visible')
    expect(await shown.evaluateAll((all) => all.map((one) => one.getAttribute('data-rule')))).toEqual(expected)
  })

  test('A count shows its rules, and a rule that was not exercised says what to set', async () => {
    const opened = await open()
    await opened.page.getByRole('link', { name: '3 not exercised' }).click()
    // The browser reports a changed address a moment after the click.
    await expect.poll(() => opened.page.locator('details.rule:visible').count()).toBe(3)
    await row(opened, 'lifecycle/expires').locator('summary').click()
    // A rule shows its contents a moment after the click.
    await expect
      .poll(() => row(opened, 'lifecycle/expires').innerText())
      .toContain('the capability clock (ESIGN_CONTROL_URL)')
    expect(await row(opened, 'lifecycle/expires').locator('.judged').count()).toBe(0)
    expect(await row(opened, 'lifecycle/expires').locator('.command').count()).toBe(1)
    await row(opened, 'lifecycle/email').locator('summary').click()
    expect(await row(opened, 'lifecycle/email').locator('.command').count()).toBe(0)
  })

  test('A cell of the map has the id of its rule as its name, and opens the rule', async () => {
    const opened = await open('#verdict=observed')
    await opened.page.getByRole('link', { name: 'metadata/value-length, known violation', exact: true }).click()
    const own = row(opened, 'metadata/value-length')
    await own.getByText('The next release fixes it.').waitFor()
    expect(await own.getAttribute('open')).toBe('')
    expect(await isInView(own.locator('summary').first())).toBe(true)
    expect(await own.innerText()).toContain('The next release fixes it. (ESIGN-123, until 2030-01-31)')
  })

  test('The map is one stop of the keyboard, and arrow keys move in it', async () => {
    const { page } = await open()
    const focused = () => page.evaluate<string>('document.activeElement.getAttribute("aria-label")')
    await page.locator('.cells a').first().focus()
    const first = await focused()
    await page.keyboard.press('ArrowRight')
    expect(await focused()).not.toBe(first)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Home')
    expect(await focused()).toBe(first)
    await page.keyboard.press('ArrowRight')
    const second = await focused()
    await page.keyboard.press('Shift+Tab')
    expect(await page.locator('.cells a:focus').count()).toBe(0)
    await page.keyboard.press('Tab')
    expect(await focused()).toBe(second)
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.locator('summary:focus').waitFor()
  })

  test('The keyboard is enough to open a finding, and the focus leaves the page at its end', async () => {
    const opened = await open()
    const { page } = opened
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Findings')
    await page.locator('tr[data-finding="1"] a').focus()
    await page.keyboard.press('Enter')
    await row(opened, 'metadata/key-length').locator('.judged').waitFor()
    await page.locator('h3:focus').waitFor()
    const stops = new Set<string>()
    for (let at = 0; at < 60; at += 1) {
      await page.keyboard.press('Tab')
      stops.add(await page.evaluate<string>('document.activeElement.tagName'))
      if (stops.has('BODY')) break
    }
    expect([...stops].toSorted()).toEqual(['A', 'BODY', 'BUTTON', 'PRE', 'SUMMARY'])
  })

  test('The copy button copies the curl line', async () => {
    const opened = await open('#rule=metadata/key-length', { permissions: ['clipboard-read', 'clipboard-write'] })
    const own = row(opened, 'metadata/key-length')
    await own.getByRole('button', { name: 'Copy: the curl line' }).click()
    await own.getByText('Copied', { exact: true }).waitFor()
    expect(await opened.page.evaluate('navigator.clipboard.readText()')).toContain('curl -i -X POST')
  })

  test.each([
    ['a laptop', { viewport: LAPTOP }],
    ['a laptop in the dark', { viewport: LAPTOP, colorScheme: 'dark' }],
    ['a phone', { viewport: PHONE }],
  ] as const)('axe finds nothing on %s, and nothing is wider than the screen', async (_, change) => {
    for (const hash of ['', '#finding=1', '#rule=metadata/value-length']) {
      const opened = await open(hash, change)
      const { page } = opened
      if (hash !== '') await page.locator('.judged').first().waitFor()
      for (const summary of await page.locator('.others > summary, .headers > summary').all()) await summary.click()
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(change.viewport.width)
    }
  })

  test('On paper, only opened rules are printed, without filters and buttons', async () => {
    const opened = await open('#rule=metadata/key-length')
    const { page } = opened
    await row(opened, 'metadata/key-length').locator('.judged').waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('details.rule:visible').count()).toBe(1)
    expect(await page.locator('.filters:visible, button:visible').count()).toBe(0)
  })
})

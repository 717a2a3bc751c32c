import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Comparison } from '../../../reports/comparison/comparison.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'
import {
  accessibilityFaults,
  CHROMIUM,
  LAPTOP,
  PHONE,
  startBrowser,
  type OpenedPage,
  type PageBrowser,
} from '../../testing/pages/browser.ts'
import { pagesInTurn } from './pages-in-turn.ts'

describe.skipIf(CHROMIUM === undefined || !pagesInTurn.has('comparison'))('The page that compares two runs', () => {
  const { faulty, other } = inject('pageRuns') ?? {}
  const [a, b] = [faulty?.out ?? '', other?.out ?? '']
  let browser: PageBrowser
  let file: string
  let comparison: Comparison
  beforeAll(async () => {
    browser = await startBrowser()
    const folder = await mkdtemp(path.join(tmpdir(), 'countersign-comparison-'))
    file = path.join(folder, 'comparison.html')
    const [page, json] = await Promise.all([
      hostedCommand(['compare', a, b, '--html'], {}, folder),
      hostedCommand(['compare', a, b, '--json'], {}, folder),
    ])
    expect([page.code, page.stdout]).toEqual([0, 'comparison.html\n'])
    comparison = JSON.parse(json.stdout) as Comparison
  })
  afterAll(() => browser.close())

  const part = ({ page }: OpenedPage, title: string) =>
    page.locator('main > section').filter({ has: page.getByRole('heading', { name: title }) })
  const rowsOf = (opened: OpenedPage, title: string) => part(opened, title).locator('tbody tr').allInnerTexts()

  test('It begins with the result, and lists findings that appeared, are fixed, are still there and were not judged', async () => {
    const opened = await browser.open(file)
    expect(await opened.page.locator('.result').innerText()).toMatch(
      /^WORSE 1 finding appeared, 2 rules that conformed are violated/,
    )
    const { appeared, fixed, remaining, not_judged: unjudged } = comparison.findings
    for (const [title, findings] of [
      ['Findings that appeared in B', appeared],
      ['Findings that are fixed in B', fixed],
      ['Findings that are still there', remaining],
      ['Findings whose rules B did not judge', unjudged],
    ] as const) {
      expect(findings.length, title).toBeGreaterThan(0)
      const rows = await rowsOf(opened, title)
      expect(rows, title).toHaveLength(findings.length)
      for (const [at, { title: text, rule }] of findings.entries()) {
        expect(rows[at]).toContain(text)
        expect(rows[at]).toContain(rule)
      }
    }
    expect([...opened.complaints, ...opened.requested]).toEqual([])
  })

  test('It lists rules with another verdict, observations that differ, and rules that B did not judge with the reason', async () => {
    const opened = await browser.open(file)
    expect(await rowsOf(opened, 'Verdict: conforms -> violates')).toEqual([
      'metadata/key-at-limit-create',
      'metadata/key-not-bytes-create',
    ])
    expect(await rowsOf(opened, 'Verdict: violates -> conforms')).toContain('document/not-deletable-with-field')
    const observed = await rowsOf(opened, 'Observations that differ')
    expect(observed.join('\n')).toContain('["second"] in A, ["first","second"] in B')
    expect(observed.join('\n')).toMatch(
      /number of documents shown: 3 in A, 2 in B\s+document\/name-twice, document\/order/,
    )
    const unjudged = part(opened, 'Judged in A, not in B')
    expect(await unjudged.locator('tbody tr').count()).toBe(comparison.judged_only_in_a.length)
    const ofClock = unjudged.filter({ hasText: 'lifecycle/expiry-not-before' })
    expect(await ofClock.innerText()).toMatch(
      /Reason: needs .*ESIGN_CONTROL_URL.*\s[^]*lifecycle\/expiry-not-before \(violates in A\)/,
    )
  })

  test('The contents name each part once, and lead to it', async () => {
    const { page } = await browser.open(file)
    const links = page.locator('nav a')
    const names = await links.allInnerTexts()
    expect(new Set(names).size).toBe(names.length)
    for (const link of await links.all()) {
      await link.click()
      const target = await page.evaluate<string>('document.querySelector(location.hash).textContent')
      expect(target).toContain(await link.innerText())
    }
  })

  test.each([
    ['Findings that appeared in B', 'metadata/key-at-limit-create', b],
    ['Findings that are fixed in B', 'document/not-deletable-with-field', a],
  ])('A rule of "%s" leads to its evidence on the page of its run', async (title, rule, out) => {
    const opened = await browser.open(file)
    await part(opened, title).getByRole('link', { name: rule }).click()
    await opened.page.locator(`details[data-rule="${rule}"] .judged`).waitFor()
    expect(opened.page.url()).toContain(out)
  })

  test('The keyboard reaches the pages of both runs, the contents, and every rule', async () => {
    const { page } = await browser.open(file)
    const links = await page.locator('a').count()
    const reached: string[] = []
    for (let at = 0; at < links; at += 1) {
      await page.keyboard.press('Tab')
      reached.push(await page.evaluate<string>('document.activeElement.textContent'))
    }
    expect(reached).toEqual(await page.locator('a').allTextContents())
    expect(reached.slice(0, 3)).toEqual(['Page of A', 'Page of B', 'Findings that appeared in B'])
    await page.locator('nav a').last().press('Enter')
    expect(await page.evaluate('location.hash')).toMatch(/^#part-\d+$/)
  })

  test.each([
    ['a laptop', { viewport: LAPTOP }],
    ['a laptop in the dark', { viewport: LAPTOP, colorScheme: 'dark' }],
    ['a phone', { viewport: PHONE }],
    ['a phone in the dark', { viewport: PHONE, colorScheme: 'dark' }],
  ] as const)('axe finds nothing on %s, and nothing is wider than the screen', async (_, change) => {
    const { page } = await browser.open(file, '', change)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(change.viewport.width)
    const isDark = 'colorScheme' in change
    const background = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
    expect(background === 'rgb(255, 255, 255)').toBe(!isDark)
  })

  test('On paper, it is light, without the contents, and folded rules are shown', async () => {
    const { page } = await browser.open(file, '', { colorScheme: 'dark' })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)')
    expect(await page.locator('nav').isVisible()).toBe(false)
    // No part of this comparison is long enough to be folded.
    await page.evaluate(`
      const folded = document.createElement('details')
      folded.append(document.createElement('summary'), document.querySelector('table'))
      document.querySelector('main').append(folded)
    `)
    expect((await page.locator('details td').first().boundingBox())?.height).toBeGreaterThan(0)
    expect(await page.locator('details summary').isVisible()).toBe(false)
  })
})

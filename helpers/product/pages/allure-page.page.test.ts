import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { ConformanceReport } from '../../../reports/files/conformance-json.ts'
import { CHROMIUM, startBrowser, type OpenedPage, type PageBrowser } from '../../testing/pages/browser.ts'
import { pagesInTurn } from './pages-in-turn.ts'

describe.skipIf(CHROMIUM === undefined || !pagesInTurn.has('allure'))('The Allure page', () => {
  const { faulty, later } = inject('pageRuns') ?? {}
  const pageIn = (out = '') => path.join(out, 'allure-report', 'index.html')
  let browser: PageBrowser
  let report: ConformanceReport
  // Opened once, because it takes five seconds.
  let opened: OpenedPage
  beforeAll(async () => {
    browser = await startBrowser()
    opened = await browser.open(pageIn(faulty?.out))
    report = JSON.parse(readFileSync(path.join(faulty?.out ?? '', 'conformance.json'), 'utf8')) as ConformanceReport
  })
  afterAll(() => browser.close())

  const openCategories = async (): Promise<OpenedPage['page']> => {
    const { page } = opened
    await page.evaluate("location.hash = '#'")
    await page.getByTestId('nav-tab-categories').click()
    await page.getByText('Violations, by finding').waitFor()
    return page
  }
  /** Opens a rule through the groups that contain it; some groups are open from the start. */
  const openRule = async (page: OpenedPage['page'], groups: readonly string[], id: string) => {
    for (const group of groups) {
      const line = page
        .getByTestId('tree-section')
        .filter({ has: page.getByText(group, { exact: true }) })
        .last()
      await line.waitFor()
      const isOpen = (await line.locator('xpath=..').locator('[data-tree-content]').count()) > 0
      if (!isOpen) await line.getByTestId('tree-arrow').click()
    }
    const { statement = '' } = report.rules.find((rule) => rule.id === id) ?? {}
    await page.locator('[data-tree-node-id]:visible').filter({ hasText: statement }).last().click()
    await page.getByTestId('test-result-fullname').getByText(id).waitFor()
    return page
  }
  const description = (page: OpenedPage['page']) =>
    page.frameLocator('[data-testid=test-result-description-frame]').locator('body').innerText()

  test('It opens without a request, and its counts are those of the terminal', async () => {
    const { page, requested } = opened
    const count = async (name: string) =>
      Number((await page.getByTestId(`metadata-item-${name}`).innerText()).replaceAll(/\D/g, ''))
    await page.getByTestId('metadata-item-failed').waitFor()
    const printed = (words: string) => Number(new RegExp(`(\\d+) ${words}`).exec(lastLines)?.[1] ?? 0)
    const lastLines = faulty?.stdout.slice(faulty.stdout.lastIndexOf('FAILED')) ?? ''
    const leftOut = report.rules.filter(
      ({ verdict, left_out: reason, scenarios }) =>
        verdict === 'not-exercised' && reason !== undefined && scenarios.length === 0,
    ).length
    expect(await count('failed')).toBe(printed('violate,') + printed('violate inferred rules'))
    expect(await count('broken')).toBe(printed('inconclusive'))
    expect(await count('passed')).toBe(printed('conform') + printed('observed'))
    expect(await count('skipped')).toBe(printed('known') + printed('not exercised') - leftOut)
    for (const name of ['failed', 'broken', 'passed', 'skipped']) expect(await count(name), name).toBeGreaterThan(0)
    expect(requested).toEqual([])
  })

  test('The categories are the findings, the known violations, and the reasons for everything that was not judged', async () => {
    const page = await openCategories()
    for (const name of [
      'Violations, by finding',
      'Known violations',
      'Inconclusive because another rule is broken',
      'Not exercised',
      'Observed, not judged',
    ])
      expect(await page.getByText(name, { exact: true }).count(), name).toBe(1)
    await page.getByText('Violations, by finding').click()
    for (const { number, title, violated } of report.findings) {
      const name = `${String(number).padStart(2, '0')}. ${title}`
      await page.getByText(name, { exact: true }).waitFor()
      const group = page.getByTestId('tree-section').filter({ hasText: name }).last()
      expect(await group.innerText()).toMatch(new RegExp(`\\s${violated.length}$`))
    }
  })

  test('A violated rule names its sentence, and shows the judged step and its evidence', async () => {
    const id = 'document/not-deletable-with-field'
    const { number, title } = report.findings.find(({ rule }) => rule === id) ?? { number: 0, title: '' }
    const finding = `${String(number).padStart(2, '0')}. ${title}`
    const page = await openRule(await openCategories(), ['Violations, by finding', finding], id)
    expect(await page.getByTestId('test-result-error-message').first().innerText()).toContain('deletable')
    expect(await page.getByTestId('test-result-step-title').filter({ hasText: 'Judged: ' }).count()).toBeGreaterThan(0)
    const text = await description(page)
    expect(text).toContain('A document that has a field is not deletable.')
    expect(text).toContain('Section: Document. Level: stated.')
    expect(text).toMatch(/curl .*\$ESIGN_BASE_URL/)
    await page.getByTestId('test-result-attachment-header').first().click()
    await page.getByText('"deletable": true').first().waitFor()
  })

  test('A known, an inconclusive and a not exercised rule say why, and the last has no error', async () => {
    const known = 'metadata/key-beyond-limit-update'
    const reason = report.rules.find(({ id }) => id === known)?.known?.reason ?? ''
    expect(await description(await openRule(await openCategories(), ['Known violations', reason], known))).toContain(
      reason,
    )

    const inconclusive = report.rules.find((rule) => rule.cause === 'listing/state-shown')
    const { number, title } = report.findings.find(({ rule }) => rule === 'listing/state-shown') ?? {
      number: 0,
      title: '',
    }
    const groups = ['Inconclusive because another rule is broken', `${String(number).padStart(2, '0')}. ${title}`]
    const page = await openRule(await openCategories(), groups, inconclusive?.id ?? '')
    expect(await description(page)).toContain('Inconclusive because listing/state-shown is violated.')

    const skipped = await openCategories()
    await skipped.getByText('Not exercised', { exact: true }).click()
    const because = 'it needs rate limits, and their thresholds are not documented'
    const unexercised = await openRule(skipped, [because], 'errors/rate-limit')
    expect(await unexercised.getByTestId('test-result-error').count()).toBe(0)
    expect(await unexercised.locator('main, #app').first().innerText()).not.toMatch(/\bError\b/)
    expect(await description(unexercised)).toContain('No setting exercises this rule.')
  })

  test('The trend is shown after the second run of a target, not after the first', async () => {
    const second = await browser.open(pageIn(later?.out))
    for (const [{ page }, trends] of [
      [opened, 0],
      [second, 1],
    ] as const) {
      await page.getByText('Report', { exact: true }).first().click()
      await page.getByText('Graphs', { exact: true }).click()
      await page.getByText('Durations', { exact: true }).first().waitFor()
      expect(await page.getByText('Rules in the last runs').count()).toBe(trends)
    }
  })
})

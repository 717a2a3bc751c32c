import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'

/** Where Debian installs Chromium. Without windows it opens pages in half of the time. */
const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

const chosen = process.env['CHROMIUM_PATH']

/** The path of Chromium: `CHROMIUM_PATH`, or Debian's. Without one it is undefined, and then pages are not tested. */
export const CHROMIUM = (chosen ? [chosen] : PLACES).find((place) => existsSync(place))

/** A browser in which tests open pages. */
export interface PageBrowser {
  /**
   * Opens a file.
   * @param hash the end of the address, such as `#rule=metadata/key`
   */
  open(file: string, hash?: string, options?: BrowserContextOptions): Promise<OpenedPage>
  /** Opens a page of a server. */
  visit(address: string, options?: BrowserContextOptions): Promise<OpenedPage>
  close(): Promise<void>
}

/** An opened page. */
export interface OpenedPage {
  readonly page: Page
  /** Everything that the page logged: errors of its script, refused requests, messages. */
  readonly complaints: string[]
  /** The addresses that it requested, besides its own. */
  readonly requested: string[]
}

/** The first screen of a small laptop. */
export const LAPTOP = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 844 }

/** Starts Chromium without a window. */
export async function startBrowser(): Promise<PageBrowser> {
  const browser: Browser = await chromium.launch({ executablePath: CHROMIUM ?? '', args: ['--no-sandbox'] })
  const visit: PageBrowser['visit'] = async (address, options = {}) => {
    const context = await browser.newContext({ viewport: LAPTOP, ...options })
    const page = await context.newPage()
    const [complaints, requested]: [string[], string[]] = [[], []]
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('request', (request) => request.isNavigationRequest() || requested.push(request.url()))
    await page.goto(address)
    return { page, complaints, requested }
  }
  return {
    visit,
    open: (file, hash = '', options = {}) => visit(`${pathToFileURL(file).href}${hash}`, options),
    close: () => browser.close(),
  }
}

/** The rules of accessibility that the page breaks, according to axe, each with its id and the first places. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // The policy of a page forbids foreign scripts, but not those of the test.
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'))
  const { violations } = (await page.evaluate('axe.run()')) as { violations: readonly AxeViolation[] }
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, 3).map(({ html }) => html.slice(0, 120))
    return `${id}: ${help}: ${places.join(' | ')}`
  })
}

/** The part of a result of axe that tests use. */
interface AxeViolation {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly html: string }[]
}

/** Seconds of processor time that the page has used until it was loaded, which hardly depend on what else the machine does. */
export async function secondsToOpen({ page }: OpenedPage): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.reload()
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Infinity
}

/** Seconds from the start of the navigation until the page was loaded, as the browser's own timing says. */
export const navigationSeconds = async ({ page }: OpenedPage): Promise<number> =>
  (await page.evaluate<number>('performance.getEntriesByType("navigation")[0].loadEventEnd')) / 1000

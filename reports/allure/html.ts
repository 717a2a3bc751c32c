import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { AllureReport, resolveConfig } from '@allurereport/core'
import AwesomePlugin, { type AwesomePluginOptions } from '@allurereport/plugin-awesome'
import { packed } from './pack.ts'

type Charts = NonNullable<AwesomePluginOptions['charts']>

/**
 * The charts that make sense without the results of earlier runs. Their types are an enum that Allure does not export.
 */
const CHARTS: readonly object[] = [
  { type: 'currentStatus', title: 'Results' },
  {
    type: 'testResultSeverities',
    title: 'By level: stated (critical), inferred (normal), open (trivial)',
    levels: ['critical', 'normal', 'trivial'],
    statuses: ['passed', 'failed', 'broken', 'skipped'],
    includeUnset: false,
  },
  { type: 'successRateDistribution', title: 'Passed, by section and area' },
  { type: 'durations', title: 'Durations', groupBy: 'none' },
]

const OPTIONS: AwesomePluginOptions = {
  reportName: 'Countersign',
  reportLanguage: 'en',
  singleFile: true,
  groupBy: ['epic', 'feature', 'story'],
  defaultSortBy: 'name,asc',
  sections: ['charts'],
  charts: CHARTS as Charts,
}

/** Results are grouped by labels, as messages contain ids of the run. */
const category = (
  name: string,
  label: string,
  status: 'passed' | 'failed' | 'broken' | 'skipped',
  labels?: Readonly<Record<string, string>>,
) => ({
  name,
  matchers: { statuses: [status], ...(labels && { labels }) },
  groupBy: [{ label }],
  groupByMessage: false,
})

const CATEGORIES = [
  category('Violations', 'feature', 'failed', { level: 'stated' }),
  category('Known violations', 'known', 'skipped', { known: '.' }),
  category('Violations of inferred rules', 'feature', 'failed', { level: 'inferred' }),
  category('Inconclusive because another rule is broken', 'cause', 'broken', { cause: '.' }),
  category('Inconclusive', 'because', 'broken'),
  category('Not exercised: the target shows nothing', 'unshown', 'skipped', { unshown: '.' }),
  category('Not exercised', 'because', 'skipped'),
  category('Observed, not judged', 'feature', 'passed', { level: 'open' }),
]

/**
 * Turns Allure results into one page that needs no network and sends no usage data.
 * @returns the path of the page
 * @throws Error if the page would load anything from another address
 */
export async function writeAllureHtml(resultsDir: string, outDir: string): Promise<string> {
  const draft = await mkdtemp(path.join(os.tmpdir(), 'countersign-allure-'))
  try {
    await generate(resultsDir, draft)
    const html = packed(withoutAnalytics(await readFile(path.join(draft, 'index.html'), 'utf8')))
    const page = path.join(outDir, 'index.html')
    await mkdir(outDir, { recursive: true })
    await writeFile(page, html)
    return page
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function generate(resultsDir: string, output: string): Promise<void> {
  // Passed as a value, as Allure would look up a name in its own folder.
  const config = await resolveConfig(
    {
      name: 'Countersign',
      output,
      appendHistory: false,
      categories: CATEGORIES,
      hideLabels: ['framework', 'language'],
    },
    { plugins: {} },
  )
  const awesome = { id: 'awesome', enabled: true, options: OPTIONS, plugin: new AwesomePlugin(OPTIONS) }
  const report = new AllureReport({ ...config, plugins: [awesome] })
  await report.start()
  await report.readDirectory(resultsDir)
  await report.done()
}

const ANALYTICS =
  /<script async src="https:\/\/www\.googletagmanager[^>]*><\/script>\s*<script>[^<]*gtag\('config'[^<]*<\/script>/

/**
 * An Allure page without the tag that reports every visit, which no option of Allure turns off.
 * @throws Error if the page would load anything else from another address
 */
export function withoutAnalytics(html: string): string {
  const clean = html.replace(ANALYTICS, '')
  const foreign = clean.match(
    /googletagmanager|<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)\s*=\s*["']?(?:https?:)?\/\//i,
  )
  if (foreign) throw new Error(`The Allure page would load something from another address: ${foreign[0]}`)
  return clean
}

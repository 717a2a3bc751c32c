import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { AllureReport, resolveConfig } from '@allurereport/core'
import AwesomePlugin, { type AwesomePluginOptions } from '@allurereport/plugin-awesome'
import { cut } from '../text.ts'
import { CATEGORIES } from './categories.ts'
import { addToHistory, historyBefore, type HistoryItem, type RunInHistory } from './history.ts'
import { packed } from './pack.ts'
import type { Text } from './results.ts'

type Charts = NonNullable<AwesomePluginOptions['charts']>

/** The charts of the first page. Their types are an enum that Allure does not export. */
const CHARTS: readonly object[] = [
  { type: 'currentStatus', title: 'Rules' },
  {
    type: 'testResultSeverities',
    title: 'By level: stated (critical), inferred (normal), own (minor), open (trivial)',
    levels: ['critical', 'normal', 'minor', 'trivial'],
    statuses: ['passed', 'failed', 'broken', 'skipped'],
    includeUnset: false,
  },
  { type: 'successRateDistribution', title: 'Passed, by section and area' },
  { type: 'durations', title: 'Durations', groupBy: 'none' },
]

/** The chart that needs the results of earlier runs. */
const TRENDS: readonly object[] = [{ type: 'statusDynamics', title: 'Rules in the last runs', limit: 20 }]

const OPTIONS: AwesomePluginOptions = {
  reportName: 'Countersign',
  reportLanguage: 'en',
  singleFile: true,
  groupBy: ['epic', 'feature'],
  defaultSortBy: 'name,asc',
  sections: ['charts'],
}

/** The content of a page. */
export interface PageContent {
  /** The files of Allure results. */
  readonly files: Iterable<Text>
  /** The run among the earlier ones. */
  readonly run: RunInHistory
  /** The file with the results of earlier runs; it may not exist yet. */
  readonly history: string
}

/**
 * Turns Allure results into one page that needs no network and sends no usage data, and adds the run to its history.
 * @returns the path of the page
 * @throws Error if the page would load anything from another address
 */
export async function writeAllureHtml({ files, run, history }: PageContent, outDir: string): Promise<string> {
  const draft = await mkdtemp(path.join(os.tmpdir(), 'countersign-allure-'))
  try {
    const before = historyBefore(history, run)
    const historyPath = path.join(draft, 'history.jsonl')
    await writeFile(historyPath, before)
    // Without an earlier run, Allure would mark every rule as new.
    const earlier = before === '' ? {} : { historyPath }
    const results = await generate(files, { output: path.join(draft, 'page'), ...earlier, target: run.target })
    const html = packed(withoutAnalytics(await readFile(path.join(draft, 'page', 'index.html'), 'utf8')))
    const page = path.join(outDir, 'index.html')
    await mkdir(outDir, { recursive: true })
    await writeFile(page, html)
    addToHistory(history, run, results)
    return page
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** The longest name of an environment that Allure accepts. Characters. */
const LONGEST_ENVIRONMENT = 64

/** The name of a target as Allure accepts it: without slashes and successive dots. */
const environmentOf = (target: string): string =>
  cut(
    target
      .replace(/^https?:/, '')
      .replaceAll(/[/\\\s]+|\.{2,}/g, ' ')
      .trim(),
    LONGEST_ENVIRONMENT,
  )

async function generate(
  files: Iterable<Text>,
  { target, ...paths }: { readonly output: string; readonly historyPath?: string; readonly target: string },
): Promise<HistoryItem[]> {
  const options = { ...OPTIONS, charts: (paths.historyPath ? [...TRENDS, ...CHARTS] : CHARTS) as Charts }
  // Passed as a value, as Allure would look up a name in its own folder.
  const config = await resolveConfig(
    {
      name: 'Countersign',
      ...paths,
      appendHistory: false,
      categories: CATEGORIES,
      environment: 'target',
      environments: { target: { name: environmentOf(target), matcher: () => true } },
      hideLabels: ['framework', 'language'],
    },
    { plugins: {} },
  )
  const awesome = { id: 'awesome', enabled: true, options, plugin: new AwesomePlugin(options) }
  const report = new AllureReport({ ...config, plugins: [awesome] })
  await report.start()
  for (const file of files) await report.readResult(inMemory(file))
  await report.done()
  return report.store.allTestResults()
}

type ResultFile = Parameters<AllureReport['readResult']>[0]

/** A file of Allure results that is not on disk. */
function inMemory({ name, content }: Text): ResultFile {
  return {
    getOriginalFileName: () => name,
    getExtension: () => path.extname(name),
    getContentType: () => 'text/plain',
    getContentLength: () => Buffer.byteLength(content),
    asBuffer: async () => Buffer.from(content),
    asJson: async () => JSON.parse(content),
    asUtf8String: async () => content,
    writeTo: (file) => writeFile(file, content),
    readContent: (transform) => transform(Readable.from([Buffer.from(content)])),
  }
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

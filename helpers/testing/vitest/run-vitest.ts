import { execFile } from 'node:child_process'
import { mkdtemp, readFile, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestResult } from 'allure-js-commons'
import { PROJECT } from '../../app/project/project.ts'
import type { VitestResult } from './records-reporter.ts'

/** The result of a run through vitest, with its Allure results. */
export interface ThroughVitest extends VitestResult {
  readonly code: number
  readonly allure: readonly TestResult[]
  /** The environment file of the Allure results. */
  readonly environment: string
}

/**
 * Runs scenarios as `npx vitest run --project suites` does, with the given variables and without the `ESIGN_` variables of this process.
 * @param files the suite files; without any, all of them
 * @param folder the current folder of the run, for its `.env` if it has one and for its results
 */
export async function runVitest(
  files: readonly string[],
  environment: Record<string, string>,
  folder: string,
): Promise<{ code: number; printed: string }> {
  const clean = Object.entries(process.env).filter(([name]) => !/^(ESIGN|VITEST|ALLURE)/.test(name))
  const reporter = path.join(PROJECT, 'helpers/testing/vitest/records-reporter.ts')
  const words = ['run', '--root', PROJECT, '--project', 'suites', '--reporter', reporter, '--sequence.seed', '1']
  const env = { ...Object.fromEntries(clean), ...environment, RECORDS_DIR: folder }
  return new Promise((resolve) => {
    const entry = path.join(PROJECT, 'node_modules/vitest/vitest.mjs')
    execFile(process.execPath, [entry, ...words, ...files], { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, printed: stdout + stderr }),
    )
  })
}

/** Creates a folder for one run. */
export const emptyFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'countersign-vitest-'))

/** Runs scenarios through vitest, and reads the results. */
export async function throughVitest(
  files: readonly string[],
  environment: Record<string, string>,
): Promise<ThroughVitest> {
  const folder = await emptyFolder()
  const { code } = await runVitest(files, environment, folder)
  const result = JSON.parse(await readFile(path.join(folder, 'tests.json'), 'utf8')) as VitestResult
  const results = path.join(folder, 'allure-results')
  return {
    ...result,
    code,
    allure: await resultsIn(results),
    environment: await readFile(path.join(results, 'environment.properties'), 'utf8'),
  }
}

async function resultsIn(folder: string): Promise<TestResult[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('-result.json'))
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as TestResult),
  )
}

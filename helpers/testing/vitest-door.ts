import { execFile } from 'node:child_process'
import { mkdtemp, readFile, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestResult } from 'allure-js-commons'
import { PROJECT } from '../app/project/project.ts'
import type { ToldByVitest } from './records-reporter.ts'

/** What a run through vitest told, and its Allure results. */
export interface ThroughVitest extends ToldByVitest {
  readonly code: number
  readonly allure: readonly TestResult[]
  /** What Allure's results tell of the run. */
  readonly environment: string
}

/**
 * Runs scenarios as `npx vitest run --project suites` does, with no variable of ours but those given.
 * @param files only these suite files; all of them where none is named
 * @param folder what it tells is written there; without a `.env` there, none is read
 */
export async function vitestDoor(
  files: readonly string[],
  environment: Record<string, string>,
  folder: string,
): Promise<{ code: number; printed: string }> {
  const clean = Object.entries(process.env).filter(([name]) => !/^(ESIGN|VITEST|ALLURE)/.test(name))
  const reporter = path.join(PROJECT, 'helpers/testing/records-reporter.ts')
  const words = ['run', '--root', PROJECT, '--project', 'suites', '--reporter', reporter, '--sequence.seed', '1']
  const env = { ...Object.fromEntries(clean), ...environment, RECORDS_DIR: folder }
  return new Promise((resolve) => {
    const entry = path.join(PROJECT, 'node_modules/vitest/vitest.mjs')
    execFile(process.execPath, [entry, ...words, ...files], { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, printed: stdout + stderr }),
    )
  })
}

/** A folder for one run. */
export const emptyFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'countersign-vitest-'))

/** Runs scenarios by that door, and reads what it told of each. */
export async function throughVitest(
  files: readonly string[],
  environment: Record<string, string>,
): Promise<ThroughVitest> {
  const folder = await emptyFolder()
  const { code } = await vitestDoor(files, environment, folder)
  const told = JSON.parse(await readFile(path.join(folder, 'tests.json'), 'utf8')) as ToldByVitest
  const results = path.join(folder, 'allure-results')
  return {
    ...told,
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

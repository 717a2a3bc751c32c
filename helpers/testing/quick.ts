import { execFileSync, spawn } from 'node:child_process'
import path from 'node:path'
import pLimit from 'p-limit'
import pc from 'picocolors'
import { timeText } from '../../reports/text.ts'
import { CHECKOUT } from '../app/project/checkout.ts'
import { catalogue } from '../app/project/suite.ts'
import { UsageError } from '../app/usage/usage-error.ts'
import { areasOf, EVERYWHERE, type Reach } from './reach.ts'

/** Steps at the same time: the number of cores of a small machine. */
const AT_ONCE = 2
const TSC = path.join('node_modules', 'typescript', 'bin', 'tsc')
const VITEST = path.join('node_modules', 'vitest', 'vitest.mjs')
const [RED, WRONG_USAGE] = [1, 2]

/** A command with its name. */
interface Step {
  readonly name: string
  readonly words: readonly string[]
}

/**
 * Checks only what has changed: types, the unit tests that depend on the changed files, the scenarios of their areas on the reference
 * service, and the proofs of these areas.
 * @param paths files or folders, relative to the project: `suites/review`; by default the files changed since the last commit, or by it
 * @returns the exit code: 0 if all is green, 1 otherwise, 2 if a path is not in the project
 */
export async function main(paths: readonly string[]): Promise<number> {
  const root = CHECKOUT ?? process.cwd()
  try {
    const files = filesFor(root, paths)
    const reach = areasOf(files, new Set([...catalogue.values()].map(({ area }) => area)))
    console.log(`${files.length} changed files affect ${reachText(reach)}`)
    const limit = pLimit(AT_ONCE)
    const codes = await Promise.all(stepsFor(files, reach).map((step) => limit(() => done(root, step))))
    return codes.every((code) => code === 0) ? 0 : RED
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(error.message)
    return WRONG_USAGE
  }
}

const reachText = (reach: Reach): string => {
  if (reach === EVERYWHERE) return 'all areas; run `npm run prove` for the proofs'
  return reach.length === 0 ? 'no area' : reach.join(', ')
}

/** The steps, longest first. */
function stepsFor(files: readonly string[], reach: Reach): Step[] {
  const code = files.filter((file) => /\.[jt]s$/.test(file))
  const command = path.join('helpers', 'countersign.js')
  const out = path.join('reports', 'out', 'quick')
  const rules = reach === EVERYWHERE ? [] : reach.flatMap((area) => ['--rule', area])
  const isJudged = reach === EVERYWHERE || reach.length > 0
  return [
    { name: 'types', words: [TSC, '--noEmit'] },
    {
      name: 'unit tests',
      words: [VITEST, 'related', '--run', '--project', 'unit', '--passWithNoTests', ...code],
    },
    ...(isJudged ? [{ name: 'conformance', words: [command, 'run', ...rules, '--out', out] }] : []),
    ...(isJudged && reach !== EVERYWHERE
      ? [{ name: 'proofs', words: [command, 'prove', ...rules, '--out', `${out}-proofs`] }]
      : []),
  ]
}

/** Runs a step, and prints its output at the end, so that the output of two steps does not mix. */
function done(root: string, { name, words }: Step): Promise<number> {
  const begun = Date.now()
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (text += data.toString()))
    child.on('error', reject)
    child.on('close', (code) => {
      const isGreen = code === 0
      const end = isGreen ? pc.green('green') : pc.red(`red (exit code ${String(code)})`)
      console.log(`${name}: ${end} after ${timeText(Date.now() - begun)}`)
      if (!isGreen) console.log(text.trimEnd())
      resolve(code ?? RED)
    })
  })
}

/**
 * The changed files, relative to the project.
 * @throws UsageError if a path is not in the project
 */
function filesFor(root: string, paths: readonly string[]): string[] {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\n')
      .filter((line) => line !== '')
  if (paths.length > 0) {
    return paths.flatMap((one) => {
      const files = git('ls-files', '--cached', '--others', '--exclude-standard', one)
      if (files.length === 0) throw new UsageError(`${one} is not in the project. Give a path such as suites/review.`)
      return files
    })
  }
  const changed = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
  return changed.length > 0 ? changed : git('diff', '--name-only', 'HEAD~1', 'HEAD')
}

import { execFileSync, spawn } from 'node:child_process'
import path from 'node:path'
import pLimit from 'p-limit'
import pc from 'picocolors'
import { timeText } from '../../reports/text.ts'
import { CHECKOUT } from '../app/project/checkout.ts'
import { catalogue } from '../app/project/suite.ts'
import { UsageError } from '../app/usage/usage-error.ts'
import { areasOf, EVERYWHERE, type Reach } from './reach.ts'

/** Steps side by side: as many as the least machine has cores. */
const AT_ONCE = 2
const TSC = path.join('node_modules', 'typescript', 'bin', 'tsc')
const VITEST = path.join('node_modules', 'vitest', 'vitest.mjs')
const [RED, WRONG_USAGE] = [1, 2]

/** A command, and what it is called. */
interface Step {
  readonly name: string
  readonly words: readonly string[]
}

/**
 * Looks at what has changed, and at no more: types, the unit tests that stand on it, the scenarios of its areas on the reference service,
 * and the proof that they can fail.
 * @param paths files or folders, from the project's: `suites/review`; by default what git says has changed, or the last commit changed
 * @returns the exit code: 0 where all is green, 1 otherwise, 2 where a path is none of the project's
 */
export async function main(paths: readonly string[]): Promise<number> {
  const root = CHECKOUT ?? process.cwd()
  try {
    const files = filesFor(root, paths)
    const reach = areasOf(files, new Set([...catalogue.values()].map(({ area }) => area)))
    console.log(`${files.length} changed files reach ${reachText(reach)}`)
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
  if (reach === EVERYWHERE) return 'all areas; what they do to the proofs `npm run prove` shows'
  return reach.length === 0 ? 'no area of the suites' : reach.join(', ')
}

/** The longest first. */
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

/** Runs a step, and tells what it said once it has ended, so that two of them do not mix. */
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
 * The files that have changed, from the folder of the project.
 * @throws UsageError where a path is none of the project's
 */
function filesFor(root: string, paths: readonly string[]): string[] {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\n')
      .filter((line) => line !== '')
  if (paths.length > 0) {
    return paths.flatMap((one) => {
      const files = git('ls-files', '--cached', '--others', '--exclude-standard', one)
      if (files.length === 0) throw new UsageError(`${one}: no file of the project; give a path such as suites/review`)
      return files
    })
  }
  const changed = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
  return changed.length > 0 ? changed : git('diff', '--name-only', 'HEAD~1', 'HEAD')
}

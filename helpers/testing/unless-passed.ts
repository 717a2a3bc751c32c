import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { timeText } from '../../reports/text.ts'
import { cacheOf, CHECKOUT, writeWhole } from '../app/project/checkout.ts'
import { turnOf } from '../sweeps/turn.ts'

const [RED, WRONG_USAGE] = [1, 2]
/** Variables that change what tests do. */
const OURS = /^(CI|COUNTERSIGN_\w+)$/

/** The file of a passed step. */
interface Passed {
  readonly digest: string
  readonly tookMs: number
}

/**
 * Runs a step of `npm test`, unless it passed before with the same inputs: all files of the checkout including the lock file, the
 * version of Node, the turn, and the variables that tests read. With `COUNTERSIGN_FRESH=true`, it always runs.
 * @param argv the name of the step, and the command with its arguments
 * @returns the exit code of the command, 0 if the step passed before, 2 if there is no command
 */
export async function main([step, ...command]: readonly string[]): Promise<number> {
  if (step === undefined || command.length === 0) {
    console.error('Give the name of the step and its command, such as: product vitest run --project product')
    return WRONG_USAGE
  }
  const digest = digestOf(command)
  const file = path.join(cacheOf(CHECKOUT ?? '.'), `passed-${step}.json`)
  const before = digest === undefined ? undefined : passedBefore(file)
  if (before && before.digest === digest && process.env['COUNTERSIGN_FRESH'] !== 'true') {
    console.log(
      `${step}: passed before with the same inputs (${timeText(before.tookMs)}); COUNTERSIGN_FRESH=true runs it again`,
    )
    return 0
  }
  const begun = Date.now()
  const code = await run(command)
  // If a file changed during the step, the changed file may not have been tested.
  if (code === 0 && digest !== undefined && digest === digestOf(command))
    writeWhole(file, JSON.stringify({ digest, tookMs: Date.now() - begun } satisfies Passed))
  return code
}

function passedBefore(file: string): Passed | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Passed
  } catch {
    return undefined
  }
}

const run = (command: readonly string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    const [file = '', ...words] = command
    spawn(file, words, { stdio: 'inherit' })
      .on('error', reject)
      .on('close', (code) => resolve(code ?? RED))
  })

/** A digest of everything that decides whether a step passes; undefined without Git, which lists the files. */
function digestOf(command: readonly string[]): string | undefined {
  const root = CHECKOUT
  const files = root === undefined ? undefined : filesIn(root)
  if (root === undefined || files === undefined) return undefined
  const variables = Object.entries(process.env).filter(([name]) => OURS.test(name) && name !== 'COUNTERSIGN_FRESH')
  const hash = createHash('sha256')
  hash.update(JSON.stringify([process.version, process.platform, turnOf().number, command, variables.toSorted()]))
  for (const name of files) {
    const file = path.join(root, name)
    // Git lists a removed file until the next commit.
    if (existsSync(file)) hash.update(`\n${name}\n`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesIn(root: string): string[] | undefined {
  try {
    const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
    const names = execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return names.split('\0').filter((name) => name !== '')
  } catch {
    return undefined
  }
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { NEW_LIST } from '../../engine/gate/known-list.ts'
import { envExampleText } from '../../engine/configuration/env-example.ts'
import type { Screen } from '../process/screen.ts'
import { UsageError } from '../usage/usage-error.ts'
import { githubWorkflow } from './github-workflow.ts'
import { gitlabPipeline } from './gitlab-pipeline.ts'
import { SUITE_PACKAGE } from './in-ci.ts'

/** Only its owner may read the file that will hold keys. */
const PRIVATE = 0o600
const PUBLIC = 0o644

/** The file that judges in CI, by the service that runs it. */
const IN_CI = {
  github: { name: '.github/workflows/countersign.yml', text: githubWorkflow },
  gitlab: { name: '.gitlab-ci.yml', text: gitlabPipeline },
} as const

/** The CI services that `init` writes for. */
export type CiService = keyof typeof IN_CI

const filesFor = (ci: CiService) => [
  {
    name: '.env',
    text: () => envExampleText('Fill in what you have, and keep this file out of version control.'),
    mode: PRIVATE,
  },
  { name: 'known.yaml', text: () => NEW_LIST, mode: PUBLIC },
  { ...IN_CI[ci], mode: PUBLIC },
]

const NEXT = `Next: fill in .env (ESIGN_BASE_URL, ESIGN_TEST_HOSTS and ESIGN_API_KEY are
enough to begin), then run
  npx countersign doctor
  npx countersign run --known known.yaml`

/**
 * Writes the files that a first run needs into a folder: a commented `.env`, a list of known violations, and a workflow. Existing
 * files stay as they are.
 * @throws UsageError when a file cannot be written
 */
export function init(folder: string, ci: CiService, { write }: Pick<Screen, 'write'>): void {
  for (const { name, text, mode } of filesFor(ci)) {
    const isNew = writeIfAbsent(folder, name, text(), mode)
    write(isNew ? `Written: ${name}` : `Unchanged: ${name} exists already`)
  }
  write(`\n${NEXT}`)
  const advice = [...(isIgnored(folder) ? [] : [IGNORE_ENV]), ...(isPackageLocal ? [commitPackage(folder, ci)] : [])]
  if (advice.length > 0) write(`\n${advice.join('\n')}`)
}

const IGNORE_ENV = 'Add .env to .gitignore before it holds keys.'

const isPackageLocal = SUITE_PACKAGE.startsWith('./')

/** The workflow installs the suite from a file of the repository until a registry has it. */
function commitPackage(folder: string, ci: CiService): string {
  const file = path.basename(SUITE_PACKAGE)
  const what = existsSync(path.join(folder, file)) ? `Commit ${file}` : `Copy ${file} to this folder and commit it`
  return `${what}: ${IN_CI[ci].name} installs the suite from it.`
}

function writeIfAbsent(folder: string, name: string, text: string, mode: number): boolean {
  const file = path.join(folder, name)
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text, { flag: 'wx', mode })
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    if (code === 'EEXIST' && existsSync(file)) return false
    throw new UsageError(
      `${name} cannot be written: ${code}. Call the command in a folder that this user may write to.`,
    )
  }
}

/** Whether the folder's own `.gitignore` names `.env`. */
function isIgnored(folder: string): boolean {
  try {
    const lines = readFileSync(path.join(folder, '.gitignore'), 'utf8').split('\n')
    return lines.some((line) => /^\/?(?:\*?\.env\*?|\*\*\/\.env)$/.test(line.trim()))
  } catch {
    return false
  }
}

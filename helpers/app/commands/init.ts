import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { NEW_LIST } from '../../engine/gate/known-list.ts'
import { envExampleText } from '../../engine/configuration/env-example.ts'
import type { Screen } from '../process/screen.ts'
import { UsageError } from '../usage/usage-error.ts'
import { githubWorkflow } from './github-workflow.ts'
import { gitlabPipeline } from './gitlab-pipeline.ts'

/** Only its owner may read what will hold keys. */
const PRIVATE = 0o600
const PUBLIC = 0o644

/** What judges in CI, by the service that does so. */
const IN_CI = {
  github: { name: '.github/workflows/countersign.yml', text: githubWorkflow },
  gitlab: { name: '.gitlab-ci.yml', text: gitlabPipeline },
} as const

/** The services of CI that `init` writes for. */
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

const NEXT = `Next: fill in .env; ESIGN_BASE_URL, ESIGN_TEST_HOSTS and ESIGN_API_KEY are
enough to begin. Then
  npx countersign doctor
  npx countersign run --known known.yaml`

/**
 * Writes what a first run needs into a folder: a commented `.env`, a list of known violations and a workflow. What is there already
 * stays as it is.
 * @throws UsageError when a file cannot be written
 */
export function init(folder: string, ci: CiService, { write }: Pick<Screen, 'write'>): void {
  for (const { name, text, mode } of filesFor(ci)) {
    const isNew = writtenAnew(folder, name, text(), mode)
    write(isNew ? `Written: ${name}` : `Left as it is: ${name} was there already`)
  }
  write(`\n${NEXT}`)
  if (!isIgnored(folder)) write('\nNo .gitignore here names .env: add it before keys stand in it.')
}

function writtenAnew(folder: string, name: string, text: string, mode: number): boolean {
  const file = path.join(folder, name)
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text, { flag: 'wx', mode })
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    if (code === 'EEXIST' && existsSync(file)) return false
    throw new UsageError(`${name} cannot be written: ${code}; call the command in a folder that this user may write to`)
  }
}

/** Whether the folder's own list of what git ignores has the file. */
function isIgnored(folder: string): boolean {
  try {
    const lines = readFileSync(path.join(folder, '.gitignore'), 'utf8').split('\n')
    return lines.some((line) => /^\/?(?:\*?\.env\*?|\*\*\/\.env)$/.test(line.trim()))
  } catch {
    return false
  }
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { envExampleText } from '../targets/env-example.ts'
import type { Screen } from '../wiring/screen.ts'
import { UsageError } from '../wiring/usage-error.ts'
import { version } from '../wiring/version.ts'
import { githubWorkflow } from './github-workflow.ts'

const KNOWN = `# Violations that are known, so that they do not fail a run. Each entry names a rule and the reason; a ticket and a day on
# which it expires may be added. An entry whose rule conforms, or that matches no rule, fails a run. Write entries in the
# place of the brackets below:
#
# - rule: metadata/key-beyond-limit-create
#   reason: Keys of any length are taken; the next release refuses them.
#   ticket: https://tracker.example.com/ESIGN-123
#   expires: 2030-01-31
[]
`

/** Only its owner may read what will hold keys. */
const PRIVATE = 0o600
const PUBLIC = 0o644

const FILES = [
  {
    name: '.env',
    text: () => envExampleText('Fill in what you have, and keep this file out of version control.'),
    mode: PRIVATE,
  },
  { name: 'known.yaml', text: () => KNOWN, mode: PUBLIC },
  { name: '.github/workflows/countersign.yml', text: () => githubWorkflow(version), mode: PUBLIC },
] as const

const NEXT = `Next: fill in .env (ESIGN_BASE_URL, ESIGN_TEST_HOSTS and ESIGN_API_KEY are enough to begin), then
  npx countersign doctor
  npx countersign run`

/**
 * Writes what a first run needs into a folder: a commented `.env`, a list of known violations and a workflow. What is there already
 * stays as it is.
 * @throws UsageError when a file cannot be written
 */
export function init(folder: string, { write }: Pick<Screen, 'write'>): void {
  for (const { name, text, mode } of FILES) {
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

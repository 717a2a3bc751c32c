import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'dotenv'
import { VARIABLE_NAMES } from '../../engine/configuration/configuration.ts'
import { SUITE_PACKAGE } from '../../app/commands/in-ci.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'
import { PROJECT } from '../../app/project/project.ts'

const FILES = ['.env', 'known.yaml', '.github/workflows/countersign.yml']
const emptyFolder = () => mkdtemp(path.join(tmpdir(), 'countersign-init-'))

test.concurrent('writes a .env, a known list and a workflow that the suite can use', async () => {
  const folder = await emptyFolder()
  const { code, stdout, stderr } = await hostedCommand(['init'], {}, folder)
  expect(code, stderr).toBe(0)
  for (const file of FILES) expect(stdout).toContain(`Written: ${file}\n`)
  expect(stdout).toContain('Add .env to .gitignore before it holds keys.\nCopy countersign-')
  const dotEnv = path.join(folder, '.env')
  expect(Object.keys(parse(await readFile(dotEnv))).toSorted()).toEqual(VARIABLE_NAMES.toSorted())
  expect((await stat(dotEnv)).mode & 0o777).toBe(0o600)
  expect((await hostedCommand(['config'], {}, folder)).code).toBe(0)
})

test.concurrent('overwrites nothing', async () => {
  const folder = await emptyFolder()
  await writeFile(path.join(folder, '.env'), 'ESIGN_GATE=stated\n')
  await writeFile(path.join(folder, '.gitignore'), 'node_modules\n.env\n')
  await writeFile(path.join(folder, SUITE_PACKAGE), '')
  const [first, second] = [await hostedCommand(['init'], {}, folder), await hostedCommand(['init'], {}, folder)]
  expect([first.code, second.code]).toEqual([0, 0])
  expect(first.stdout).toContain('Unchanged: .env exists already\nWritten: known.yaml\n')
  expect(first.stdout).not.toContain('.gitignore')
  expect(first.stdout).toContain(`\nCommit ${path.basename(SUITE_PACKAGE)}: `)
  for (const file of FILES) expect(second.stdout).toContain(`Unchanged: ${file} exists already\n`)
  expect(await readFile(path.join(folder, '.env'), 'utf8')).toBe('ESIGN_GATE=stated\n')
})

test.concurrent('exit 2: a folder of the same name is a file', async () => {
  const folder = await emptyFolder()
  await writeFile(path.join(folder, '.github'), '')
  const { code, stderr } = await hostedCommand(['init'], {}, folder)
  expect(code).toBe(2)
  expect(stderr).toContain('.github/workflows/countersign.yml cannot be written: ')
})

test.each([
  { ci: 'github', file: '.github/workflows/countersign.yml', sample: 'github-workflow.yml' },
  { ci: 'gitlab', file: '.gitlab-ci.yml', sample: 'gitlab-ci.yml' },
])('writes for $ci the sample whose commands are tested', async (one) => {
  const folder = await emptyFolder()
  expect((await hostedCommand(['init', '--ci', one.ci], {}, folder)).code).toBe(0)
  const written = await readFile(path.join(folder, one.file), 'utf8')
  await expect(written).toMatchFileSnapshot(path.join(PROJECT, 'reports/samples', one.sample))
})

test('the workflow for GitHub passes every variable on, secrets as secrets', async () => {
  const text = await readFile(path.join(PROJECT, 'reports/samples/github-workflow.yml'), 'utf8')
  expect(text).toContain('  ESIGN_API_KEY: ${{ secrets.ESIGN_API_KEY }}\n')
  expect(text).toContain('  ESIGN_FOLDER_ID: ${{ vars.ESIGN_FOLDER_ID }}\n')
  for (const name of VARIABLE_NAMES) expect(text).toContain(`  ${name}: \${{ `)
})

test.concurrent.each(['--base-url', '--control-url'])(
  'exit 2: %s without an address, as if a variable of the workflow is not set',
  async (flag) => {
    const { code, stderr } = await hostedCommand(['run', flag, ''])
    expect(code).toBe(2)
    expect(stderr).toContain(`${flag} is empty. Give an address, or leave the flag out`)
  },
)

import path from 'node:path'
import { expect, test } from 'vitest'
import { command, startCommand } from '../../testing/command.ts'
import { share } from '../../sweeps/turn.ts'
import { PROJECT } from '../../app/project/project.ts'

/** Variables that keep the command from loading modules whose address matches. */
const without = (modules: RegExp) => ({
  NODE_OPTIONS: `--import=${path.join(PROJECT, 'helpers/testing/refuse-modules.js')}`,
  REFUSED_MODULES: modules.source,
})
const WITHOUT_VITEST = without(/\/node_modules\/(vite|vitest|@vitest|allure-vitest)\//)
const RULE = 'metadata/key-at-limit-create'

test.concurrent('Judges a target and makes the page without vite and vitest', async () => {
  const { code, out, stdout, stderr } = await command(['run', '--rule', RULE], WITHOUT_VITEST)
  expect(code, stdout + stderr).toBe(0)
  const page = await command(['report', '--out', out], WITHOUT_VITEST)
  expect(page.code, page.stderr).toBe(0)
})

const OTHERS: readonly (readonly [what: string, args: readonly string[]])[] = [
  ['Lists rules', ['rules', RULE]],
  ['Proves faults', ['prove', '--rule', RULE]],
]

// Each turn runs another one.
test.concurrent.each(share(OTHERS.length, OTHERS))('%s without vite and vitest', async (_, args) => {
  const { code, stdout, stderr } = await command(args, WITHOUT_VITEST)
  expect(code, stdout + stderr).toBe(0)
})

test.concurrent('Serves the reference service without vite and vitest', async () => {
  const { child, ended, saw } = await startCommand(['serve', '--port', '0'], WITHOUT_VITEST)
  await saw(/Ctrl-C/)
  child.kill('SIGTERM')
  expect((await ended).code).toBe(0)
})

test.concurrent.each([
  ['a part of the command', /\/shared\/run-\w+\.js$/, 'Please report it to the maintainers'],
  [
    'the command itself',
    /helpers\/app\/main\.js$/,
    'Install it again: run `npm ci` in its folder, or in the project that depends on it, with Node 20.19 or later',
  ],
  [
    'the compiler of the sources',
    /helpers\/from-source\.js$/,
    'Install it again: run `npm ci` in its folder, or in the project that depends on it, with Node 20.19 or later',
  ],
])('Exits with 3 if %s cannot be loaded', async (_, modules, remedy) => {
  const { code, stderr } = await command(['run', '--rule', RULE], without(modules))
  expect(code).toBe(3)
  expect(stderr).toMatch(/The suite .+, so nothing .+: refused: file:.+\n/)
  expect(stderr).toContain(remedy)
})

test.concurrent('Exits with 3 if a suite file cannot be loaded, and names the file', async () => {
  const broken = without(/\/suites\/.+\.scenarios\.js$/)
  const { code, stdout, stderr } = await command(['run', '--rule', RULE], broken)
  expect(code).toBe(3)
  expect(stdout).toBe('')
  expect(stderr).toMatch(/nothing can be concluded: suites\/.+\.scenarios\.js cannot be loaded: refused/)
})

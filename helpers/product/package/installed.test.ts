import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import type { ConformanceReport } from '../../../reports/files/conformance-json.ts'
import { called } from '../../testing/called.ts'
import { installed, pack, type Tarball } from '../../testing/package.ts'
import { read, shownIn, withPrinted } from '../../testing/papers.ts'
import { fillIn, served, type Served } from './served.ts'
import { OWN_RULES, programOf } from './user-modules.ts'
import { writeReasons } from '../../testing/write-reasons.ts'
import { share } from '../../sweeps/turn.ts'
import { GUIDES } from '../../app/command-line/guides.ts'
import { startEmbedded } from '../../app/target/embedded.ts'
import { PROJECT } from '../../app/project/project.ts'

/*
 * The package as a stranger gets it: packed, installed in an empty folder by the command of the README, and called there. The folder
 * of the package may not be written to.
 */

const runFile = promisify(execFile)
const RULE = 'metadata/key-beyond-limit-create'
const FAULT = 'metadata-key-21-create'

let tarball: Tarball
let folder: string
let left: readonly string[]

beforeAll(async () => {
  tarball = await pack()
  const lines = shownIn(await read('README.md')).flatMap(({ commands }) => commands)
  folder = await installed(tarball, lines.find((line) => INSTALL.test(line)) ?? '')
  for (const [file, { mode }] of await filesOf(folder)) await chmod(file, mode & ~0o222)
  left = await stateOf(folder)
})

/** The command of the README that installs the package. */
const INSTALL = /^npm install \.\//

const packageIn = (user: string) => path.join(user, 'node_modules', 'countersign')

/** The files of the package's folder, to which only root may write. */
async function filesOf(user: string): Promise<[file: string, of: { mode: number; at: number }][]> {
  const names = await readdir(packageIn(user), { recursive: true })
  const files = ['', ...names].map((name) => path.join(packageIn(user), name))
  return Promise.all(
    files.map(async (file) => {
      const { mode, mtimeMs } = await stat(file)
      return [file, { mode, at: mtimeMs }]
    }),
  )
}

const stateOf = async (user: string) => (await filesOf(user)).map(([file, { at }]) => `${file} ${at}`)

/** Calls the command by its name, in the user's folder, with no variable of ours but those given. */
const npx = (words: readonly string[], variables: Record<string, string> = {}) =>
  called(folder, 'npx', ['countersign', ...words], variables)

/** The command that npx finds. npx itself takes half as long as a start. */
const bin = () => path.join(folder, 'node_modules', '.bin', 'countersign')
const direct = (words: readonly string[]) => called(folder, bin(), words)

const reported = async (out: string) =>
  JSON.parse(await readFile(path.join(folder, out, 'conformance.json'), 'utf8')) as ConformanceReport

test('it holds what is compiled, and what a person reads: no tests of its own, nothing that only they need', () => {
  const { holds } = tarball
  expect(holds).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md', 'helpers/countersign.js']))
  expect(holds).toContain('build/suites/metadata/limits.scenarios.js')
  expect(holds).toContain('reports/conformance.schema.json')
  expect(holds).toEqual(expect.arrayContaining(GUIDES.map(({ file }) => file)))
  expect(holds.filter((name) => /(?<!\.d)\.ts$/.test(name))).toEqual([])
  const own =
    /^build\/.+\.test\.js|^build\/helpers\/(app\/bench|product|testing|app\/vitest)\/|^build\/reports\/(out|samples)\//
  expect(holds.filter((name) => own.test(name))).toEqual([])
})

test('it brings no test runner, no loader, no containers, and no pages', async () => {
  const names = await readdir(path.join(folder, 'node_modules'))
  expect(
    names.filter((name) => /^(vite|vitest|tsx|esbuild|typescript|testcontainers|@allurereport)$/.test(name)),
  ).toEqual([])
  expect(names.length).toBeLessThan(40)
})

test('judges the embedded service, and leaves its reports in the folder of the caller', async () => {
  const { code, text } = await npx(['run', '--rule', 'metadata/key-*-limit-*'])
  expect(code, text).toBe(0)
  const { rules } = await reported('reports/out')
  const files = new Set(rules.flatMap(({ scenarios }) => scenarios.map(({ file }) => file)))
  // Named as in a checkout, where people look them up.
  expect([...files]).toContain('suites/metadata/limits.scenarios.ts')
  expect([...files].filter((file) => !file.endsWith('.scenarios.ts'))).toEqual([])
})

test('judges the server at an address, by a broken rule', async () => {
  const { baseUrl, controlUrl, close } = await startEmbedded({ fault: FAULT })
  const words = ['run', '--rule', RULE, '--base-url', baseUrl, '--control-url', controlUrl, '--out', 'elsewhere']
  const { code, text } = await direct(words)
  await close()
  expect(code, text).toBe(1)
  expect((await reported('elsewhere')).target).toEqual({ kind: 'address', base_url: baseUrl })
})

test('prints a guide', async () => {
  const { code, text } = await direct(['help', 'target'])
  expect(code, text).toBe(0)
  expect(text).toMatch(/^# Judge a target\n/)
})

test('serves pages with everything that they load, and variants', async () => {
  const { baseUrl, end } = await served('npx countersign serve --port 0 --variant merging-metadata', bin(), folder)
  const loads = ['start.js', 'action.js', 'dom.js', 'style.css', 'pdf.min.mjs', 'pdf.worker.min.mjs']
  const statuses = await Promise.all(loads.map(async (name) => (await fetch(`${baseUrl}/pages/${name}`)).status))
  end()
  expect(statuses).toEqual(loads.map(() => 200))
})

test('proves rules', async () => {
  const { code, text } = await direct(['prove', '--rule', RULE])
  expect(code, text).toBe(0)
})

const ASKED = 'needs packages that are not installed. Install them: npm install --save-dev --save-exact'

test.each([
  { args: ['report'], asks: `The page ${ASKED} @allurereport/core@3.` },
  { args: ['run', '--image', 'any'], asks: `--image ${ASKED} testcontainers@12.0.1` },
])('exit 2: names the optional package that is missing: $args', async ({ args, asks }) => {
  await mkdir(path.join(folder, 'asked'), { recursive: true })
  await writeFile(path.join(folder, 'asked', 'record.jsonl.br'), '')
  const { code, text } = await direct([...args, '--out', 'asked'])
  expect(code, text).toBe(2)
  expect(text).toContain(asks)
})

test('the lines of an error of the suite are those of its source', async () => {
  const broken = path.join(folder, 'broken.mjs')
  await writeFile(broken, "process.stdout.write = () => { throw new Error('broken') }")
  const entry = path.join(packageIn(folder), 'helpers', 'countersign.js')
  const { code, text } = await called(folder, process.execPath, ['--import', broken, entry, 'rules', RULE, '--json'])
  expect(code, text).toBe(3)
  expect(text).toMatch(/ at .+helpers\/app\/process\/screen\.ts:\d+:\d+/)
})

/** A module that the user adds, with one rule. */
const OWN_MODULE = path.join('our-rules', 'acme.rules.mts')
/** Compiles files of the user, each next to itself, by the types of the package. */
function compiled(...files: readonly string[]) {
  const strict = ['--strict', '--exactOptionalPropertyTypes', '--target', 'es2023', '--module', 'nodenext']
  const types = ['--types', 'node', '--typeRoots', path.join(PROJECT, 'node_modules', '@types')]
  const tsc = path.join(PROJECT, 'node_modules', 'typescript', 'bin', 'tsc')
  return called(folder, process.execPath, [tsc, ...strict, ...types, ...files])
}

test('a program judges, and lists rules, by what its types say', async () => {
  await writeFile(path.join(folder, 'program.mts'), programOf(RULE, FAULT))
  await mkdir(path.join(folder, 'our-rules'))
  await writeFile(path.join(folder, OWN_MODULE), OWN_RULES)
  // One call of the compiler for both takes half the time.
  expect(await compiled('program.mts', OWN_MODULE)).toEqual({ code: 0, text: '' })
  await rm(path.join(folder, OWN_MODULE))
  const before = await readdir(folder)
  const { stdout } = await runFile(process.execPath, ['program.mjs'], { cwd: folder })
  expect(JSON.parse(stdout)).toMatchObject({
    exitCode: 1,
    seed: 7,
    verdict: 'violates',
    begun: [expect.any(Number)],
    level: 'stated',
    faults: expect.arrayContaining([FAULT]) as unknown,
    wrong: expect.stringContaining('Nearest: metadata/*') as unknown,
  })
  // Without `out` nothing is written.
  expect(await readdir(folder)).toEqual(before)
})

test('judges own rules, and the example in the package', async () => {
  const { code, text } = await direct(['run', '--rules', 'our-rules', '--rule', 'acme', '--out', 'own'])
  expect(code, text).toBe(0)
  expect(text).toContain('own rules: 1 conform, 0 violate')
  const example = ['--rules', 'node_modules/countersign/suites/example', '--rule', 'acme/*', '--out', 'own']
  expect((await direct(['run', ...example, '--fault', 'acme-documents-newest-first'])).text).toContain(
    'own rules: 1 conform, 1 violate',
  )
})

/** The longest time to the first request, as a multiple of the time of `--version`: no scenario is loaded before. */
const AS_LONG = 3
const TRIES = 3

const elapsed = async (what: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await what()
  return performance.now() - began
}

test('the first request comes soon', async () => {
  const ratios: number[] = []
  while (ratios.length < TRIES && !ratios.some((ratio) => ratio < AS_LONG)) {
    const server = createServer((_, response) => response.writeHead(404).end())
    const asked = once(server, 'request')
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const least = await elapsed(() => npx(['--version']))
    const words = ['run', '--base-url', `http://127.0.0.1:${port}`, '--out', 'soon']
    let ended: Promise<unknown> = Promise.resolve()
    const first = await elapsed(() => {
      ended = npx(words, { ESIGN_API_KEY: 'sk-nobody' })
      return asked
    })
    await ended
    server.close()
    ratios.push(first / least)
  }
  expect(Math.min(...ratios)).toBeLessThan(AS_LONG)
})

/** Installs the package once more for a command, as CI does. */
const ONCE_MORE = 'npx --yes -p ./countersign-0.1.0.tgz '
/** That takes a third of the time of all these tests, so it is done every fourth turn. Otherwise npx finds what is installed. */
const isInstalledAgain = share(4, [ONCE_MORE]).length > 0

/** The commands of the README that do not exit with 0. */
const CODES: Readonly<Record<string, number>> = { 'npx countersign run --known known.yaml': 1 }
/** They are for the checkout: the README begins there. */
const IN_CHECKOUT = ['npm ci', 'npm run conformance', 'npm pack']

test('a new user comes from an empty folder to a gate by the commands of the README', async () => {
  const readme = await read('README.md')
  const shown = shownIn(readme)
  const quick = (line: string) => line.replace(/ run --known/, ' run --rule metadata --known')
  const bash = (line: string) => called(folder, 'bash', ['-c', quick(line)], { npm_config_prefer_offline: 'true' })
  let service: Served | undefined
  let printed = ''
  let readmeNow = readme
  for (const { commands: lines, output } of shown) {
    for (const line of lines.filter((one) => !IN_CHECKOUT.includes(one) && !INSTALL.test(one))) {
      if (line.startsWith('npx countersign serve ')) {
        service = await served(line, bin(), folder)
        continue
      }
      const { code, text } = await bash(line)
      expect(code, `${line}\n${text}`).toBe(CODES[line] ?? 0)
      readmeNow = withPrinted(readmeNow, output, text)
      if (line === 'npx countersign init' && service) await fillIn(folder, service)
      if (line === 'npx countersign known --update') await writeReasons(path.join(folder, 'known.yaml'))
      printed += text
    }
  }
  // With -u, lines that the commands no longer print become the nearest lines that they print: check the numbers by hand.
  await expect(readmeNow).toMatchFileSnapshot(path.join(PROJECT, 'README.md'))
  const [, annotated = ''] = /^```text\n(1\) [^]*?)^```$/m.exec(readme) ?? []
  const labels = [...annotated.matchAll(/^ {3}(?:[A-Z]\w+ {2}|[^:\n]+:(?= {2}))/gm)].map(([label]) => label)
  expect(labels).toHaveLength(7)
  expect(labels.filter((label) => !printed.includes(`\n${label}`))).toEqual([])
  const [, gate = ''] = /^ +- run: (.+)$/m.exec(readme) ?? []
  expect(gate).toContain(ONCE_MORE)
  const { code, text } = await bash(isInstalledAgain ? gate : gate.replace(ONCE_MORE, 'npx '))
  service?.end()
  expect(code, text).toBe(0)
  expect(text).toMatch(/^PASSED .*1 known/m)
})

test('nothing was written to the folder of the package', async () => {
  expect(await stateOf(folder)).toEqual(left)
})

import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GUIDES } from '../../app/command-line/guides.ts'
import { PROJECT } from '../../app/project/project.ts'
import { startEmbedded } from '../../app/target/embedded.ts'
import { called, type Called } from '../../testing/called.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'
import { copyOfProject } from '../../testing/package.ts'
import { PAPERS, read, shownIn, withPrinted } from '../../testing/papers.ts'
import { share } from '../../sweeps/turn.ts'
import { writeReasons } from '../../testing/write-reasons.ts'

const FAULT = 'metadata-key-21-create'
const AREA = 'metadata'
const KEYS = 'metadata/key-*-limit-*'

let service: Awaited<ReturnType<typeof startEmbedded>>
let folder: string
beforeAll(async () => {
  service = await startEmbedded({ fault: FAULT })
  folder = await mkdtemp(path.join(tmpdir(), 'countersign-guides-'))
})
afterAll(() => service.close())

/** Commands that another test runs, or that would run tests within a test. */
const ELSEWHERE = [
  /^npx countersign serve /, // installed.test.ts
  /^npx countersign run --image /, // image.test.ts
  /^npx countersign prove --(?:all|together) /, // command.test.ts
  /^npx vitest /,
  /^npm ci$/,
  /^npm pack$/,
  /^npm install /, // installed.test.ts
  /^npm run (?:bench|build|conformance|mutate|prove|test:)/, // the README and the guide to rules: below
  /^docker build /,
]
const isRunHere = (line: string) => !ELSEWHERE.some((one) => one.test(line))

const CALL = 'npx countersign '
const unquoted = (word: string) => word.replaceAll("'", '')

/** The words of a command, judging few rules and few sequences, for speed, and with the default folder of reports. */
function wordsOf(line: string): string[] {
  const words = line.slice(CALL.length).replace('--runs 300', '--runs 3').split(' ').map(unquoted)
  if (words[0] !== 'run') return words
  const rules = words.includes('--rule') ? [] : ['--rule', words.includes('--require') ? AREA : KEYS]
  return [...words, ...rules, ...(words.includes('--out') ? [] : ['--out', 'reports/out'])]
}

// In the order of a user's day: the reports are those of the runs that gate.
test.each(['ci', 'reports', 'target', 'prove', 'own-rules'])('the commands in the guide %s work', async (topic) => {
  const guide = GUIDES.find((one) => one.topic === topic)
  const lines = shownIn(await read(guide?.file ?? '')).flatMap((shown) => shown.commands)
  const here = lines.filter(isRunHere)
  if (topic === 'own-rules') await writeOwnRules(folder)
  expect(here).not.toEqual([])
  for (const line of here) {
    expect(line.startsWith(CALL), line).toBe(true)
    const { code, stdout, stderr } = await inFolder(wordsOf(line))
    expect([0, 1], `${line}\n${stdout}${stderr}`).toContain(code)
    if (line === `${CALL}known --update`) await writeReasons(path.join(folder, 'known.yaml'))
  }
})

/** Writes the module that the guide to own rules shows, and copies the example to where it is in a checkout. */
async function writeOwnRules(to: string): Promise<void> {
  const guide = await read('suites/example/README.md')
  const [, module = ''] = /^```js\n([^]*?)^```$/m.exec(guide) ?? []
  const [, name = ''] = /^\*\*1\. Write a module\*\*, `(.+?)`/m.exec(guide) ?? []
  await mkdir(path.join(to, path.dirname(name)), { recursive: true })
  await writeFile(path.join(to, name), module)
  await cp(path.join(PROJECT, 'suites/example'), path.join(to, 'suites/example'), { recursive: true })
}

function inFolder(words: readonly string[]) {
  const isOwnFault = words.includes('--fault')
  const target = {
    ESIGN_BASE_URL: service.baseUrl,
    ESIGN_API_KEY: service.defaultWorkspace.api_keys[0]?.secret ?? '',
    ESIGN_BIG_UPLOADS: 'false',
  }
  return hostedCommand(words, isOwnFault ? {} : target, folder)
}

test('every command in the README and the guides is run here or by a test that is named here', async () => {
  const lines = (await Promise.all(PAPERS.map(read))).flatMap((paper) =>
    shownIn(paper).flatMap((shown) => shown.commands),
  )
  expect(lines.filter((line) => isRunHere(line) && !line.startsWith(CALL))).toEqual([])
})

/** Puts a snippet below a line of a file of the copy, or at its end. */
async function put(copy: string, file: string, snippet: string, below?: string): Promise<void> {
  const name = path.join(copy, file)
  const text = await readFile(name, 'utf8')
  if (below === undefined) return writeFile(name, `${text}\n${snippet}`)
  expect(text).toContain(below)
  return writeFile(name, text.replace(below, `${below}\n${snippet}`))
}

/** It compiles a whole checkout, so it is done every third turn. */
const isGuideFollowed = share(3, ['rule, scenario and fault']).length > 0

test.runIf(isGuideFollowed)('the rule that the guide adds holds, turns red, and is proved', async () => {
  const guide = await read('suites/README.md')
  const [rule = '', scenario = '', fault = ''] = [...guide.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, code]) => code)
  const copy = await copyOfProject()
  await cp(path.join(PROJECT, 'package-lock.json'), path.join(copy, 'package-lock.json'))
  await put(copy, 'suites/review/answers.rules.ts', rule, `stated('Endpoints: Instructions', {`)
  await put(copy, 'suites/review/answers.scenarios.ts', scenario)
  await put(copy, 'fixtures/faults/review/answers.ts', fault, 'export const faults = tableOf({')
  const lines = shownIn(guide).flatMap((shown) => shown.commands)
  const shown = lines.filter((line) => /^npm run (?:conformance|prove) -- /.test(line))
  const entry = path.join(copy, 'helpers', 'countersign.js')
  const ended: Called[] = []
  for (const line of shown) {
    const words = line.replace('npm run conformance --', 'run').replace('npm run prove --', 'prove').split(' ')
    ended.push(await called(copy, process.execPath, [entry, ...words]))
  }
  expect(
    ended.map(({ code }) => code),
    ended.map(({ text }) => text).join('\n'),
  ).toEqual([0, 1, 0])
})

test('the first command in the README judges the reference service', async () => {
  const readme = await read('README.md')
  const [first] = shownIn(readme)
  expect(first?.commands).toEqual(['npm ci', 'npm run conformance'])
  const words = ['run', 'conformance', '--', '--rule', AREA, '--out', path.join(folder, 'first')]
  const { code, text } = await called(PROJECT, 'npm', words)
  expect(code, text).toBe(0)
  await expect(withPrinted(readme, first?.output ?? [], text)).toMatchFileSnapshot(path.join(PROJECT, 'README.md'))
})

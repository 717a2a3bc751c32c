import path from 'node:path'
import { parse } from 'dotenv'
import { expect, test } from 'vitest'
import { VARIABLE_NAMES } from '../../engine/configuration/configuration.ts'
import { PROJECT } from '../../app/project/project.ts'
import { commands, withParts } from '../../testing/generated-parts.ts'
import { PAPERS, read } from '../../testing/papers.ts'

const KB = 1024
const [README, ...GUIDE_FILES] = PAPERS
const ALL = [...PAPERS, 'CHANGELOG.md', 'helpers/engine/targets/control-interface.md']

test('.env.example names every variable that the suite reads, and no other', async () => {
  const named = Object.keys(parse(await read('.env.example')))
  expect(named.toSorted()).toEqual(VARIABLE_NAMES.toSorted())
})

// To write the parts again: npx vitest run helpers/product/package/readme -u
test.each(PAPERS)('the generated parts of %s are what the program knows today', async (file) => {
  await expect(withParts(await read(file))).toMatchFileSnapshot(path.join(PROJECT, file))
})

test('the README has at most 12 KB, each guide at most 8 KB', async () => {
  const sizes = await Promise.all(PAPERS.map(async (file) => [file, Buffer.byteLength(await read(file))] as const))
  const most = (file: string) => (file === README ? 12 : 8) * KB
  expect(sizes.filter(([file, size]) => size > most(file))).toEqual([])
})

/** Headings, without those that look like one in code. */
const headingsIn = (markdown: string): string[] =>
  [...markdown.replaceAll(/^ *```[^]*?^ *```/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)

/** Names keep their capitals. */
const NAMES = /\b(Allure|CI|Countersign|GitHub|GitLab|JUnit)\b/g

test.each(ALL)('the headings of %s are in sentence case', async (file) => {
  const headings = headingsIn(await read(file))
  expect(headings).not.toEqual([])
  const words = (heading: string) => heading.replaceAll(/`[^`]*`/g, '').replaceAll(NAMES, '')
  expect(headings.filter((heading) => /[A-Z]/.test(words(heading).trim().slice(1)))).toEqual([])
  expect(headings.filter((heading) => /^[a-z]/.test(heading) && !heading.includes('.'))).toEqual([])
})

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')

test.each([README ?? '', ...GUIDE_FILES])('%s lists its contents, and every link leads somewhere', async (file) => {
  const markdown = await read(file)
  const links = [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to).filter((to) => !to.includes('://'))
  const headings = [...markdown.replaceAll(/^ *```[^]*?^ *```/gm, '').matchAll(/^## (.+)$/gm)].map(
    ([, one = '']) => one,
  )
  const unlisted = headings.filter((heading) => !links.includes(`#${anchorOf(heading)}`))
  expect(unlisted.filter((heading) => heading !== 'Licence')).toEqual([])
  for (const link of links) {
    const [to = '', anchor] = link.split('#')
    const target = to === '' ? file : path.join(path.dirname(file), to)
    const text = await read(target)
    if (anchor !== undefined)
      expect([link, headingsIn(text).map(anchorOf)]).toEqual([link, expect.arrayContaining([anchor])])
  }
})

/** Flags of other programs, and of scripts. */
const OTHERS = ['--yes', '--project', '--build-arg', '--lines', '--loop', '--module', '--help']

test.each(ALL)('every flag that %s names exists', async (file) => {
  const flags = new Set([...commands().flatMap((command) => command.flags), ...OTHERS])
  const named = [...(await read(file)).matchAll(/(?<![\w-])--[a-z][a-z-]*/g)].map(([flag]) => flag)
  expect(named.filter((flag) => !flags.has(flag))).toEqual([])
})

test.each(PAPERS)('every script that %s names exists', async (file) => {
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> }
  const named = [...(await read(file)).matchAll(/npm run ([a-z:]+)/g)].map(([, name]) => name ?? '')
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([])
})

const exitCodesIn = (markdown: string) => [...markdown.matchAll(/^\| \d+ \| .+ \|$/gm)].map(([row]) => row)

test('the README and the guide for CI list the same exit codes', async () => {
  const rows = exitCodesIn(await read('README.md'))
  expect(rows.map((row) => Number(row.split('|')[1]))).toEqual([0, 1, 2, 3, 4, 130])
  expect(exitCodesIn(await read('helpers/engine/gate/README.md'))).toEqual(rows)
})

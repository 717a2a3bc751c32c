import { appendFile, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { command } from '../../testing/command.ts'
import { copyOfProject } from '../../testing/package.ts'

/* The tests share a copy of the project, because compiling costs more than anything else here. They run one after another. */

let folder: string
const main = () => path.join(folder, 'helpers', 'app', 'main.ts')
const cache = () => path.join(folder, 'node_modules', '.cache', 'countersign')
const version = () => command(['--version'], {}, undefined, path.join(folder, 'helpers', 'countersign.js'))

beforeAll(async () => {
  folder = await copyOfProject()
})

test('Starts even if it cannot keep the compiled sources', async () => {
  const inTheWay = path.dirname(cache())
  await writeFile(inTheWay, 'no folder')
  const ended = await version()
  await rm(inTheWay)
  expect(ended).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) })
})

test('Exits with 3 if a source cannot be compiled, names the source, and keeps nothing', async () => {
  const text = await readFile(main(), 'utf8')
  await appendFile(main(), 'export const = 1\n')
  const { code, stderr } = await version()
  await writeFile(main(), text)
  expect(code).toBe(3)
  expect(stderr).toMatch(
    /^The suite cannot be loaded, so nothing was judged: helpers\/app\/main\.ts cannot be compiled: .+\n  \d+:\d+: export const = 1\n/,
  )
  expect(await readdir(cache())).toEqual([])
})

test('Compiles a checkout once, even if several commands start at the same time', async () => {
  const atOnce = await Promise.all([version(), version()])
  expect(atOnce.map(({ code, stderr }) => `${code} ${stderr}`)).toEqual(['0 ', '0 '])
  const [kept = '', ...others] = await readdir(cache())
  expect(others).toEqual([])
  expect(await version()).toMatchObject({ code: 0, stderr: '' })
  expect(await readdir(cache())).toEqual([kept])
})

test('Compiles a changed source again, points stack traces to it, and removes what was not used for a day', async () => {
  const [before = ''] = await readdir(cache())
  const old = path.join(cache(), 'old')
  await mkdir(old)
  await utimes(old, 0, 0)
  // The types are removed by compiling, so the compiled line has another number.
  await appendFile(main(), `interface Nothing {}\nconsole.log(new Error('here').stack)\n`)
  const { code, stdout, stderr } = await version()
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^Error: here\n(?:.*\n)*? +at .*helpers\/app\/main\.ts:\d+:13/)
  const left = await readdir(cache())
  expect(left).toContain(before)
  expect(left).not.toContain('old')
  expect(left).toHaveLength(2)
})
